import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Select, TextInput } from '../../../ui/form/field.tsx';
import { PRINTER_CLASSES } from '../../../lib/printer-class.ts';
import { MOST, priceOf, type PriceName, type PrintPrices } from './print-estimate-prices.ts';

interface FormProps {
  prices: PrintPrices;
  onChange: (part: Partial<PrintPrices>) => void;
  /** What a printer of the class usually draws; null while the buyer says it. */
  usualWatts: number | null;
  /** The buyer's slicer profile. */
  profile: ReactNode;
  /** What it comes to. */
  children: ReactNode;
}

const LABEL = {
  filament: 'products.estFilamentPrice',
  power: 'products.estPowerPrice',
  watts: 'products.estWatts',
} as const;

type PriceFieldProps = Pick<FormProps, 'prices' | 'onChange'> & { name: PriceName; usual?: number | null };

function PriceField({ name, prices, onChange, usual }: PriceFieldProps) {
  const intl = useIntl();
  const t = useText();
  const wrong = priceOf(prices[name], name) === undefined;
  return (
    <TextInput
      label={t(LABEL[name])}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      placeholder={usual == null ? undefined : intl.formatNumber(usual)}
      value={prices[name]}
      error={wrong && t('products.estWrong', { most: MOST[name] })}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
}

/** The buyer's printer and prices, and what printing costs with them. */
export function PrintPricesForm({ prices, onChange, usualWatts, profile, children }: FormProps) {
  const t = useText();
  return (
    <section className="panel est__p">
      <h3 className="h3">{t('products.estYours')}</h3>
      <div className="stack">
        <Select
          label={t('products.estPrinterClass')}
          value={prices.printerClass}
          onChange={({ target }) => {
            const picked = PRINTER_CLASSES.find((each) => each === target.value);
            if (picked) onChange({ printerClass: picked });
          }}
        >
          {PRINTER_CLASSES.map((each) => (
            <option key={each} value={each}>
              {t(`products.estClass.${each}`)}, {t(`products.estClassNote.${each}`)}
            </option>
          ))}
        </Select>
        {profile}
        <div className="est__g2">
          <PriceField name="filament" prices={prices} onChange={onChange} />
          <PriceField name="power" prices={prices} onChange={onChange} />
          <PriceField name="watts" prices={prices} onChange={onChange} usual={usualWatts} />
        </div>
        <p className="est__n">{t('products.estKept')}</p>
      </div>
      {children}
    </section>
  );
}
