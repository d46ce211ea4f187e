/** Where it is written down which build and day are kept on this device: every page asks, few of them fetch anything. */
export const STAMP = 'ludomots-kept';

/** Whether everything was kept once; a part of it may be of an earlier day or build. */
export const isKept = (): boolean => localStorage.getItem(STAMP) !== null;
