import { BedOutline, Grid } from './bed-outline.tsx';
import type { Bed } from './bed.ts';
import type { FullProduct } from '../product/buy-box.tsx';
import type { PrintBedsQuery } from './PrintBeds.gen.ts';

export type PlannedBed = NonNullable<NonNullable<PrintBedsQuery['product']>['printBeds']>[number];
type PlacedPart = PlannedBed['parts'][number];

const SIDE = 160;
const ROOM = 152;
const MARGIN_MM = 5;
const LETTERS = 11;

/** From millimetres on the bed, y to the back, to the picture, y down. */
type Place = (x: number, y: number) => [x: number, y: number];

const pathOf = (outline: readonly number[], place: Place) => {
  const points = Array.from({ length: outline.length / 2 }, (_, i) => place(outline[i * 2]!, outline[i * 2 + 1]!));
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
};

/** Room enough to write a number on it. */
const isWide = ({ outlines: [outline = []] }: PlacedPart, scale: number) =>
  [0, 1].every((axis) => {
    const values = outline.filter((_, i) => i % 2 === axis);
    return (Math.max(...values) - Math.min(...values)) * scale >= LETTERS;
  });

function PlacedShape({ part, place, number }: { part: PlacedPart; place: Place; number: number | undefined }) {
  const [x, y] = place(part.middleMm[0]!, part.middleMm[1]!);
  const tone = part.turnDegrees % 90 === 0 ? 'ok' : 'warn';
  return (
    <>
      <path
        d={part.outlines.map((outline) => pathOf(outline, place)).join('')}
        fill={`var(--${tone}-wash)`}
        fillRule="evenodd"
        stroke={`var(--${tone})`}
      />
      {number !== undefined && (
        <text x={x} y={y} className="fp__n">
          {number}
        </text>
      )}
    </>
  );
}

interface BedPlanProps {
  bed: Bed;
  plan: PlannedBed;
  parts: FullProduct['parts'];
  label: string;
}

/** A bed from above with the true outlines of the parts on it; all beds of a printer have one scale. */
export function BedPlan({ bed, plan, parts, label }: BedPlanProps) {
  const scale = ROOM / Math.max(bed.widthMm, bed.depthMm);
  const middle = SIDE / 2;
  const place: Place = (x, y) => [middle + (x - bed.widthMm / 2) * scale, middle - (y - bed.depthMm / 2) * scale];
  const own = { bed, scale, middle };
  return (
    <svg className="fp__b" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={label}>
      <BedOutline {...own} fill="var(--sheet)" />
      <Grid {...own} />
      <BedOutline {...own} inset={MARGIN_MM} fill="none" stroke="var(--ink-3)" strokeDasharray="3 3" />
      {plan.parts.map((part, i) => (
        <PlacedShape
          key={i}
          part={part}
          place={place}
          number={isWide(part, scale) ? parts.find(({ id }) => id === part.partId)?.number : undefined}
        />
      ))}
      <BedOutline {...own} fill="none" stroke="var(--ink)" />
    </svg>
  );
}
