import { useIntl } from 'react-intl';
import { bedSize, type Bed } from './bed.ts';
import type { BedFitPartsFragment } from './Fit.gen.ts';
import { FIT_LOOK } from './fit-look.ts';
import { sizeText } from './size-text.ts';

const SIDE = 112;
const ROOM = 96;
const GRID_MM = 25;
const MARGIN_MM = 5;
const MIDDLE = SIDE / 2;

const steps = (length: number) => Array.from({ length: Math.ceil(length / GRID_MM) - 1 }, (_, i) => (i + 1) * GRID_MM);

interface Outline {
  bed: Bed;
  scale: number;
  /** Millimetres that it stands inside the edge. */
  inset?: number;
  fill?: string;
  stroke?: string;
  strokeDasharray?: string;
}

function BedOutline({ bed, scale, inset = 0, ...look }: Outline) {
  const [width, depth] = [(bed.widthMm - 2 * inset) * scale, (bed.depthMm - 2 * inset) * scale];
  return bed.shape === 'CIRCULAR' ? (
    <circle cx={MIDDLE} cy={MIDDLE} r={width / 2} {...look} />
  ) : (
    <rect x={MIDDLE - width / 2} y={MIDDLE - depth / 2} width={width} height={depth} {...look} />
  );
}

/** Lines every 25 mm, counted from the corner; none on a circular bed. */
function Grid({ bed, scale }: Outline) {
  if (bed.shape === 'CIRCULAR') return null;
  const [width, depth] = [bed.widthMm * scale, bed.depthMm * scale];
  const [left, top] = [MIDDLE - width / 2, MIDDLE - depth / 2];
  return (
    <g stroke="var(--line)">
      {steps(bed.widthMm).map((mm) => (
        <path key={`x${mm}`} d={`M${left + mm * scale} ${top}v${depth}`} />
      ))}
      {steps(bed.depthMm).map((mm) => (
        <path key={`y${mm}`} d={`M${left} ${top + mm * scale}h${width}`} />
      ))}
    </g>
  );
}

/** The bed with its margin of 5 mm dashed, and a part on it, all to one scale. Without a part the bed alone. */
export function BedPicture({ bed, fit }: { bed: Bed; fit: BedFitPartsFragment | null | undefined }) {
  const intl = useIntl();
  const [across = 0, along = 0] = fit?.sizeMm ?? [];
  const tooWide = fit?.verdict === 'TOO_WIDE';
  const scale = ROOM / Math.max(bed.widthMm, bed.depthMm, tooWide ? Math.max(across, along) : 0);
  const tone = fit && FIT_LOOK[fit.verdict].tone;
  const values = { bed: bedSize(intl, bed), part: sizeText(intl, [across, along]), angle: fit?.turnDegrees ?? 0 };
  const label = intl.formatMessage({ id: fit ? 'products.fitPicture' : 'products.bedPicture' }, values);
  return (
    <svg className="bedpic" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={label}>
      <BedOutline bed={bed} scale={scale} fill="var(--sheet)" />
      <Grid bed={bed} scale={scale} />
      <BedOutline bed={bed} scale={scale} inset={MARGIN_MM} fill="none" stroke="var(--ink-3)" strokeDasharray="3 3" />
      {tone && (
        <rect
          transform={`rotate(${fit.turnDegrees ?? 0} ${MIDDLE} ${MIDDLE})`}
          x={MIDDLE - (across * scale) / 2}
          y={MIDDLE - (along * scale) / 2}
          width={across * scale}
          height={along * scale}
          fill={`var(--${tone}-wash)`}
          fillOpacity={tooWide ? 0.7 : 1}
          stroke={`var(--${tone})`}
          strokeWidth="1.5"
        />
      )}
      <BedOutline bed={bed} scale={scale} fill="none" stroke="var(--ink)" />
    </svg>
  );
}
