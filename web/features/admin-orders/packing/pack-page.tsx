import '../admin-orders.css';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { formatDate } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { usePackListQuery, type PackListQuery } from './PackList.gen.ts';

type Parcel = PackListQuery['packList'][number];

const MOST = 100;

const ParcelSheet = ({ parcel }: { parcel: Parcel }) => {
  const t = useText();
  const intl = useIntl();
  const { address } = parcel;
  const country = intl.formatDisplayName(address.country, { type: 'region' }) ?? address.country;
  const lines = [address.company, address.street, `${address.postcode} ${address.city}`, country, address.phone];
  return (
    <article className="ao-pack">
      <div className="ao-pack__head">
        <div>
          <h2 className="h3 num">{parcel.orderNumber}</h2>
          <p className="muted ao-small">
            {formatDate(intl, parcel.orderDate)}
            <br />
            {parcel.shippingMethodName}
          </p>
        </div>
        <address className="ao-small">
          <strong>
            {address.firstName} {address.lastName}
          </strong>
          {lines.filter(Boolean).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </div>
      <table className="tbl">
        <caption className="sr">{t('orders.pack.items', { number: parcel.orderNumber })}</caption>
        <thead>
          <tr>
            <th>{t('orders.pack.packed')}</th>
            <th>{t('orders.pack.sku')}</th>
            <th>{t('orders.pack.product')}</th>
            <th className="r">{t('orders.pack.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {parcel.lines.map(({ id, sku, productName, quantity }) => (
            <tr key={id}>
              <td>
                <span className="ao-pack__box" aria-hidden />
              </td>
              <td className="num">{sku}</td>
              <td>{productName}</td>
              <td className="r num">
                <strong>{quantity} ×</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {[parcel.workshopNote, parcel.notes].filter(Boolean).map((note) => (
        <p key={note} className="ao-pack__note ao-small">
          {note}
        </p>
      ))}
    </article>
  );
};

/** What goes into the parcels of chosen orders, to be printed and ticked off. */
export const PackPage = () => {
  const t = useText();
  const [search] = useSearchParams();
  const ids = (search.get('ids') ?? '').split(',').filter(Boolean).slice(0, MOST);
  const { data, error, loading, refetch } = usePackListQuery({ variables: { ids } });
  const parcels = data?.packList;
  return (
    <>
      <AdminTop
        title={t('orders.pack')}
        count={parcels?.length ?? null}
        back={{ to: '/admin/orders', text: t('orders.title') }}
      >
        <span className="ao-screen">
          <Button icon="file" small onClick={() => window.print()}>
            {t('orders.pack.print')}
          </Button>
        </span>
      </AdminTop>
      {!parcels && error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
      {!parcels && !error && <Skeleton height="320px" />}
      {parcels?.length === 0 && <EmptyState art="paper" title={t('orders.pack.none')} />}
      {parcels?.map((parcel) => (
        <ParcelSheet key={parcel.id} parcel={parcel} />
      ))}
    </>
  );
};
