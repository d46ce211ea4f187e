/** What ends a beat early: Escape anywhere; Space and Enter where they would press nothing; a press on what is no control. */

const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex], [role=gridcell], [contenteditable]';

export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null;
}

export function isSkip(event: KeyboardEvent): boolean {
  if (event.key === 'Escape') return document.querySelector('dialog[open]') === null;
  return (event.key === ' ' || event.key === 'Enter') && !isControl(event.target);
}
