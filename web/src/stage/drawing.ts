/** Beats as animations of the browser. Only transforms and opacity move, so that no frame has to be laid out. */
import type { Beat, Entrance, Spot } from './beats';

const EASE = 'cubic-bezier(0.3, 0.7, 0.25, 1)';
const GO = 'cubic-bezier(0.5, 0, 0.8, 0.4)';

/** The box of several spots together, or null if none of them is on the screen. */
function boxOf(spots: readonly Spot[]): DOMRect | null {
  const boxes = spots.flatMap((spot) => elementAt(spot)?.getBoundingClientRect() ?? []);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The element at a spot that can be seen; a page may draw the same place twice, for wide and narrow screens. */
function elementAt(spot: Spot): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
  return [...found].find((one) => one.getClientRects().length > 0) ?? null;
}

export interface Playing {
  /** How long a millisecond of a beat is. */
  pace: number;
  /** Whether nothing may move: things then appear and vanish where they are. */
  still: boolean;
}

type Frames = Keyframe[];
type Timing = { fill: FillMode; easing: string };

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

function shift(x: number, y: number, scale = 1): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** The way between where an element is and another box, as shifts of the element. */
function way(here: DOMRect, there: DOMRect, arc: number): { away: string; half: string } {
  const [x, y] = middle(here);
  const [u, v] = middle(there);
  const scale = Math.min(1.4, Math.max(0.35, there.width / here.width || 1));
  return { away: shift(u - x, v - y, scale), half: shift((u - x) * 0.42, (v - y) * 0.42 - arc, (1 + scale) / 2) };
}

const SEEN: Frames = [{ opacity: 0 }, { opacity: 1 }];
const UNSEEN: Frames = [{ opacity: 1 }, { opacity: 0 }];

/** The beats that change an element of the table. */
type Moved = Extract<Beat, { spot: Spot }>;

