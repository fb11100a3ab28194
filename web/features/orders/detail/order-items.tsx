import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { Picture } from '../../../ui/picture.tsx';
import { DownloadProblem } from '../downloads/download-link.tsx';
import { ItemFiles } from './item-files.tsx';
import type { OrderPageItemFragment, OrderPagePartsFragment } from './Order.gen.ts';
import { BuildGuideLink, PrintQueueLink } from '../print-queue-link.tsx';
import { OrderTotals } from './order-totals.tsx';
import { useDownloads } from '../downloads/use-download.ts';
import type { Downloads } from '../downloads/use-download.ts';

type Item = OrderPageItemFragment;

const TYPES = { DIGITAL: 'cart.files', PHYSICAL: 'cart.kit', GIFT_CARD: 'giftCard.code' } as const satisfies Record<
  Item['productType'],
  MessageId
>;

interface ItemRowProps {
  item: Item;
  orderId: string;
  orderNumber: string;
  accessToken: string | null;
  paid: boolean;
  downloads: Downloads;
}

const ItemRow = ({ item, orderNumber, ...files }: ItemRowProps) => {
  const t = useText();
  const intl = useIntl();
  const digital = item.productType === 'DIGITAL';
  return (
    <li className="order-item">
      <div className="order-row">
        <span className="order-row__pic order-row__pic--lg">
          {item.image && <Picture image={item.image} sizes="80px" alt="" />}
        </span>
        <span className="order-row__name order-row__name--lg">
          {item.productName}
          <span className="pn order-row__sub">
            {item.sku} · {t(item.print ? 'cart.print' : TYPES[item.productType])}
          </span>
          {item.quantity > 1 && (
            <span className="pn order-row__sub">
              {t('checkout.change.pieces', { count: item.quantity, price: formatMoney(intl, item.unitPrice) })}
            </span>
          )}
        </span>
        <span className="num nowrap">{formatMoney(intl, item.subtotal)}</span>
      </div>
      {digital && <ItemFiles item={item} {...files} />}
      <div className="order-item__ways">
        {files.paid && !files.accessToken && item.productType !== 'GIFT_CARD' && !item.print && (
          <Link className="link" to={`/products/${item.productId}#reviews`}>
            {t('checkout.order.review')}
          </Link>
        )}
        {item.download && !item.download.revoked && (
          <p className="row queue-links">
            <PrintQueueLink order={orderNumber} product={item.productId} />
            {item.versions[0]?.guideSteps && <BuildGuideLink order={orderNumber} product={item.productId} />}
          </p>
        )}
      </div>
    </li>
  );
};

const PAID: readonly OrderPagePartsFragment['paymentStatus'][] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** What was ordered, its files, and the sums. */
export const OrderItems = ({ order, accessToken }: { order: OrderPagePartsFragment; accessToken: string | null }) => {
  const t = useText();
  const downloads = useDownloads();
  return (
    <section className="panel" aria-labelledby="order-items">
      <h2 className="h3" id="order-items">
        {t('checkout.order.items')}
      </h2>
      <DownloadProblem downloads={downloads} />
      <ul>
        {order.lines.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            orderId={order.id}
            orderNumber={order.orderNumber}
            accessToken={accessToken}
            paid={PAID.includes(order.paymentStatus)}
            downloads={downloads}
          />
        ))}
      </ul>
      <OrderTotals order={order} />
    </section>
  );
};
