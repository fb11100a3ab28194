import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDay, formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import type { AddressPartsFragment } from '../../../lib/Fragments.gen.ts';
import { AddressLines } from '../../../ui/address-lines.tsx';
import type { AdminOrderPartsFragment } from './AdminOrder.gen.ts';
import { BuyerCountry } from './buyer-country.tsx';
import { OrderVatCheck } from './order-vat-check.tsx';
import { RenewLink } from './renew-link.tsx';
import { RefundRows } from '../refunds/refund-rows.tsx';

interface SidePanelProps {
  order: AdminOrderPartsFragment;
}

/** Who bought, with the way to the account and to other orders. */
export const CustomerPanel = ({ order }: SidePanelProps) => {
  const t = useText();
  const intl = useIntl();
  const { billingAddress, userEmail, notes, termsVersion } = order.order;
  const name = `${billingAddress.firstName} ${billingAddress.lastName}`;
  return (
    <section className="panel ao-side" aria-labelledby="customer-title">
      <h2 className="h3 ao-head" id="customer-title">
        {t('orders.customer')}
      </h2>
      <p>
        {order.customerId ? (
          <Link className="link" to={`/admin/users/${order.customerId}`}>
            {name}
          </Link>
        ) : (
          t('orders.customer.guest', { name })
        )}
      </p>
      <p className="muted ao-small">
        {userEmail}
        <br />
        {billingAddress.phone}
      </p>
      <p className="ao-small">
        <Link className="link" to={`/admin/orders?${new URLSearchParams({ q: userEmail })}`}>
          {t('orders.customer.others')}
        </Link>
      </p>
      {notes && (
        <>
          <h3 className="label">{t('orders.customer.note')}</h3>
          <p className="ao-small">{notes}</p>
        </>
      )}
      <h3 className="label">{t('orders.terms')}</h3>
      <p className="ao-small">
        <Link className="link" to={`/terms-of-service?version=${termsVersion}`}>
          {t('orders.terms.version', { day: formatDay(intl, termsVersion) })}
        </Link>
      </p>
      <RenewLink order={order} />
    </section>
  );
};

const AddressText = ({ address }: { address: AddressPartsFragment }) => {
  const t = useText();
  const { companyId, taxId, vatId } = address;
  const numbers = [
    companyId && t('orders.address.companyId', { id: companyId }),
    taxId && t('orders.address.taxId', { id: taxId }),
    vatId && t('orders.address.vatId', { id: vatId }),
  ];
  return <AddressLines className="muted" address={address} more={numbers} />;
};

const isSame = (one: AddressPartsFragment, other: AddressPartsFragment) =>
  (['firstName', 'lastName', 'company', 'street', 'postcode', 'city', 'country'] as const).every(
    (field) => one[field] === other[field],
  );

export const AddressesPanel = ({ order }: SidePanelProps) => {
  const t = useText();
  const { billingAddress, shippingAddress, pickupPoint } = order.order;
  const same = shippingAddress !== null && isSame(billingAddress, shippingAddress);
  return (
    <section className="panel ao-side" aria-labelledby="addresses-title">
      <h2 className="h3 ao-head" id="addresses-title">
        {t('orders.addresses')}
      </h2>
      {shippingAddress && (
        <>
          <h3 className="label">{t('orders.address.delivery')}</h3>
          {pickupPoint && <p className="ao-small">{t('orders.address.pickup', { id: pickupPoint.id })}</p>}
          <AddressText address={shippingAddress} />
        </>
      )}
      <h3 className="label">{t('orders.address.billing')}</h3>
      {same ? <p className="muted ao-small">{t('orders.address.same')}</p> : <AddressText address={billingAddress} />}
      {order.vatCheck && <OrderVatCheck check={order.vatCheck} withoutVat={order.order.withoutVat} />}
      {order.buyerCountry && <BuyerCountry country={order.buyerCountry} />}
    </section>
  );
};

/** Where the money is: every try, what PayPal took, what went back. */
export const PaymentPanel = ({ order }: SidePanelProps) => {
  const t = useText();
  const intl = useIntl();
  const { paymentWay, paymentId, paymentDate } = order.order;
  return (
    <section className="panel ao-side" aria-labelledby="payment-title">
      <h2 className="h3 ao-head" id="payment-title">
        {t('orders.payment')}
      </h2>
      <dl className="spec">
        <dt>{t('orders.payment.method')}</dt>
        <dd>{t(`orders.way.${paymentWay}`)}</dd>
        <dt>{t('orders.payment.id')}</dt>
        <dd>{paymentId ?? '–'}</dd>
        <dt>{t('orders.payment.paid')}</dt>
        <dd>{paymentDate ? formatMoment(intl, paymentDate) : '–'}</dd>
      </dl>
      {order.attempts.map(({ id, state, createdAt, failure, providerUrl, refunds }) => (
        <div key={id} className="ao-small">
          <p className="muted">
            {formatMoment(intl, createdAt)}: {t(`orders.attempt.${state}`)}
            {failure && <span className="num"> {failure}</span>}
          </p>
          {providerUrl && (
            <p>
              <a className="link" href={providerUrl} target="_blank" rel="noreferrer">
                {t('orders.payment.atStripe')}
              </a>
            </p>
          )}
          <RefundRows refunds={refunds} />
        </div>
      ))}
    </section>
  );
};
