/** What was begun on a page, kept while the tab is open: a reload loses nothing. */
export function recall<T extends object>(name: string, none: T): T {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return kept && typeof kept === 'object' ? { ...none, ...kept } : none;
  } catch {
    return none;
  }
}

export function keep(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage a reload forgets what was begun; nothing else is lost.
  }
}
