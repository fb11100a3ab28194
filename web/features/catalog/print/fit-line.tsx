import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { bedSize } from './bed.ts';
import type { BedFitPartsFragment } from './Fit.gen.ts';
import { FIT_LOOK } from './fit-look.ts';
import { usePrinter } from './printer.ts';

const WORDS = {
  FITS: 'products.fits',
  TURNED: 'products.fitsTurned',
  TOO_WIDE: 'products.fitsTooWide',
  TOO_TALL: 'products.fitsTooTall',
} as const;

/** One line on a card: whether its parts go on the bed. Keeps its height while it is not known. */
export function FitLine({ fit }: { fit: BedFitPartsFragment | undefined }) {
  const t = useText();
  const intl = useIntl();
  const { bed } = usePrinter();
  if (!fit) return <p className="card__f">{'\u00a0'}</p>;
  const [width = 0, depth = 0, height = 0] = fit.sizeMm;
  return (
    <p className={fit.verdict === 'FITS' ? 'card__f' : 'card__f card__f--warn'}>
      <Icon name={FIT_LOOK[fit.verdict].icon} size={16} />
      {t(WORDS[fit.verdict], {
        bed: bedSize(intl, bed),
        angle: fit.turnDegrees ?? 0,
        size: Math.round(Math.max(width, depth)),
        height: Math.round(height),
      })}
    </p>
  );
}
