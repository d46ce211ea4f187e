/** Dragging tiles with mouse, pen or finger. Under a finger the tile floats above it, to be seen. */

export interface Dragged {
  key: number;
  tile: string;
  x: number;
  y: number;
  /** What it would be dropped on: the value of `data-drop` there. */
  over: string | null;
}

interface Draggable {
  key: number;
  tile: string;
  enabled: boolean;
  drop: (over: string | null) => void;
}

const FAR_ENOUGH = 6;
const ABOVE_FINGER = 52;

export const drag = $state<{ now: Dragged | null }>({ now: null });

function under(x: number, y: number): string | null {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return target?.dataset.drop ?? null;
}

/** Let an element be dragged. A press without movement stays a click. */
export function draggable(node: HTMLElement, options: Draggable) {
  let current = options;
  let from: { x: number; y: number } | null = null;

  function down(event: PointerEvent): void {
    if (!current.enabled || event.button) return;
    from = { x: event.clientX, y: event.clientY };
    node.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (!drag.now && far < FAR_ENOUGH) return;
    const y = event.clientY - (event.pointerType === 'touch' ? ABOVE_FINGER : 0);
    drag.now = { key: current.key, tile: current.tile, x: event.clientX, y, over: under(event.clientX, y) };
  }
  function up(): void {
    from = null;
    if (!drag.now) return;
    const { over } = drag.now;
    drag.now = null;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    current.drop(over);
  }
  function cancel(): void {
    from = null;
    drag.now = null;
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  return {
    update(options: Draggable) {
      current = options;
    },
    destroy: cancel,
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
