import { useIntl } from 'react-intl';
import { formatShortMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { Tag } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isPartlySent } from '../../../lib/partly-sent.ts';
import type { OrderPageParcelFragment, OrderPagePartsFragment } from './Order.gen.ts';

type Parcel = OrderPageParcelFragment;

const ParcelNumber = ({ parcel: { number, trackingUrl } }: { parcel: Parcel }) => {
  const t = useText();
  if (!number) return null;
  return trackingUrl ? (
    <a className="link" href={trackingUrl} target="_blank" rel="noreferrer">
      {t('checkout.order.parcels.track', { number })}
    </a>
  ) : (
    <span className="num">{number}</span>
  );
};

const ReturnLabel = ({ url }: { url: string }) => {
  const t = useText();
  return (
    <>
      <p>
        <a className="btn btn--line btn--sm" href={url} target="_blank" rel="noreferrer">
          <Icon name="file" />
          {t('checkout.order.parcels.label')}
        </a>
      </p>
      <p className="faint">{t('checkout.order.parcels.labelHint')}</p>
    </>
  );
};

const ParcelRow = ({ parcel, ordinal }: { parcel: Parcel; ordinal: number }) => {
  const t = useText();
  const intl = useIntl();
  const { returning, state, lines, handedOverAt, deliveredAt, labelUrl } = parcel;
  const at = deliveredAt ?? handedOverAt;
  return (
    <li className="order-parcel">
      <h3 className="row">
        {returning ? t('checkout.order.parcels.return') : t('checkout.order.parcels.one', { ordinal })}
        <Tag kind={state === 'DELIVERED' ? 'ok' : undefined}>
          {t(returning ? `checkout.order.parcels.back.${state}` : `checkout.order.parcels.state.${state}`)}
        </Tag>
        {at && (
          <time className="num faint" dateTime={at}>
            {formatShortMoment(intl, at)}
          </time>
        )}
      </h3>
      <ul>
        {lines.map(({ lineId, quantity, productName }) => (
          <li key={lineId}>
            <span className="num">{quantity} ×</span> {productName}
          </li>
        ))}
      </ul>
      <p>
        <ParcelNumber parcel={parcel} />
      </p>
      {labelUrl && state === 'PACKED' && <ReturnLabel url={labelUrl} />}
    </li>
  );
};

/** The parcels of an order: what is in each, and where it is. */
export const OrderParcels = ({ order }: { order: OrderPagePartsFragment }) => {
  const t = useText();
  if (order.parcels.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="order-parcels">
      <h2 className="h3" id="order-parcels">
        {t('checkout.order.parcels')}
      </h2>
      <ol>
        {order.parcels.map((parcel, at) => (
          <ParcelRow key={parcel.id} parcel={parcel} ordinal={at + 1} />
        ))}
      </ol>
      {isPartlySent(order) && <p className="muted">{t('checkout.order.parcels.rest')}</p>}
    </section>
  );
};
