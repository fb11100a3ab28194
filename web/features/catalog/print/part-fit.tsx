import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { BedFitPartsFragment } from './Fit.gen.ts';
import { FIT_LOOK } from './fit-look.ts';

const WORDS = {
  FITS: 'products.partFits',
  TURNED: 'products.partTurned',
  TOO_WIDE: 'products.partTooWide',
  TOO_TALL: 'products.partTooTall',
} as const;

/** Whether one part goes on the bed: a sign and a word. Keeps its line while it is not known. */
export function PartFit({ fit }: { fit: BedFitPartsFragment | undefined }) {
  const t = useText();
  if (!fit) return <>{'\u00a0'}</>;
  const { tone, icon } = FIT_LOOK[fit.verdict];
  return (
    <span className={`fv fits__v--${tone}`}>
      <Icon name={icon} size={16} />
      {t(WORDS[fit.verdict], { angle: fit.turnDegrees ?? 0 })}
    </span>
  );
}
