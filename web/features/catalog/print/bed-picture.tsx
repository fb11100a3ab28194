import { useIntl } from 'react-intl';
import { BedOutline, Grid } from './bed-outline.tsx';
import { bedSize, type Bed } from './bed.ts';
import type { BedFitPartsFragment } from './Fit.gen.ts';
import { FIT_LOOK } from './fit-look.ts';
import { sizeText } from '../product/size-text.ts';

const SIDE = 112;
const ROOM = 96;
const MARGIN_MM = 5;
const MIDDLE = SIDE / 2;

/** The bed with its margin of 5 mm dashed, and a part on it, all to one scale. Without a part the bed alone. */
export function BedPicture({ bed, fit }: { bed: Bed; fit: BedFitPartsFragment | null | undefined }) {
  const intl = useIntl();
  const [across = 0, along = 0] = fit?.sizeMm ?? [];
  const tooWide = fit?.verdict === 'TOO_WIDE';
  const scale = ROOM / Math.max(bed.widthMm, bed.depthMm, tooWide ? Math.max(across, along) : 0);
  const own = { bed, scale, middle: MIDDLE };
  const tone = fit && FIT_LOOK[fit.verdict].tone;
  const look = {
    fill: `var(--${tone}-wash)`,
    fillOpacity: tooWide ? 0.7 : 1,
    stroke: `var(--${tone})`,
    strokeWidth: 1.5,
  };
  // A part that a round bed holds though not its box: its circle is shown.
  const isRound = bed.shape === 'CIRCULAR' && !!fit && !tooWide && Math.hypot(across, along) > bed.widthMm;
  const values = { bed: bedSize(intl, bed), part: sizeText(intl, [across, along]), angle: fit?.turnDegrees ?? 0 };
  const label = intl.formatMessage({ id: fit ? 'products.fitPicture' : 'products.bedPicture' }, values);
  return (
    <svg className="bedpic" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={label}>
      <BedOutline {...own} fill="var(--sheet)" />
      <Grid {...own} />
      <BedOutline {...own} inset={MARGIN_MM} fill="none" stroke="var(--ink-3)" strokeDasharray="3 3" />
      {tone && isRound && <circle cx={MIDDLE} cy={MIDDLE} r={(bed.widthMm / 2 - fit.marginMm!) * scale} {...look} />}
      {tone && !isRound && (
        <rect
          transform={`rotate(${fit.turnDegrees ?? 0} ${MIDDLE} ${MIDDLE})`}
          x={MIDDLE - (across * scale) / 2}
          y={MIDDLE - (along * scale) / 2}
          width={across * scale}
          height={along * scale}
          {...look}
        />
      )}
      <BedOutline {...own} fill="none" stroke="var(--ink)" />
    </svg>
  );
}
