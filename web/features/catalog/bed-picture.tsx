import { useIntl } from 'react-intl';
import type { Bed, Fit } from './fit.ts';

const SIDE = 112;
const ROOM = 96;
const GRID_MM = 25;

const steps = (length: number) => Array.from({ length: Math.ceil(length / GRID_MM) - 1 }, (_, i) => (i + 1) * GRID_MM);

const INK = {
  fits: { fill: 'var(--ok-wash)', stroke: 'var(--ok)' },
  stand: { fill: 'var(--ok-wash)', stroke: 'var(--ok)' },
  turn: { fill: 'var(--warn-wash)', stroke: 'var(--warn)' },
  'too-large': { fill: 'var(--error-wash)', stroke: 'var(--error)' },
} as const;

/** The bed and the largest part on it, both to one scale, a grid line every 25 mm. */
export function BedPicture({ bed, fit }: { bed: Bed; fit: Fit }) {
  const intl = useIntl();
  const reach = Math.max(bed.width, bed.depth, fit.verdict === 'too-large' ? fit.long : 0);
  const scale = ROOM / reach;
  const [width, depth] = [bed.width * scale, bed.depth * scale];
  const [left, top] = [(SIDE - width) / 2, (SIDE - depth) / 2];
  const [long, short] = [fit.long * scale, fit.short * scale];
  const label = intl.formatMessage(
    { id: 'products.fitPicture' },
    { width: bed.width, depth: bed.depth, long: fit.long, short: fit.short },
  );
  return (
    <svg className="bedpic" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={label}>
      <rect x={left} y={top} width={width} height={depth} fill="var(--sheet)" />
      <g stroke="var(--line)">
        {steps(bed.width).map((mm) => (
          <path key={`x${mm}`} d={`M${left + mm * scale} ${top}v${depth}`} />
        ))}
        {steps(bed.depth).map((mm) => (
          <path key={`y${mm}`} d={`M${left} ${top + mm * scale}h${width}`} />
        ))}
      </g>
      <rect x={left} y={top} width={width} height={depth} fill="none" stroke="var(--ink)" />
      <g transform={`rotate(${fit.angle} ${SIDE / 2} ${SIDE / 2})`}>
        <rect
          x={(SIDE - long) / 2}
          y={(SIDE - short) / 2}
          width={long}
          height={short}
          strokeWidth="1.5"
          fillOpacity={fit.verdict === 'too-large' ? 0.7 : 1}
          {...INK[fit.verdict]}
        />
      </g>
    </svg>
  );
}
