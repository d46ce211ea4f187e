/** What ends a beat early: Escape anywhere; Space and Enter where they would press nothing; a press on what is no control. */
import type { Stage } from './stage.svelte';

const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex], [role=gridcell], [contenteditable]';

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null;
}

function isSkip(event: KeyboardEvent): boolean {
  if (event.key === 'Escape') return document.querySelector('dialog[open]') === null;
  return (event.key === ' ' || event.key === 'Enter') && !isControl(event.target);
}

/** Skip what is played if this key asks for it; then it does nothing else. */
export function skipByKey(stage: Stage, event: KeyboardEvent): void {
  if (!stage.isPlaying || !isSkip(event)) return;
  event.preventDefault();
  event.stopPropagation();
  stage.skip();
}

/** Skip what is played if nothing else was pressed. */
export function skipByPress(stage: Stage, event: PointerEvent): void {
  if (stage.isPlaying && !isControl(event.target)) stage.skip();
}
