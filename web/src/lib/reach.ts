/** By which addresses others reach this site. */
import type { Reach } from '../wire/types';
import { get } from './api';

/** Whether a name or an address is that of the device itself, where nobody else finds this site. */
export function isDevice(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}

/** The addresses by which others reach this site: that of this page, unless it works on this device only. */
export function reach(): Promise<Reach> {
  if (!isDevice(location.hostname)) return Promise.resolve({ addresses: [location.origin], onlyHere: false });
  return get<Reach>('/api/reach');
}
