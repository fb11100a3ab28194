import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProductType } from '../../../codegen/schema.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { BedPicture } from './bed-picture.tsx';
import { bedSize, roomSize } from './bed.ts';
import type { BedFitPartsFragment } from './Fit.gen.ts';
import { FIT_LOOK } from './fit-look.ts';
import { PrinterField } from './printer-field.tsx';
import { usePrinter } from './printer.ts';
import { sides } from '../product/size-text.ts';
import { useFits } from './use-fits.ts';

const WORDS = {
  FITS: 'products.fitMine',
  TURNED: 'products.fitTurn',
  TOO_WIDE: 'products.fitTooWide',
  TOO_TALL: 'products.fitTooTall',
} as const;

function Verdict({ fit }: { fit: BedFitPartsFragment }) {
  const intl = useIntl();
  const t = useText();
  const { printer, bed } = usePrinter();
  const { verdict, turnDegrees, marginMm, sizeMm } = fit;
  const { tone, icon } = FIT_LOOK[verdict];
  const values = {
    bed: tone === 'error' ? roomSize(intl, bed) : bedSize(intl, bed),
    part: sides(intl, sizeMm),
    margin: Math.floor(marginMm ?? 0),
  };
  return (
    <>
      <p className={`row fits__v fits__v--${tone}`}>
        <Icon name={icon} />
        {verdict === 'FITS' && !printer
          ? t('products.fitDefault', values)
          : t(WORDS[verdict], { angle: turnDegrees ?? 0 })}
      </p>
      <p className="muted fits__t">
        {printer?.name && `${printer.name}. `}
        {t(tone === 'error' ? 'products.fitBedNot' : 'products.fitBed', values)}
      </p>
    </>
  );
}

interface PrinterFitProps {
  product: { readonly id: number; readonly productType: ProductType; readonly usualFit: BedFitPartsFragment | null };
}

/**
 * Whether all parts go on the visitor's bed, in words and to scale, and the way to change the printer. A kit comes printed: what
 * does not go on the bed is no fault there.
 */
export function PrinterFit({ product }: PrinterFitProps) {
  const t = useText();
  const { printer, bed } = usePrinter();
  const [opened, setOpened] = useState(false);
  const fit = useFits([product])(product);
  return (
    <section
      className={product.productType === 'PHYSICAL' ? 'fits fits--spare' : 'fits'}
      aria-label={t('products.fitsSection')}
    >
      <div>
        <div aria-live="polite" className="fits__w">
          {fit && <Verdict fit={fit} />}
        </div>
        <details className="fits__d" onToggle={() => setOpened(true)}>
          <summary className="link">{t(printer ? 'products.printerChange' : 'products.printerSet')}</summary>
          {opened && <PrinterField />}
        </details>
      </div>
      <BedPicture bed={bed} fit={fit} />
    </section>
  );
}
