import type { CSSProperties } from 'react';
import { axisOf, lineOf, linesOf, shareOf, type Axis, type PlotPoint } from './plot-scale.ts';
import { useNumber } from '../use-number.ts';

interface PlotProps {
  title: string;
  /** What the plot shows, for those who do not see it. */
  label: string;
  unit: string;
  xUnit: string;
  points: readonly PlotPoint[];
  /** Points that have a name. */
  marks: readonly { name: string; point: PlotPoint }[];
  /** The point of the moment that is looked at. */
  cursor: PlotPoint | null;
  /** A value from which on it is as it should be. */
  least?: number;
}

const X_LINES = 5;
const Y_LINES = 4;

const digitsOf = ({ step }: Axis): number => (step < 1 ? 1 : 0);

const at = (x: Axis, y: Axis, [px, py]: PlotPoint): CSSProperties => ({
  insetInlineStart: `${shareOf(x, px)}%`,
  bottom: `${shareOf(y, py)}%`,
});

/** One quantity over another as a line, with round axes, named points and the moment that is looked at. */
export function LinePlot({ title, label, unit, xUnit, points, marks, cursor, least }: PlotProps) {
  const n = useNumber();
  const x = axisOf(points.map(([one]) => one), X_LINES); // oxfmt-ignore
  const y = axisOf(points.map(([, one]) => one), Y_LINES); // oxfmt-ignore
  return (
    <figure className="plot">
      <figcaption className="plot__t">
        {title} <span className="faint">{unit}</span>
      </figcaption>
      <div className="plot__b" role="img" aria-label={label}>
        {linesOf(y).map((line) => (
          <span key={line} className="plot__y" style={{ bottom: `${shareOf(y, line)}%` }} aria-hidden>
            <i>{n(line, digitsOf(y))}</i>
          </span>
        ))}
        {linesOf(x).map((line) => (
          <span key={line} className="plot__x" style={{ insetInlineStart: `${shareOf(x, line)}%` }} aria-hidden>
            <i>{n(line, digitsOf(x))}</i>
          </span>
        ))}
        {least !== undefined && <span className="plot__l" style={{ bottom: `${shareOf(y, least)}%` }} aria-hidden />}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <polyline points={lineOf(points, x, y)} />
        </svg>
        {marks.map(({ name, point }) => (
          <span
            key={name}
            className="plot__m"
            style={at(x, y, point)}
            data-side={shareOf(x, point[0]) > 60 ? 'end' : 'start'}
          >
            <b>{name}</b>
          </span>
        ))}
        {cursor && <span className="plot__c" style={at(x, y, cursor)} aria-hidden />}
      </div>
      <p className="plot__u faint" aria-hidden>
        {xUnit}
      </p>
    </figure>
  );
}
