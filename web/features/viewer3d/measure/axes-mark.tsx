import type { RunningViewer } from '../running-viewer.tsx';
import { useFrame } from '../use-frame.ts';

const MIDDLE = 32;
const ARM = 20;
const NAME = 27;

/** Where the model's axes point in the picture. */
export function AxesMark({ viewer }: { viewer: RunningViewer }) {
  useFrame(viewer);
  return (
    <svg className="vw__ax" viewBox="0 0 64 64" aria-hidden="true">
      {Object.entries(viewer.axes()).map(([name, { x, y }]) => (
        <g key={name}>
          <path d={`M${MIDDLE} ${MIDDLE}l${x * ARM} ${y * ARM}`} />
          <text x={MIDDLE + x * NAME} y={MIDDLE + y * NAME}>
            {name.toUpperCase()}
          </text>
        </g>
      ))}
    </svg>
  );
}
