import '../checkout.css';
import { useText } from '../../../intl/use-text.ts';
import { useCountriesQuery } from '../../../lib/Countries.gen.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/field.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { GiftCardField } from '../quote/gift-card-field.tsx';
import { PromotionField } from '../quote/promotion-field.tsx';
import type { CheckoutQuote } from '../quote/quote.ts';
import { isBlocked } from '../quote/quote-difference.ts';
import { summaryOfQuote } from '../summary/summary.ts';
import { SummaryPanel } from '../summary/summary-panel.tsx';

interface CartEstimateProps {
  quote: CheckoutQuote | undefined;
  busy: boolean;
  country: string;
  onCountry: (country: string) => void;
}

const CountryChoice = ({ quote, country, onCountry }: Omit<CartEstimateProps, 'busy'>) => {
  const t = useText();
  const { data } = useCountriesQuery();
  const offered = data?.countries.filter(({ shipsTo }) => shipsTo || !quote?.requiresShipping) ?? [];
  return (
    <div className="estimate__country">
      <Select
        label={t(quote?.requiresShipping ? 'checkout.cart.deliverTo' : 'checkout.country')}
        value={country}
        autoComplete="country"
        onChange={(event) => onCountry(event.target.value)}
      >
        {!offered.some(({ code }) => code === country) && <option value={country} />}
        {offered.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
};

/** What the cart costs, delivered to a country, and the way to the checkout. */
export const CartEstimate = (props: CartEstimateProps) => {
  const t = useText();
  const { quote } = props;
  if (!quote) return <Skeleton height="320px" />;
  const blocked = quote.lines.some(isBlocked);
  return (
    <SummaryPanel summary={summaryOfQuote(quote)}>
      <PromotionField quote={quote} busy={props.busy} />
      <GiftCardField quote={quote} busy={props.busy} />
      <CountryChoice {...props} />
      {blocked ? (
        <p className="estimate__blocked">{t('checkout.cart.blocked')}</p>
      ) : (
        <ButtonLink variant="signal" block className="estimate__go" to="/checkout">
          {t('cart.checkout')}
        </ButtonLink>
      )}
      <p className="faint estimate__hint">{t('checkout.cart.paidWith')}</p>
    </SummaryPanel>
  );
};
