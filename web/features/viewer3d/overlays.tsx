import { AxesMark } from './axes-mark.tsx';
import { Balloons } from './balloons.tsx';
import { DimensionMark } from './dimension-mark.tsx';
import type { RunningViewer } from './running-viewer.tsx';
import { ToolStrip } from './tool-strip.tsx';
import type { Measuring } from './use-measure.ts';
import type { ViewerPart } from './viewer-part.ts';
import type { Change, Shown } from './viewer-state.ts';

interface OverlaysProps {
  viewer: RunningViewer;
  parts: readonly ViewerPart[];
  shown: Shown;
  change: (change: Change) => void;
  measuring: Measuring;
  cut: [number, number] | null;
}

/** What stands over the turning model: numbers of parts, axes, what is measured, the strip of the tool in use. */
export function Overlays({ viewer, parts, shown, change, measuring, cut }: OverlaysProps) {
  const { points } = measuring;
  return (
    <>
      <Balloons viewer={viewer} parts={parts} shown={shown} />
      <AxesMark viewer={viewer} />
      {shown.tool === 'measure' && <i className="vw__aim" aria-hidden="true" />}
      {points.length > 0 && <DimensionMark viewer={viewer} points={points} />}
      <ToolStrip {...{ shown, change, measuring, cut }} reach={viewer.reach} />
    </>
  );
}
