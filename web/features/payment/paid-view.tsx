import type { ReactNode } from 'react';
import type { PaymentWay } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PaymentOutcomeFragment } from './Payment.gen.ts';
import { providerName } from './provider-name.ts';

type Order = PaymentOutcomeFragment['order'];

interface PaidViewProps {
  order: Order;
  way: PaymentWay;
  /** Buttons for the files and the way to the order's own page. */
  actions: ReactNode;
}

interface Words {
  title: MessageId;
  lead: MessageId;
  next?: MessageId;
}

const INVOICED = 'checkout.result.paid.lead';

const wordsOf = ({ lines }: Order): Words => {
  const types = new Set(lines.map(({ productType }) => productType));
  if (types.has('GIFT_CARD')) return { title: 'giftCard.paid.title', lead: 'giftCard.paid.lead' };
  if (!types.has('PHYSICAL')) {
    return { title: 'checkout.result.paid.files', lead: INVOICED, next: 'checkout.result.paid.onlyFiles' };
  }
  return {
    title: 'checkout.result.paid.kit',
    lead: INVOICED,
    next: types.has('DIGITAL') ? 'checkout.result.paid.mixed' : 'checkout.result.paid.onlyKit',
  };
};

/** The picture of the order: its most expensive kit, else its most expensive files. */
const coverOf = ({ lines }: Order) =>
  [...lines]
    .filter(({ image }) => image !== null)
    .sort(
      (one, other) =>
        Number(other.productType === 'PHYSICAL') - Number(one.productType === 'PHYSICAL') ||
        other.subtotal.minor - one.subtotal.minor,
    )[0]?.image;

/** Thank you: what is paid, where the invoice goes, and the files. */
export const PaidView = ({ order, way, actions }: PaidViewProps) => {
  const t = useText();
  const { title, lead, next } = wordsOf(order);
  const cover = coverOf(order);
  return (
    <div className="two">
      <div className="stack result">
        <p className="tag tag--ok" role="status">
          <Icon name="check" size={14} />
          {t('checkout.result.paidWith', { provider: providerName(way) })}
        </p>
        <h1 className="display">{t(title)}</h1>
        <p className="lead">
          {t(lead, { number: order.orderNumber, email: order.userEmail })} {next && t(next)}
        </p>
        <div className="row">{actions}</div>
      </div>
      {cover && (
        <div>
          <Picture image={cover} sizes="(max-width:1000px) 100vw, 520px" alt="" priority />
        </div>
      )}
    </div>
  );
};
