import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { dragged, fitting, placeOf, viewOfCountry, zoomed, type Size, type Spot, type View } from './view.ts';

/** A hand that moved less than this pressed, and did not drag. */
const STILL_PX = 5;
/** Of an arrow key. */
const STEP_PX = 60;
export const ZOOM_STEP = 1.6;

const useSize = (place: RefObject<HTMLElement | null>): Size => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [place]);
  return size;
};

type Change = (change: (view: View) => View) => void;

/** A wheel zooms about its pointer; the browser's own listener, since React's cannot keep the page still. */
const useWheel = (place: RefObject<HTMLElement | null>, change: Change) => {
  useEffect(() => {
    const element = place.current!;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const dx = event.clientX - box.left - box.width / 2;
      const dy = event.clientY - box.top - box.height / 2;
      change((view) => zoomed(view, Math.exp(-event.deltaY / 400), dx, dy));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [place, change]);
};

interface Finger {
  x: number;
  y: number;
}

const middleOf = (fingers: readonly Finger[]): Finger => ({
  x: fingers.reduce((sum, { x }) => sum + x, 0) / fingers.length,
  y: fingers.reduce((sum, { y }) => sum + y, 0) / fingers.length,
});

const spreadOf = ([a, b]: readonly Finger[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** One hand drags, two fingers zoom about what lies between them. */
const useFingers = (change: Change) => {
  const fingers = useRef(new Map<number, Finger>());
  const dragging = useRef(false);
  const onPointerDown = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (fingers.current.size === 0) dragging.current = false;
    fingers.current.set(pointerId, { x, y });
  };
  const onPointerMove = ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    const before = fingers.current.get(pointerId);
    if (!before) return;
    if (!dragging.current && Math.hypot(x - before.x, y - before.y) < STILL_PX) return;
    if (!dragging.current) currentTarget.setPointerCapture(pointerId);
    dragging.current = true;
    const old = [...fingers.current.values()];
    fingers.current.set(pointerId, { x, y });
    const now = [...fingers.current.values()];
    const [from, to] = [middleOf(old), middleOf(now)];
    const box = currentTarget.getBoundingClientRect();
    const factor = old.length > 1 ? spreadOf(now) / (spreadOf(old) || 1) : 1;
    const [dx, dy] = [to.x - box.left - box.width / 2, to.y - box.top - box.height / 2];
    change((view) => zoomed(dragged(view, to.x - from.x, to.y - from.y), factor || 1, dx, dy));
  };
  const onPointerEnd = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
};

const KEYS: Readonly<Record<string, (view: View) => View>> = {
  ArrowLeft: (view) => dragged(view, STEP_PX, 0),
  ArrowRight: (view) => dragged(view, -STEP_PX, 0),
  ArrowUp: (view) => dragged(view, 0, STEP_PX),
  ArrowDown: (view) => dragged(view, 0, -STEP_PX),
  '+': (view) => zoomed(view, ZOOM_STEP),
  '=': (view) => zoomed(view, ZOOM_STEP),
  '-': (view) => zoomed(view, 1 / ZOOM_STEP),
};

interface Shown {
  country: string;
  /** Those that are to be seen at first; empty: the whole country. */
  spots: readonly Spot[];
}

/** What of the map is seen, and the hands, wheels and keys that change it. Other spots bring themselves into view. */
export const useMapView = (place: RefObject<HTMLElement | null>, { country, spots }: Shown) => {
  const size = useSize(place);
  const [moved, setMoved] = useState<{ by: readonly Spot[]; view: View } | null>(null);
  const start = spots.length > 0 ? fitting(spots, size) : viewOfCountry(country, size);
  const own = moved?.by === spots ? moved.view : null;
  const view = own ?? start;
  const latest = useRef({ view, spots });
  useEffect(() => {
    latest.current = { view, spots };
  });
  const [change] = useState<Change>(() => (how: (view: View) => View) => {
    const next = how(latest.current.view);
    if (next === latest.current.view) return;
    latest.current.view = next;
    setMoved({ by: latest.current.spots, view: next });
  });
  useWheel(place, change);
  const fingers = useFingers(change);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const how = KEYS[event.key];
    if (!how || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(how);
  };
  return { view, size, isMoved: own !== null, change, handlers: { ...fingers, onKeyDown } };
};

/** Brings a spot into the middle unless it is seen already. */
export const showing =
  (spot: Spot, { width, height }: Size) =>
  (view: View): View => {
    const { x, y } = placeOf(spot);
    const isSeen = Math.abs(x - view.x) * view.scale < width / 2 && Math.abs(y - view.y) * view.scale < height / 2;
    return isSeen ? view : { ...view, x, y };
  };
