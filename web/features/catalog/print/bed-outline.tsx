import type { Bed } from './bed.ts';

const GRID_MM = 25;

const steps = (length: number) => Array.from({ length: Math.ceil(length / GRID_MM) - 1 }, (_, i) => (i + 1) * GRID_MM);

interface Outline {
  bed: Bed;
  /** Of the picture to a millimetre. */
  scale: number;
  /** Where the middle of the bed is in the picture, across and down. */
  middle: number;
  /** Millimetres that it stands inside the edge. */
  inset?: number;
  fill?: string;
  stroke?: string;
  strokeDasharray?: string;
}

/** The edge of a bed, or a line inside it. */
export function BedOutline({ bed, scale, middle, inset = 0, ...look }: Outline) {
  const [width, depth] = [(bed.widthMm - 2 * inset) * scale, (bed.depthMm - 2 * inset) * scale];
  return bed.shape === 'CIRCULAR' ? (
    <circle cx={middle} cy={middle} r={width / 2} {...look} />
  ) : (
    <rect x={middle - width / 2} y={middle - depth / 2} width={width} height={depth} {...look} />
  );
}

/** Lines every 25 mm, counted from the corner; none on a circular bed. */
export function Grid({ bed, scale, middle }: Outline) {
  if (bed.shape === 'CIRCULAR') return null;
  const [width, depth] = [bed.widthMm * scale, bed.depthMm * scale];
  const [left, top] = [middle - width / 2, middle - depth / 2];
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
