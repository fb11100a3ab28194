import { useIntl } from 'react-intl';
import { dimensionLine } from './dimension-line.ts';
import type { ModelPoint, RunningViewer } from '../running-viewer.tsx';
import { lengthOf } from './use-measure.ts';
import { millimetres } from './units.ts';
import { useFrame } from '../use-frame.ts';

const HEAD = 'M0 0l13 -4v8z';

/** The points that were set and the dimension line between them. */
export function DimensionMark({ viewer, points }: { viewer: RunningViewer; points: readonly ModelPoint[] }) {
  const intl = useIntl();
  useFrame(viewer);
  const places = points.map((point) => viewer.place(point));
  const [a, b] = places;
  const length = lengthOf(points);
  const mark = a && b ? dimensionLine(a, b) : null;
  return (
    <>
      <svg className="mk" aria-hidden="true">
        {mark &&
          [...mark.extensions, mark.line].map(([from, to], index) => (
            <path key={index} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          ))}
        {mark &&
          mark.line.map(({ x, y }, index) => (
            <path
              key={index}
              className="mk__head"
              d={HEAD}
              transform={`translate(${x} ${y}) rotate(${mark.angle + index * 180})`}
            />
          ))}
        {places.map(({ x, y }, index) => (
          <circle key={index} cx={x} cy={y} r="6" />
        ))}
      </svg>
      {mark && length !== null && (
        <span className="lbl" aria-hidden="true" style={{ left: mark.value.x, top: mark.value.y }}>
          {millimetres(intl, length)}
        </span>
      )}
    </>
  );
}
