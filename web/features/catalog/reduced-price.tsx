import { useIntl } from 'react-intl';
import { formatDate } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Price } from '../../ui/price.tsx';
import type { ProductCardFieldsFragment } from './ProductCard.gen.ts';

type Reduction = NonNullable<ProductCardFieldsFragment['priceReduction']>;

/** The prior price on a card, struck out; a screen reader hears what it is. */
export function PriorPrice({ lowest }: Reduction) {
  const t = useText();
  return (
    <span className="prior">
      <span className="sr">{t('products.lowestBefore')} </span>
      <s>
        <Price value={lowest} />
      </s>
    </span>
  );
}

/** The sentence that the law asks for beside a reduced price, and how long a sale lasts. */
export function PriorPriceNote({ lowest, until }: Reduction & { until: string | null }) {
  const t = useText();
  const intl = useIntl();
  return (
    <p className="prior prior--note">
      {until !== null && <>{t('products.saleUntil', { day: formatDate(intl, until) })}. </>}
      {t('products.lowestBefore')}{' '}
      <s>
        <Price value={lowest} />
      </s>
    </p>
  );
}
