import { useIntl } from 'react-intl';
import { formatDate, formatDay } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import type { OrderPagePartsFragment } from './Order.gen.ts';

type GiftCard = NonNullable<OrderPagePartsFragment['giftCard']>;

const useSending = ({ sentAt, sendOn }: GiftCard): string => {
  const t = useText();
  const intl = useIntl();
  if (sentAt) return t('giftCard.order.sent', { day: formatDate(intl, sentAt) });
  return sendOn ? t('giftCard.order.onDay', { day: formatDay(intl, sendOn) }) : t('giftCard.order.unpaid');
};

const Facts = ({ giftCard }: { giftCard: GiftCard }) => {
  const t = useText();
  const { recipientName, recipientEmail, senderName, message } = giftCard;
  return (
    <dl className="spec">
      <dt>{t('giftCard.order.for')}</dt>
      <dd>
        {recipientName && (
          <>
            {recipientName}
            <br />
          </>
        )}
        <span className="order-id">{recipientEmail}</span>
      </dd>
      {senderName && (
        <>
          <dt>{t('giftCard.order.from')}</dt>
          <dd>{senderName}</dd>
        </>
      )}
      {message && (
        <>
          <dt>{t('giftCard.order.message')}</dt>
          <dd className="order-note">{message}</dd>
        </>
      )}
      <dt>{t('giftCard.order.sending')}</dt>
      <dd>{useSending(giftCard)}</dd>
    </dl>
  );
};

/** The gift card that an order buys: for whom, and when it goes out. Its code is known to the recipient alone. */
export const OrderGiftCard = ({ order: { giftCard } }: { order: OrderPagePartsFragment }) => {
  const t = useText();
  if (!giftCard) return null;
  return (
    <section className="panel" aria-labelledby="order-gift-card">
      <h2 className="h3" id="order-gift-card">
        {t('giftCard.order.title')}
      </h2>
      <Facts giftCard={giftCard} />
    </section>
  );
};
