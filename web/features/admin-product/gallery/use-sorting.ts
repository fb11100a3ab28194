import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

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

const placeUnder = (event: PointerEvent): number | null => {
  const tile = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]');
  return tile ? Number(tile.dataset.place) : null;
};

/**
 * Sorting by hand: the grip of an item is dragged with mouse or finger, or moved with the arrow keys, Home and End.
 * `step` moves it without dragging. `onMoved` hears of a step of the keys or of `step`, to say it aloud.
 */
export const useSorting = <T>(items: readonly T[], onOrder: (items: T[]) => void, onMoved: (place: number) => void) => {
  const [dragged, setDragged] = useState<number | null>(null);
  const held = useRef<number | null>(null);
  const hold = (place: number | null) => {
    held.current = place;
    setDragged(place);
  };
  const step = (place: number, to: number) => {
    if (to < 0 || to >= items.length || to === place) return;
    onOrder(moved(items, place, to));
    onMoved(to);
  };
  const gripOf = (place: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const to = STEPS[event.key]?.(place, items.length);
      if (to === undefined) return;
      event.preventDefault();
      step(place, to);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hold(place);
    },
    onPointerMove: (event: PointerEvent) => {
      const to = held.current === null ? null : placeUnder(event);
      if (to === null || held.current === null || to === held.current) return;
      onOrder(moved(items, held.current, to));
      hold(to);
    },
    onPointerUp: () => hold(null),
    onPointerCancel: () => hold(null),
  });
  return { dragged, gripOf, step };
};
