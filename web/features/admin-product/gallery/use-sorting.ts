import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

/** The list with one item at another place. */
export const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, place) => place !== from);
  return rest.toSpliced(to, 0, items[from]!);
};

const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** Pixels from the upper and lower edge of the window within which the page moves, and how far it does each frame. */
const [EDGE, SPEED] = [96, 12];

interface Drag {
  readonly from: number;
  readonly to: number;
  /** Where the pointer is. */
  readonly x: number;
  readonly y: number;
}

const placeAt = (x: number, y: number): number | null => {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return tile ? Number(tile.dataset.place) : null;
};

/** Where each item stands while one of them is dragged. */
const ordersOf = (count: number, drag: Drag | null): number[] => {
  const places = Array.from({ length: count }, (_, place) => place);
  if (!drag) return places;
  const shown = moved(places, drag.from, drag.to);
  return places.map((place) => shown.indexOf(place));
};

/** Moves the page while something is held near an edge of the window; `onMoved` is called after each bit. */
const useEdgeScroll = (held: { readonly current: Drag | null }, active: boolean, onMoved: () => void) => {
  const follow = useEffectEvent(onMoved);
  useEffect(() => {
    if (!active) return;
    const step = () => {
      const y = held.current?.y ?? EDGE;
      const before = window.scrollY;
      if (y < EDGE) window.scrollBy({ top: -SPEED, behavior: 'instant' });
      if (y > window.innerHeight - EDGE) window.scrollBy({ top: SPEED, behavior: 'instant' });
      if (window.scrollY !== before) follow();
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [held, active]);
};

/** An element that moves within the page loses the focus; `keep` gives it back once the items stand in their new order. */
const useKeptFocus = (items: unknown) => {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    (focused.current as HTMLElement | null)?.focus();
    focused.current = null;
  }, [items]);
  return () => (focused.current = document.activeElement);
};

/** What is held, as it is drawn and as the next event of the pointer finds it. */
const useHeld = () => {
  const held = useRef<Drag | null>(null);
  const [drag, show] = useState<Drag | null>(null);
  const hold = (next: Drag | null) => {
    held.current = next;
    show(next);
  };
  return { held, drag, hold };
};

/**
 * Sorting by hand: the grip of an item is dragged with mouse or finger, or moved with the arrow keys, Home and End.
 * While it is dragged nothing moves within the page, `orders` alone says where each item is drawn: so the pointer stays
 * captured, and Escape leaves everything as it was. `step` moves an item without dragging. `onMoved` hears of a step of the
 * keys or of `step`, to say it aloud.
 */
export const useSorting = <T>(items: readonly T[], onOrder: (items: T[]) => void, onMoved: (place: number) => void) => {
  const { held, drag, hold } = useHeld();
  const keepFocus = useKeptFocus(items);
  const follow = (x: number, y: number) => {
    if (!held.current) return;
    const under = placeAt(x, y);
    const to = under === null ? held.current.to : ordersOf(items.length, held.current)[under]!;
    hold({ ...held.current, to, x, y });
  };
  useEdgeScroll(held, drag !== null, () => follow(held.current!.x, held.current!.y));
  const step = (place: number, to: number) => {
    if (to < 0 || to >= items.length || to === place) return;
    keepFocus();
    onOrder(moved(items, place, to));
    onMoved(to);
  };
  const drop = () => {
    const { from, to } = held.current ?? { from: 0, to: 0 };
    if (from !== to) onOrder(moved(items, from, to));
    hold(null);
  };
  const gripOf = (place: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') hold(null);
      const to = STEPS[event.key]?.(place, items.length);
      if (to === undefined || held.current) return;
      event.preventDefault();
      step(place, to);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hold({ from: place, to: place, x: event.clientX, y: event.clientY });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => follow(clientX, clientY),
    onPointerUp: drop,
    onPointerCancel: () => hold(null),
  });
  return { dragged: drag?.from ?? null, orders: ordersOf(items.length, drag), gripOf, step };
};
