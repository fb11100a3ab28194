import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { AxesMark } from './measure/axes-mark.tsx';
import { Balloons } from './parts/balloons.tsx';
import { DimensionMark } from './measure/dimension-mark.tsx';
import { Hints } from './tools/hints.tsx';
import { isMove, move } from './camera/moves.ts';
import { Pad } from './tools/pad.tsx';
import type { RunningViewer } from './running-viewer.tsx';
import { SmallTools } from './tools/small-tools.tsx';
import { ToolStrip } from './tools/tool-strip.tsx';
import { TurnSwitch } from './camera/turn-switch.tsx';
import type { BarAction } from './use-actions.ts';
import { useKeys, usePress } from './use-host.ts';
import { useMeasure } from './measure/use-measure.ts';
import { isForSmall, type Move, type ViewerAction } from './tools/viewer-keys.ts';
import type { ViewerPart } from './parts/viewer-part.ts';
import type { Change, Shown } from './viewer-state.ts';

/** Comes when layers are first asked for. */
const LayersStrip = lazyPart(() => import('./layers/layers-strip.tsx').then((module) => module.LayersStrip));

/** Comes when overhangs are first asked for. */
const HeatStrip = lazyPart(() => import('./heat/heat-strip.tsx').then((module) => module.HeatStrip));

interface OverlaysProps {
  viewer: RunningViewer;
  /** The picture, and the whole viewer round it. */
  host: RefObject<HTMLElement | null>;
  frame: RefObject<HTMLElement | null>;
  parts: readonly ViewerPart[];
  shown: Shown;
  change: (change: Change) => void;
  cut: [number, number] | null;
  act: (action: BarAction) => void;
  compact: boolean;
  productId: number;
  /** The seller has it turn by itself. */
  turns: boolean;
  /** Told once keys and presses are heard. */
  onHands: () => void;
}

/** Tools that write where the hints stand. */
const WITHOUT_HINTS: readonly Shown['tool'][] = ['measure', 'layers', 'heat'];

/** One press on the pad does what a key does held down a moment. */
const PRESS = 2;

/** The visitor has moved the model, so the hints have done their work. */
function useUsed(viewer: RunningViewer) {
  const [used, setUsed] = useState(false);
  useEffect(() => viewer.view.onUse(() => setUsed(true)), [viewer]);
  const go = (way: Move, steps?: number) => {
    setUsed(true);
    move(viewer.view, way, steps);
  };
  return { used, go };
}

/** A part that is chosen in the picture is brought into sight in its list, without moving the page. */
function useChosenRow(frame: OverlaysProps['frame'], selected: string | null) {
  useEffect(() => {
    const row = frame.current?.querySelector('.tree [aria-selected=true]');
    const list = row?.parentElement;
    if (!selected || !row || !list) return;
    const [mine, all] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop += Math.min(0, mine.top - all.top) + Math.max(0, mine.bottom - all.bottom);
  }, [frame, selected]);
}

function useHands({ viewer, host, frame, shown, change, act, compact, onHands }: OverlaysProps) {
  const measuring = useMeasure(viewer, shown.tool === 'measure');
  const { used, go } = useUsed(viewer);
  useKeys(host, (action: ViewerAction) => {
    if (compact && !isForSmall(action)) return;
    if (isMove(action)) go(action);
    else if (action === 'point') measuring.middle();
    else if (action === 'isolate') change({ do: 'isolate' });
    else if (action !== 'leave') act(action);
    else if (shown.tool) change({ do: 'tool', tool: shown.tool });
  });
  usePress(host, (place) => {
    if (shown.tool === 'measure') return measuring.set(place);
    const id = compact ? null : viewer.partAt(place);
    if (id) change({ do: 'select', id });
  });
  useChosenRow(frame, shown.selected);
  const there = useEffectEvent(onHands);
  useEffect(() => there(), []);
  return { measuring, used, go };
}

/** What stands over the turning model: numbers of parts, axes, what is measured, the strip of the tool in use; and all by which it is moved. */
export function Overlays(props: OverlaysProps) {
  const { viewer, parts, shown, change, cut, act, compact, turns, productId } = props;
  const { measuring, used, go } = useHands(props);
  const { points } = measuring;
  const part = parts.find(({ id }) => id === shown.selected) ?? parts[0];
  return (
    <>
      {!used && !WITHOUT_HINTS.includes(shown.tool) && <Hints />}
      {compact ? (
        <SmallTools {...{ shown, act, turns }} view={viewer.view} />
      ) : (
        <>
          <Balloons viewer={viewer} parts={parts} shown={shown} />
          <AxesMark viewer={viewer} />
          {turns && <TurnSwitch view={viewer.view} />}
          {shown.tool === 'measure' && <i className="vw__aim" aria-hidden="true" />}
          {points.length > 0 && <DimensionMark viewer={viewer} points={points} />}
          <ToolStrip {...{ shown, change, measuring, cut }} reach={viewer.reach} />
          {shown.tool === 'layers' && part && <LayersStrip {...{ viewer, productId, part }} />}
          {shown.tool === 'heat' && part && <HeatStrip {...{ viewer, productId, part }} />}
        </>
      )}
      <Pad onMove={(way) => go(way, PRESS)} />
    </>
  );
}
