import { useIntl } from 'react-intl';
import { formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import type { AddressPartsFragment } from '../../../lib/Fragments.gen.ts';
import { AddressLines } from '../../../ui/address-lines.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { InvoiceLinks } from '../invoice-links.tsx';
import { OrderComplaints } from '../complaints/order-complaints.tsx';
import type { OrderPagePartsFragment } from './Order.gen.ts';
import { OrderWithdrawal } from './order-withdrawal.tsx';
import { ResendMail } from '../resend-mail.tsx';

type Order = OrderPagePartsFragment;

const AddressText = ({ address }: { address: AddressPartsFragment }) => {
  const t = useText();
  const { phone, companyId, taxId, vatId } = address;
  const more = [
    phone,
    companyId && t('checkout.order.companyId', { id: companyId }),
    taxId && t('checkout.order.taxId', { id: taxId }),
    vatId && t('checkout.order.vatId', { id: vatId }),
  ];
  return <AddressLines className="muted order-address" address={address} more={more} />;
};

const isSame = (one: AddressPartsFragment, other: AddressPartsFragment) =>
  (['firstName', 'lastName', 'street', 'postcode', 'city', 'country'] as const).every(
    (field) => one[field] === other[field],
  );

const Addresses = ({ order }: { order: Order }) => {
  const t = useText();
  const physical = order.lines.some(({ productType }) => productType === 'PHYSICAL');
  return (
    <section className="panel" aria-labelledby="order-addresses">
      <h2 className="h3" id="order-addresses">
        {t('checkout.order.addresses')}
      </h2>
      <h3 className="label">{t('checkout.order.billing')}</h3>
      <AddressText address={order.billingAddress} />
      {physical && (
        <>
          <h3 className="label">{t(order.pickupPoint ? 'checkout.order.pickup' : 'checkout.order.shipping')}</h3>
          {order.shippingAddress && !isSame(order.shippingAddress, order.billingAddress) ? (
            <AddressText address={order.shippingAddress} />
          ) : (
            <p className="muted order-address">{t('checkout.order.sameAsBilling')}</p>
          )}
        </>
      )}
    </section>
  );
};

const Payment = ({ order }: { order: Order }) => {
  const t = useText();
  const methodIn = (method: string | null) => {
    if (method === 'bank-transfer') return t('checkout.order.method.bankTransfer');
    if (method === 'cash-on-delivery') return t('checkout.order.method.cashOnDelivery');
    if (method === 'card') return t('checkout.order.method.card');
    return method === 'paypal' ? 'PayPal' : method;
  };
  const intl = useIntl();
  if (!order.paymentDate) return null;
  return (
    <section className="panel" aria-labelledby="order-payment">
      <h2 className="h3" id="order-payment">
        {t('checkout.order.payment')}
      </h2>
      <dl className="spec">
        <dt>{t('checkout.order.paymentMethod')}</dt>
        <dd>{methodIn(order.paymentMethod)}</dd>
        <dt>{t('checkout.order.paymentId')}</dt>
        <dd className="order-id">{order.paymentId}</dd>
        <dt>{t('checkout.order.paidAt')}</dt>
        <dd>{formatMoment(intl, order.paymentDate)}</dd>
      </dl>
    </section>
  );
};

const Invoices = ({ order, accessToken }: { order: Order; accessToken: string | null }) => {
  const t = useText();
  const cash = order.paymentWay === 'CASH_ON_DELIVERY';
  const none = cash ? 'checkout.order.invoiceOnDelivery' : 'checkout.order.invoiceNone';
  return (
    <section className="panel" aria-labelledby="order-invoices">
      <h2 className="h3" id="order-invoices">
        {t('checkout.order.invoices')}
      </h2>
      {order.invoices.length === 0 && <p className="muted order-address">{t(none)}</p>}
      <ul className="order-invoices">
        {order.invoices.map((invoice) => (
          <li key={invoice.id}>
            <InvoiceLinks invoice={invoice} />
          </li>
        ))}
      </ul>
      {order.paymentDate && order.invoices.length > 0 && <ResendMail order={order} accessToken={accessToken} />}
    </section>
  );
};

/** In the place of invoices: a gift card has none before it is spent. */
const Receipt = ({ order, accessToken }: { order: Order; accessToken: string | null }) => {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="order-receipt">
      <h2 className="h3" id="order-receipt">
        {t('giftCard.order.receipts')}
      </h2>
      {order.receiptUrl ? (
        <>
          <a className="btn btn--line btn--sm" href={order.receiptUrl} target="_blank" rel="noreferrer">
            <Icon name="file" />
            {t('giftCard.order.receipt')}
          </a>
          <ResendMail order={order} accessToken={accessToken} />
        </>
      ) : (
        <p className="muted order-address">{t('giftCard.order.noReceipt')}</p>
      )}
    </section>
  );
};

/** Invoices or receipt, payment, withdrawal and addresses beside the items. */
export const OrderAside = ({ order, accessToken }: { order: Order; accessToken: string | null }) => (
  <div className="stack order-col">
    {order.giftCard ? (
      <Receipt order={order} accessToken={accessToken} />
    ) : (
      <Invoices order={order} accessToken={accessToken} />
    )}
    <Payment order={order} />
    <OrderWithdrawal order={order} />
    <OrderComplaints order={order} accessToken={accessToken} />
    <Addresses order={order} />
  </div>
);