/** How the element of a beat changes, or null if it stays as it is. */
function framesOf(beat: Moved, element: HTMLElement, still: boolean): [Frames, Timing] | null {
  const here = element.getBoundingClientRect();
  switch (beat.what) {
    case 'come':
    case 'move': {
      const from = boxOf([beat.from]);
      const hidden = beat.what === 'come';
      if (still || !from) return hidden ? [SEEN, { fill: 'backwards', easing: 'linear' }] : null;
      const { away, half } = way(here, from, beat.arc ?? (hidden ? 28 : 0));
      const first = hidden ? { opacity: 0 } : {};
      const frames = [
        { transform: away, ...first },
        ...(hidden ? [{ opacity: 1, offset: 0.15 }] : []),
        { transform: half, offset: 0.55 },
        { transform: 'none' },
      ];
      return [frames, { fill: 'backwards', easing: EASE }];
    }
    case 'go': {
      const to = beat.to === undefined ? null : boxOf([beat.to]);
      if (still || !to) return [UNSEEN, { fill: 'forwards', easing: 'linear' }];
      const { away, half } = way(here, to, beat.arc ?? 28);
      const frames = [
        { transform: 'none' },
        { transform: half, offset: 0.5 },
        { opacity: 1, offset: 0.85 },
        { transform: away, opacity: 0 },
      ];
      return [frames, { fill: 'forwards', easing: GO }];
    }
    case 'turn': {
      const away = beat.to === 'away';
      if (still) return [away ? UNSEEN : SEEN, { fill: away ? 'forwards' : 'backwards', easing: 'linear' }];
      const [flat, edge] = ['perspective(40rem) rotateY(0)', `perspective(40rem) rotateY(${away ? 90 : -90}deg)`];
      const frames = [{ transform: away ? flat : edge }, { transform: away ? edge : flat }];
      return [frames, { fill: away ? 'forwards' : 'backwards', easing: away ? 'ease-in' : 'ease-out' }];
    }
    case 'shake': {
      if (still) return null;
      const frames = [0, -3, 3, -2, 2, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
      return [frames, { fill: 'none', easing: 'ease-in-out' }];
    }
    case 'pulse':
      if (still) return null;
      return [[{ transform: 'none' }, { transform: 'scale(1.12)' }, { transform: 'none' }], { fill: 'none', easing: EASE }];
  }
}

/** Begin the animation of a beat that changes an element of the table. */
export function animateElement(beat: Beat, { pace, still }: Playing): Animation | null {
  if (!('spot' in beat)) return null;
  const element = elementAt(beat.spot);
  const drawn = element && framesOf(beat, element, still);
  if (!element || !drawn) return null;
  const [frames, timing] = drawn;
  // An element that has a layer of its own needs no layout when its movement begins or ends.
  element.style.willChange = 'transform, opacity';
  return element.animate(frames, { ...timing, delay: beat.start * pace, duration: beat.duration * pace });
}

/** End an animation; its element is again as the page draws it. */
export function endAnimation(animation: Animation): void {
  animation.cancel();
  const { target } = animation.effect as KeyframeEffect;
  if (target instanceof HTMLElement) target.style.willChange = '';
}

const ENTRANCES: Record<Entrance, Frames> = {
  fade: [{ opacity: 0 }, { opacity: 1, offset: 0.2 }],
  pop: [
    { opacity: 0, transform: 'scale(0.6)' },
    { opacity: 1, transform: 'scale(1.06)', offset: 0.14 },
    { transform: 'none', offset: 0.22 },
  ],
  drop: [
    { opacity: 0, transform: 'translateY(-5rem) rotate(-70deg)' },
    { opacity: 1, transform: 'translateY(0) rotate(6deg)', offset: 0.2 },
    { transform: 'translateY(-0.7rem) rotate(-3deg)', offset: 0.28 },
    { transform: 'none', offset: 0.36 },
  ],
  stamp: [
    { opacity: 0, transform: 'scale(2.6) rotate(-14deg)' },
    { opacity: 1, transform: 'scale(0.94) rotate(-7deg)', offset: 0.14 },
    { transform: 'scale(1) rotate(-7deg)', offset: 0.2 },
  ],
};

/** What lies on the layer above the table for the length of a beat. */
export interface Item {
  key: number;
  beat: Extract<Beat, { what: 'light' | 'points' | 'prop' }>;
  /** Where it lies, in the coordinates of the layer. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** How far it flies at the end, or comes from at the beginning. */
  x: number;
  y: number;
}

function item(key: number, beat: Item['beat'], box: DOMRect, layer: DOMRect, x = 0, y = 0): Item {
  return { key, beat, left: box.left - layer.left, top: box.top - layer.top, width: box.width, height: box.height, x, y };
}

/** What a beat puts on the layer. */
export function itemsOf(beat: Beat, layer: DOMRect, next: () => number): Item[] {
  if (beat.what === 'light') {
    return beat.spots.flatMap((spot) => {
      const box = boxOf([spot]);
      return box ? [item(next(), beat, box, layer)] : [];
    });
  }
  if (beat.what === 'points') {
    const box = boxOf(beat.above) ?? boxOf([`seat:${beat.seat}`]);
    const score = boxOf([`score:${beat.seat}`]);
    if (!box) return [];
    const [x, y] = middle(box);
    const [u, v] = score ? middle(score) : [x, y - 40];
    return [
      item(
        next(),
        beat,
        new DOMRect(x, Math.max(box.top, layer.top + 24), 0, 0),
        layer,
        u - x,
        v - Math.max(box.top, layer.top + 24),
      ),
    ];
  }
  if (beat.what === 'prop') {
    const box = boxOf([beat.at]);
    const from = beat.from === undefined ? null : boxOf([beat.from]);
    if (!box) return [];
    const [x, y] = middle(box);
    const at = beat.side === 'above' ? box.top : beat.side === 'below' ? box.bottom : y;
    const [u, v] = from ? middle(from) : [x, at];
    return [item(next(), beat, new DOMRect(x, at, 0, 0), layer, u - x, v - at)];
  }
  return [];
}

const EDGE = 4;

/** How far something must be moved sideways so that all of it is seen: what is said by a face at the edge of a phone. */
export function shiftInside(element: Element, layer: DOMRect): number {
  const box = element.querySelector('.thing')?.getBoundingClientRect();
  if (!box) return 0;
  return Math.max(0, layer.left + EDGE - box.left) + Math.min(0, layer.right - EDGE - box.right);
}

/** Begin the animation of something on the layer. */
export function animateItem({ beat, x, y }: Item, element: Element, { pace, still }: Playing): Animation {
  const timing = { delay: beat.start * pace, duration: beat.duration * pace, fill: 'both' as FillMode, easing: 'linear' };
  const shown: Frames = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
  if (still || beat.what === 'light') return element.animate(shown, timing);
  if (beat.what === 'points') {
    const frames = [
      { opacity: 0, transform: 'translate(0, 0) scale(0.6)' },
      { opacity: 1, transform: 'translate(0, -1.6rem) scale(1)', offset: 0.25, easing: 'ease-in' },
      { opacity: 1, transform: 'translate(0, -1.8rem) scale(1)', offset: 0.5, easing: 'ease-in' },
      { opacity: 1, transform: `translate(${x * 0.6}px, ${y * 0.45 - 40}px) scale(0.9)`, offset: 0.8 },
      { opacity: 0.2, transform: `translate(${x}px, ${y}px) scale(0.6)` },
    ];
    return element.animate(frames, timing);
  }
  const entrance =
    beat.from === undefined
      ? ENTRANCES[beat.enter]
      : [
          { opacity: 0, transform: shift(x, y, 0.5) },
          { opacity: 1, offset: 0.1 },
          { transform: 'none', offset: 0.35, easing: EASE },
        ];
  const last = entrance.at(-1)!.transform ?? 'none';
  return element.animate([...entrance, { opacity: 1, transform: last, offset: 0.9 }, { opacity: 0, transform: last }], timing);
}
