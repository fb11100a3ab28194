import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { BedPicture } from './bed-picture.tsx';
import { fitOnBed, type Bed, type Fit } from './fit.ts';
import { PrinterField } from './printer-field.tsx';
import { usePrinter } from './printer.ts';
import { sides } from './size-text.ts';

const LOOK: Record<Fit['verdict'], { tone: string; icon: IconName }> = {
  fits: { tone: 'ok', icon: 'check' },
  stand: { tone: 'ok', icon: 'check' },
  turn: { tone: 'warn', icon: 'rot' },
  'too-large': { tone: 'error', icon: 'warn' },
};

function useVerdict(fit: Fit, bed: Bed, chosen: boolean) {
  const t = useText();
  if (fit.verdict === 'turn') return t('products.fitTurn', { angle: fit.angle });
  if (fit.verdict === 'too-large') return t('products.fitTooLarge');
  if (fit.verdict === 'stand') return t('products.fitStand');
  return chosen ? t('products.fitMine') : t('products.fitDefault', { width: bed.width, depth: bed.depth });
}

/** Whether the largest part goes on the visitor's bed, in words and to scale, and the way to change the bed. */
export function PrinterFit({ largestPartMm }: { largestPartMm: readonly number[] }) {
  const intl = useIntl();
  const t = useText();
  const { bed, chosen } = usePrinter();
  const fit = fitOnBed(largestPartMm, bed);
  const { tone, icon } = LOOK[fit.verdict];
  const verdict = useVerdict(fit, bed, chosen);
  const values = { ...bed, part: sides(intl, largestPartMm), margin: fit.margin };
  return (
    <section className="fits" aria-label={t('products.fitsSection')}>
      <div>
        <div aria-live="polite">
          <p className={`row fits__v fits__v--${tone}`}>
            <Icon name={icon} />
            {verdict}
          </p>
          <p className="muted fits__t">{t(tone === 'error' ? 'products.fitBedNot' : 'products.fitBed', values)}</p>
        </div>
        <details className="fits__d">
          <summary className="link">{t(chosen ? 'products.printerChange' : 'products.printerSet')}</summary>
          <PrinterField />
        </details>
      </div>
      <BedPicture bed={bed} fit={fit} />
    </section>
  );
}
