import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import type { AdminProductPartsFragment as Product } from './AdminProducts.gen.ts';
import { StockForm } from './stock-form.tsx';
import { useStockAndPricesQuery, type StockAndPricesQuery } from './StockAndPrices.gen.ts';

const StockNumbers = ({ stock }: { stock: NonNullable<Product['stock']> }) => {
  const t = useText();
  const rows = [
    ['catalogue.list.stock.onHand', stock.onHand],
    ['catalogue.list.stock.promised', stock.reserved],
    ['catalogue.list.stock.available', stock.available],
  ] as const;
  return (
    <dl className="stock-numbers">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const StockChanges = ({ changes }: { changes: StockAndPricesQuery['stockChanges'] }) => {
  const t = useText();
  const intl = useIntl();
  if (changes.length === 0) return <p className="muted">{t('catalogue.list.stock.noChanges')}</p>;
  return (
    <ul className="ledger">
      {changes.map(({ key, at, by, delta, onHandAfter, reason, note }) => (
        <li key={key}>
          <span className="num">{intl.formatNumber(delta, { signDisplay: 'always' })}</span>
          <span>
            {t(`catalogue.list.reason.${reason}`)}
            {note && `: ${note}`}
            <small className="faint">
              {formatMoment(intl, at)}
              {by && ` · ${by}`}
            </small>
          </span>
          <span className="num muted">{t('catalogue.list.stock.after', { count: onHandAfter })}</span>
        </li>
      ))}
    </ul>
  );
};

const Prices = ({ history }: { history: StockAndPricesQuery['priceHistory'] }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <>
      <p>{t('catalogue.list.history.lowest', { price: formatMoney(intl, history.lowest30Days) })}</p>
      <ul className="ledger">
        {history.prices.map(({ price, since }) => (
          <li key={since}>
            <span className="num">{formatMoney(intl, price)}</span>
            <small className="faint">{t('catalogue.list.history.since', { time: formatMoment(intl, since) })}</small>
          </li>
        ))}
      </ul>
    </>
  );
};

const Contents = ({ product }: { product: Product }) => {
  const t = useText();
  const { data, error, loading, refetch } = useStockAndPricesQuery({
    variables: { id: product.id },
  });
  return (
    <div className="stock-drawer">
      {product.stock && (
        <section>
          <h3>{t('catalogue.list.stock')}</h3>
          <StockNumbers stock={product.stock} />
          <StockForm id={product.id} />
          {data ? <StockChanges changes={data.stockChanges} /> : <Skeleton height="60px" />}
        </section>
      )}
      <section>
        <h3>{t('catalogue.list.history')}</h3>
        {data ? <Prices history={data.priceHistory} /> : !error && <Skeleton height="60px" />}
      </section>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} busy={loading} />}
    </div>
  );
};

/** Stock and prices of one product, with the way to change its stock. */
export const StockDrawer = ({ product, onClose }: { product: Product | undefined; onClose: () => void }) => {
  const t = useText();
  return (
    <Drawer
      open={product !== undefined}
      onClose={onClose}
      label={product?.name ?? ''}
      closeLabel={t('catalogue.list.close')}
      header={<h2 className="h3">{product?.name}</h2>}
    >
      {product && <Contents product={product} />}
    </Drawer>
  );
};
