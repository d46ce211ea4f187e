/** A table that is drawn smaller where the window is too low for it: in a lesson everything is in sight. */

/** Smaller than this nothing can be read or hit any more; then the page scrolls. */
const SMALLEST = 0.72;
const MARGIN = 6;

export function fitted(table: HTMLElement, wanted: boolean): { destroy: () => void } | undefined {
  if (!wanted) return undefined;
  function draw(size: number): void {
    table.style.zoom = String(size);
    table.style.setProperty('--drawn', String(size));
  }
  function fit(): void {
    draw(1);
    const { top, height } = table.getBoundingClientRect();
    const room = innerHeight - (top + scrollY) - MARGIN;
    if (height > room) draw(Math.max(SMALLEST, room / height));
  }
  const watch = new ResizeObserver(fit);
  watch.observe(table);
  // What stands above it may grow.
  if (table.parentElement) watch.observe(table.parentElement);
  addEventListener('resize', fit);
  return {
    destroy() {
      watch.disconnect();
      removeEventListener('resize', fit);
    },
  };
}
