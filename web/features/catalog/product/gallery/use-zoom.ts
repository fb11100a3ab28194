import { useRef, useState, type PointerEvent } from 'react';

const NEAR = 2.4;
const NEAREST = 5;
const STEP = 1.5;
const PAN = 12;
/** A second tap within this time belongs to the first. */
const DOUBLE_TAP_MS = 350;

interface Point {
  readonly x: number;
  readonly y: number;
}

const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const MIDDLE: Point = { x: 50, y: 50 };

const apart = ([a, b]: readonly Point[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y);
const between = ([a, b]: readonly Point[]): Point => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });

/** Where a point of the window lies in the picture's box, in percent. */
const placeIn = (element: Element, { x, y }: Point): Point => {
  const box = element.getBoundingClientRect();
  const share = (value: number, size: number) => bounded(size ? (value / size) * 100 : 50, 0, 100);
  return { x: share(x - box.left, box.width), y: share(y - box.top, box.height) };
};

/**
 * Looking closer at one picture: a press or a double tap, two fingers, and keys. The picture follows the pointer; another
 * one is whole again.
 */
export const useZoom = (picture: string) => {
  const [zoomed, setZoomed] = useState({ picture, scale: 1 });
  const scale = zoomed.picture === picture ? zoomed.scale : 1;
  const setScale = (next: number) => setZoomed({ picture, scale: bounded(next, 1, NEAREST) });
  const [at, setAt] = useState(MIDDLE);
  const fingers = useRef(new Map<number, Point>());
  const pinch = useRef<{ apart: number; scale: number } | null>(null);
  const lastTurn = useRef(0);
  const panBy = (x: number, y: number) =>
    setAt((now) => ({ x: bounded(now.x + x * PAN, 0, 100), y: bounded(now.y + y * PAN, 0, 100) }));
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const points = [...fingers.current.values()];
      if (points.length === 2) pinch.current = { apart: apart(points) || 1, scale };
    },
    onPointerMove: (event: PointerEvent) => {
      const here = { x: event.clientX, y: event.clientY };
      if (fingers.current.has(event.pointerId)) fingers.current.set(event.pointerId, here);
      const points = [...fingers.current.values()];
      const pinched = points.length === 2 && pinch.current;
      if (pinched) setScale((pinched.scale * apart(points)) / pinched.apart);
      setAt(placeIn(event.currentTarget, pinched ? between(points) : here));
    },
    onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onPointerLeave: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onClick: ({ timeStamp }: { timeStamp: number }) => {
      const again = timeStamp - lastTurn.current < DOUBLE_TAP_MS;
      const afterPinch = pinch.current !== null;
      pinch.current = null;
      if (again || afterPinch) return;
      lastTurn.current = timeStamp;
      setScale(scale > 1 ? 1 : NEAR);
    },
  };
  return { scale, at, handlers, closer: () => setScale(scale * STEP), farther: () => setScale(scale / STEP), panBy };
};
