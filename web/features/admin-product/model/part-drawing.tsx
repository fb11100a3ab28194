import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { frameOfBox, isHidden, pointIn, BOX_EDGES, type Point } from './isometric.ts';
import type { Report } from './use-model-uploads.ts';

const [WIDTH, HEIGHT] = [400, 300];
/** Room for the sizes around the drawing. */
const ROOM = 36;

const middle = (a: readonly number[], b: readonly number[]) => [(a[0]! + b[0]!) / 2, (a[1]! + b[1]!) / 2] as const;

interface PlaceProps {
  at: (point: Point) => readonly [number, number];
}

/** The three sides of the box along the edges that are seen. */
const Sizes = ({ at, sizeMm: [w = 1, d = 1, h = 1] }: PlaceProps & { sizeMm: readonly number[] }) => {
  const intl = useIntl();
  const sizes = [
    { key: 'w', value: w, place: middle(at([0, 0, 0]), at([w, 0, 0])), dy: 16, anchor: 'end' },
    { key: 'd', value: d, place: middle(at([w, 0, 0]), at([w, d, 0])), dy: 16, anchor: 'start' },
    { key: 'h', value: h, place: middle(at([0, 0, 0]), at([0, 0, h])), dy: 4, anchor: 'end' },
  ] as const;
  return sizes.map(({ key, value, place: [x, y], dy, anchor }) => (
    <text key={key} x={x + (anchor === 'end' ? -8 : 8)} y={y + dy} textAnchor={anchor}>
      {intl.formatNumber(value, { maximumFractionDigits: 1 })}
    </text>
  ));
};

const Found = ({ at, report }: PlaceProps & { report: Report }) => {
  const inBox = (point: readonly number[]): Point => {
    const [x = 0, y = 0, z = 0] = point.map((value, axis) => value - report.minMm[axis]!);
    return [x, y, z];
  };
  return report.findings.map(({ severity, places }, i) => {
    const [first, ...rest] = places.map(({ at: point }) => at(inBox(point)));
    if (!first) return null;
    const [x, y] = first;
    return (
      <g key={i} className="mb__found" data-severity={severity}>
        {[first, ...rest].map(([cx, cy], place) => (
          <circle key={place} cx={cx} cy={cy} r={3} />
        ))}
        <line x1={x} y1={y} x2={x + 26} y2={y - 24} />
        <circle className="mb__bal" cx={x + 32} cy={y - 30} r={10} />
        <text x={x + 32} y={y - 26} textAnchor="middle">
          {i + 1}
        </text>
      </g>
    );
  });
};

interface PartDrawingProps {
  sizeMm: readonly number[];
  /** Of the drawing; without one the box is drawn that the part fills. */
  frame: readonly number[] | null | undefined;
  drawing: string | undefined;
  report: Report | undefined;
}

/** A part in isometric view, to scale with its sizes, and where in it the findings are, numbered as they are listed. */
export const PartDrawing = ({ sizeMm, frame, drawing, report }: PartDrawingProps) => {
  const t = useText();
  const [left = 0, top = 0, width = 1] = frame ?? frameOfBox(sizeMm);
  const at = (point: Point): readonly [number, number] => {
    const [right, up] = pointIn(point);
    return [((right - left) / width) * WIDTH, ((top - up) / width) * WIDTH];
  };
  return (
    <svg
      className="mb"
      viewBox={`${-ROOM} ${-ROOM / 2} ${WIDTH + 2 * ROOM} ${HEIGHT + ROOM}`}
      role="img"
      aria-label={t('catalogue.model.drawing')}
    >
      {drawing && frame ? (
        <image className="mb__drawing" href={drawing} width={WIDTH} height={HEIGHT} />
      ) : (
        BOX_EDGES.map(([a, b]) => {
          const scaled = ([x, y, z]: Point): Point => [x * sizeMm[0]!, y * sizeMm[1]!, z * sizeMm[2]!];
          const [[x1, y1], [x2, y2]] = [at(scaled(a)), at(scaled(b))];
          return (
            <line
              key={`${a.join()} ${b.join()}`}
              {...{ x1, y1, x2, y2 }}
              className={isHidden(a, b) ? 'mb__hidden' : undefined}
            />
          );
        })
      )}
      <Sizes {...{ at, sizeMm }} />
      {report && <Found {...{ at, report }} />}
    </svg>
  );
};
