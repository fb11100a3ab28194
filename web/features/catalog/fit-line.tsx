import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { fitOnBed, type Bed } from './fit.ts';

const WORDS = {
  fits: 'products.fits',
  stand: 'products.fitsStanding',
  turn: 'products.fitsTurned',
  'too-large': 'products.fitsNot',
} as const;

/** One line on a card: whether the largest part goes on the bed. Keeps its height when the bed changes. */
export function FitLine({ largestPartMm, bed }: { largestPartMm: readonly number[]; bed: Bed }) {
  const t = useText();
  const fit = fitOnBed(largestPartMm, bed);
  const fine = fit.verdict === 'fits' || fit.verdict === 'stand';
  return (
    <p className={fine ? 'card__f' : 'card__f card__f--warn'}>
      <Icon name={fine ? 'check' : fit.verdict === 'turn' ? 'rot' : 'warn'} size={16} />
      {t(WORDS[fit.verdict], { width: bed.width, depth: bed.depth, angle: fit.angle, size: Math.round(fit.long) })}
    </p>
  );
}
