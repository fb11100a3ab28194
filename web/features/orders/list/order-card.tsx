import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../intl/dates.ts';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { ButtonLink, IconButton } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { DownloadLink, DownloadProblem } from '../downloads/download-link.tsx';
import { InvoiceLinks } from '../invoice-links.tsx';
import { formatSize } from '../../../intl/file-size.ts';
import type { OrderCardPartsFragment } from './MyOrders.gen.ts';
import { orderPath } from '../order-link.ts';
import { OrderState } from '../order-states.tsx';
import { ResendMail } from '../resend-mail.tsx';
import { useDownloads } from '../downloads/use-download.ts';
import type { Downloads, Renew } from '../downloads/use-download.ts';

type Order = OrderCardPartsFragment;

interface OrderCardProps {
  order: Order;
  /** Address of the account, if it was confirmed. */
  ownEmail: string | null;
  renew: Renew;
}

const CardHead = ({ order, titleId }: { order: Order; titleId: string }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <>
      <div>
        <small>{t('checkout.order.crumb')}</small>
        <h2 className="num ord__number" id={titleId}>
          <Link className="link" to={orderPath(order.id, null)}>
            {order.orderNumber}
          </Link>
        </h2>
      </div>
      <div>
        <small>{t('checkout.orders.date')}</small>
        <time className="num" dateTime={order.orderDate}>
          {formatDate(intl, order.orderDate)}
        </time>
      </div>
      <div>
        <small>{t('checkout.total')}</small>
        <span className="num nowrap">{formatMoney(intl, order.totalAmount)}</span>
      </div>
      <div>
        <OrderState order={order} />
      </div>
    </>
  );
};

const CardItem = ({ item, downloads }: { item: Order['lines'][number]; downloads: Downloads }) => {
  const t = useText();
  const intl = useIntl();
  const { image, productName, sku, quantity, download } = item;
  return (
    <li>
      <span>{image && <Picture image={image} sizes="72px" alt="" />}</span>
      <span className="ord__name">
        {productName}
        <span className="pn">
          {sku} · {t('checkout.times', { count: quantity })}
        </span>
        {download?.revoked && <span className="faint">{t('checkout.order.revoked')}</span>}
      </span>
      <span className="ord__get">
        {download && !download.revoked && (
          <DownloadLink href={download.zipUrl} downloads={downloads} small>
            <span>
              {t('checkout.orders.download')} <span className="sr">{productName}</span>
            </span>
            <span className="num faint">{formatSize(intl, download.sizeBytes)}</span>
          </DownloadLink>
        )}
      </span>
      <span className="num nowrap">{formatMoney(intl, item.subtotal)}</span>
    </li>
  );
};

const PAYABLE: readonly Order['paymentStatus'][] = ['UNPAID', 'FAILED'];

const CardFoot = ({ order, ownEmail }: Omit<OrderCardProps, 'renew'>) => {
  const t = useText();
  const path = orderPath(order.id, null);
  return (
    <footer>
      {order.status === 'PLACED' && PAYABLE.includes(order.paymentStatus) && (
        <ButtonLink small to={path}>
          {t('checkout.order.payNow')}
        </ButtonLink>
      )}
      {order.invoices.map((invoice) => (
        <InvoiceLinks key={invoice.id} invoice={invoice} />
      ))}
      {order.invoices.length > 0 && <ResendMail order={order} accessToken={null} ownEmail={ownEmail} />}
    </footer>
  );
};

/** One order on a sheet: what was bought, its files, invoices and what can be done with it. */
export const OrderCard = ({ order, ownEmail, renew }: OrderCardProps) => {
  const t = useText();
  const titleId = useId();
  const [open, setOpen] = useState(true);
  const downloads = useDownloads(renew);
  return (
    <article className="ord" aria-labelledby={titleId}>
      <header className="ord__h">
        <CardHead order={order} titleId={titleId} />
        <IconButton
          icon="chev"
          className="hide-m ord__fold"
          label={t('checkout.orders.fold', { number: order.orderNumber })}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </header>
      {open && (
        <>
          <ul className="ord__items">
            {order.lines.map((item) => (
              <CardItem key={item.id} item={item} downloads={downloads} />
            ))}
          </ul>
          <DownloadProblem downloads={downloads} />
          <CardFoot order={order} ownEmail={ownEmail} />
        </>
      )}
    </article>
  );
};
