import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { Price } from '../../../ui/price.tsx';
import type { FullProduct } from './buy-box.tsx';

type Offer = NonNullable<FullProduct['withFiles']>;

/** A kit and its files at one price; `buy` puts both into the cart. */
export function WithFiles({ price, saving, buy }: Offer & { buy: ReactNode }) {
  const t = useText();
  const intl = useIntl();
  return (
    <section className="together" aria-labelledby="together">
      <p>
        <span id="together">{t('products.withFiles')}</span> <Price value={price} />{' '}
        <span className="faint">{t('products.withFilesSaving', { saving: formatMoney(intl, saving) })}</span>
      </p>
      {buy}
    </section>
  );
}
