import { useIntl } from 'react-intl';
import { giftCardRows, type PayingCard } from './gift-cards.ts';
import { formatMoney, type MoneyValue } from './money.ts';
import { useText } from './use-text.ts';

interface GiftCardSumsProps {
  giftCards: readonly PayingCard[];
  due: MoneyValue;
}

/** Below a total: what gift cards pay, and what is left to be paid. Nothing where there are none. */
export const GiftCardSums = ({ giftCards, due }: GiftCardSumsProps) => {
  const t = useText();
  const intl = useIntl();
  if (giftCards.length === 0) return null;
  return (
    <>
      {giftCardRows(intl, giftCards).map(({ label, text }) => (
        <div className="kv" key={label}>
          <dt className="muted">{label}</dt>
          <dd className="nowrap">{text}</dd>
        </div>
      ))}
      <div className="kv">
        <dt>
          <strong>{t('giftCard.due')}</strong>
        </dt>
        <dd className="nowrap">
          <strong>{formatMoney(intl, due)}</strong>
        </dd>
      </div>
    </>
  );
};
