import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import type { Report } from './use-model-uploads.ts';

type Point = readonly [x: number, y: number, z: number];

const [WIDTH, HEIGHT, ROOM] = [400, 300, 46];
const SLANT = Math.PI / 6;

const CORNERS: readonly Point[] = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => [x, y, z] as const)));
/** Pairs of corners; those at the back are hidden. */
const EDGES = CORNERS.flatMap((a, i) =>
  CORNERS.slice(i + 1).flatMap((b, j) =>
    a.filter((value, axis) => value !== b[axis]).length === 1 ? [[i, i + 1 + j] as const] : [],
  ),
);
const BACK = CORNERS.findIndex(([x, y, z]) => x === 0 && y === 0 && z === 0);

/** Isometric, seen from above; the corner at the origin is the hidden one. */
const flat = ([x, y, z]: Point): [number, number] => [(x - y) * Math.cos(SLANT), (x + y) * Math.sin(SLANT) - z];

const projection = (size: readonly number[]) => {
  const [w = 1, d = 1, h = 1] = size;
  const seen = CORNERS.map(([x, y, z]) => flat([x * w, y * d, z * h]));
  const [left, right] = [Math.min(...seen.map(([x]) => x)), Math.max(...seen.map(([x]) => x))];
  const [top, bottom] = [Math.min(...seen.map(([, y]) => y)), Math.max(...seen.map(([, y]) => y))];
  const scale = Math.min((WIDTH - 2 * ROOM) / (right - left || 1), (HEIGHT - 2 * ROOM) / (bottom - top || 1));
  return (point: Point): [number, number] => {
    const [x, y] = flat(point);
    return [WIDTH / 2 + (x - (left + right) / 2) * scale, HEIGHT / 2 + (y - (top + bottom) / 2) * scale];
  };
};

const middle = (a: readonly number[], b: readonly number[]) => [(a[0]! + b[0]!) / 2, (a[1]! + b[1]!) / 2] as const;

/** The box that a mesh fills, to scale with its sizes, and where in it the findings are, numbered as they are listed. */
export const BoxDrawing = ({ sizeMm, report }: { sizeMm: readonly number[]; report: Report | undefined }) => {
  const t = useText();
  const intl = useIntl();
  const [w = 1, d = 1, h = 1] = sizeMm;
  const at = projection(sizeMm);
  const corner = CORNERS.map(([x, y, z]) => at([x * w, y * d, z * h]));
  const length = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const sizes = [
    { key: 'w', value: w, place: middle(at([0, d, 0]), at([w, d, 0])), dy: 16, anchor: 'end' },
    { key: 'd', value: d, place: middle(at([w, 0, 0]), at([w, d, 0])), dy: 16, anchor: 'start' },
    { key: 'h', value: h, place: middle(at([0, d, 0]), at([0, d, h])), dy: 4, anchor: 'end' },
  ] as const;
  const inBox = (point: readonly number[]): Point => {
    const [x = 0, y = 0, z = 0] = point.map((value, axis) => value - (report?.minMm[axis] ?? 0));
    return [x, y, z];
  };
  const found = report?.findings.flatMap(({ severity, places }, i) =>
    places.length > 0 ? [{ number: i + 1, severity, places: places.map(({ at: point }) => at(inBox(point))) }] : [],
  );
  return (
    <svg className="mb" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('catalogue.model.drawing')}>
      {EDGES.map(([a, b]) => (
        <line
          key={`${a} ${b}`}
          {...{ x1: corner[a]![0], y1: corner[a]![1], x2: corner[b]![0], y2: corner[b]![1] }}
          className={a === BACK || b === BACK ? 'mb__hidden' : undefined}
        />
      ))}
      {sizes.map(({ key, value, place: [x, y], dy, anchor }) => (
        <text key={key} x={x + (anchor === 'end' ? -8 : 8)} y={y + dy} textAnchor={anchor}>
          {length(value)}
        </text>
      ))}
      {found?.map(({ number, severity, places }) => (
        <g key={number} className="mb__found" data-severity={severity}>
          {places.map(([x, y], i) => (
            <circle key={i} cx={x} cy={y} r={3} />
          ))}
          <line x1={places[0]![0]} y1={places[0]![1]} x2={places[0]![0] + 26} y2={places[0]![1] - 24} />
          <circle className="mb__bal" cx={places[0]![0] + 32} cy={places[0]![1] - 30} r={10} />
          <text x={places[0]![0] + 32} y={places[0]![1] - 26} textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
};
