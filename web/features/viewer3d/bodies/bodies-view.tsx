import './bodies.css';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { BodiesScene, type Body, type Direction } from './bodies-scene.ts';

const AT_FIRST: Direction = { azimuth: 35, tilt: 20 };
const MOST_TILT = 85;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, 10],
  ArrowDown: [0, -10],
};

const turned = ({ azimuth, tilt }: Direction, [right, up]: readonly [number, number]): Direction => ({
  azimuth: (azimuth + right) % 360,
  tilt: Math.max(-MOST_TILT, Math.min(MOST_TILT, tilt + up)),
});

const startedOn = (canvas: HTMLCanvasElement): BodiesScene | null => {
  try {
    return new BodiesScene(canvas);
  } catch {
    return null;
  }
};

/** Draws on a canvas what is shown, from this direction; whether this browser can. */
const useScene = (bodies: readonly Body[], direction: Direction) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<BodiesScene | null>(null);
  const [canDraw, setCanDraw] = useState(true);
  useEffect(() => {
    const started = startedOn(canvas.current!);
    scene.current = started;
    if (!started) setCanDraw(false);
    return () => started?.dispose();
  }, []);
  useEffect(() => scene.current?.show(bodies), [bodies]);
  useEffect(() => scene.current?.look(direction), [direction]);
  return { canvas, canDraw };
};

interface BodiesViewProps {
  bodies: readonly Body[];
  label: string;
  /** Stands in its place where the browser does not draw in 3D. */
  notDrawn?: string;
}

/** Bodies that are made while one looks, or laid over each other; turned by hand and by the arrow keys. */
export function BodiesView({ bodies, label, notDrawn }: BodiesViewProps) {
  const t = useText();
  const helpId = useId();
  const [direction, setDirection] = useState(AT_FIRST);
  const { canvas, canDraw } = useScene(bodies, direction);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    setDirection(turned(direction, by));
  };
  const onPointerMove = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons & 1) setDirection((before) => turned(before, [-movementX / 2, movementY / 2]));
  };
  if (!canDraw) return <p className="faint">{notDrawn ?? t('tailoring.notDrawn')}</p>;
  return (
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- keys turn what is shown, so a screen reader must pass them on
    <div
      className="bodies"
      role="application"
      aria-label={label}
      aria-describedby={helpId}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    >
      <canvas ref={canvas} />
      <p className="sr" id={helpId}>
        {t('tailoring.turn')}
      </p>
    </div>
    // oxlint-enable
  );
}
