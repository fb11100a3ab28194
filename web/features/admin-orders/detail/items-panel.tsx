import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate, formatDay, formatShortMoment } from '../../../intl/dates.ts';
import { GiftCardSums } from '../../../intl/gift-card-sums.tsx';
import { promotionRows } from '../../../intl/promotions.ts';
import { useText } from '../../../intl/use-text.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import type { OrderLinePartsFragment } from '../../../lib/Fragments.gen.ts';
import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useUndo } from '../../../ui/undo.tsx';
import {
  useRegrantDownloadMutation,
  useRevokeDownloadMutation,
  type AdminOrderPartsFragment,
} from './AdminOrder.gen.ts';

type Line = AdminOrderPartsFragment['lines'][number];

/** Whether the buyer may load the files, and the press that changes it. */
const ItemFiles = ({ line, name }: { line: Line; name: string }) => {
  const t = useText();
  const intl = useIntl();
  const offerUndo = useUndo();
  const { busy, problem, run } = useAction();
  const [revoke] = useRevokeDownloadMutation();
  const [regrant] = useRegrantDownloadMutation();
  const variables = { lineId: line.lineId };
  const take = async () => {
    if (await run(() => revoke({ variables })))
      offerUndo(t('orders.download.taken', { name }), () => regrant({ variables }));
  };
  const give = async () => {
    if (await run(() => regrant({ variables })))
      offerUndo(t('orders.download.given', { name }), () => revoke({ variables }));
  };
  return (
    <div className="ao-items__files">
      <span className="muted">
        {line.revokedAt
          ? t('orders.download.revoked', { date: formatShortMoment(intl, line.revokedAt) })
          : t('orders.download.count', { count: line.downloads })}
      </span>
      <Button variant="quiet" small busy={busy} onClick={() => void (line.revokedAt ? give() : take())}>
        {t(line.revokedAt ? 'orders.download.give' : 'orders.download.take')}
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </div>
  );
};

/** Saves the files of what is printed for the buyer. */
const PrintFiles = ({ lineId, name }: { lineId: string; name: string }) => {
  const t = useText();
  const { busy, problem, run } = useAction();
  const save = () => run(() => saveFile(`/api/admin/prints/${lineId}`, `${name}.zip`, { named: true }));
  return (
    <div className="ao-items__files">
      <Button variant="quiet" small icon="down" busy={busy} onClick={() => void save()}>
        {t('orders.print.files')}
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </div>
  );
};

const TYPES = {
  DIGITAL: 'orders.type.files',
  PHYSICAL: 'orders.type.kit',
  GIFT_CARD: 'orders.type.giftCard',
} as const satisfies Record<OrderLinePartsFragment['productType'], MessageId>;

const ItemRow = ({ item, line }: { item: OrderLinePartsFragment; line?: Line }) => {
  const t = useText();
  return (
    <li>
      <span>{item.image && <Picture image={item.image} sizes="80px" alt="" />}</span>
      <span>
        {item.productName}
        <br />
        <span className="pn">{item.sku}</span>
        {(line?.refundedUnits ?? 0) > 0 && (
          <>
            {' '}
            <Tag kind="error">{t('orders.item.refunded', { count: line?.refundedUnits ?? 0 })}</Tag>
          </>
        )}
      </span>
      <Tag>{t(item.print ? 'orders.type.print' : TYPES[item.productType])}</Tag>
      <span className="num faint ao-items__count">{item.quantity} ×</span>
      <Price value={item.subtotal} className="r ao-items__sum" />
      {item.print && <PrintFiles lineId={item.id} name={item.sku} />}
      {line?.grantedAt && <ItemFiles line={line} name={item.productName} />}
    </li>
  );
};

/** To whom the gift card of the order goes, its receipt, and the card itself once there is one. */
const SoldCard = ({ order: { order, soldCardId } }: { order: AdminOrderPartsFragment }) => {
  const t = useText();
  const intl = useIntl();
  const { giftCard, receiptUrl } = order;
  if (!giftCard) return null;
  const { recipientEmail, sendOn, sentAt } = giftCard;
  const day = sentAt ? formatDate(intl, sentAt) : sendOn && formatDay(intl, sendOn);
  return (
    <p className="row">
      <span className="muted">
        {t(sentAt ? 'orders.giftCard.sent' : 'orders.giftCard.toSend', { email: recipientEmail, day: day ?? '' })}
      </span>
      {receiptUrl && (
        <a className="link" href={receiptUrl} target="_blank" rel="noreferrer">
          {t('orders.giftCard.receipt')}
        </a>
      )}
      {soldCardId && (
        <Link className="link" to={`/admin/gift-cards/${soldCardId}`}>
          {t('orders.giftCard.open')}
        </Link>
      )}
    </p>
  );
};

/** What was ordered, its files, and the sums. */
export const ItemsPanel = ({ order }: { order: AdminOrderPartsFragment }) => {
  const t = useText();
  const intl = useIntl();
  const { lines, subtotal, shipping, promotions, totalAmount, shippingMethodName } = order.order;
  return (
    <section className="panel" aria-labelledby="items-title">
      <h2 className="h3" id="items-title">
        {t('orders.items')}
      </h2>
      <ul className="ao-items">
        {lines.map((item) => (
          <ItemRow key={item.id} item={item} line={order.lines.find(({ lineId }) => lineId === item.id)} />
        ))}
      </ul>
      <SoldCard order={order} />
      <dl className="ao-sums">
        <div className="kv">
          <dt className="muted">{t('orders.items')}</dt>
          <dd>
            <Price value={subtotal} />
          </dd>
        </div>
        {promotionRows(intl, promotions).map(({ label, text }) => (
          <div className="kv" key={label}>
            <dt className="muted">{label}</dt>
            <dd className="nowrap">{text}</dd>
          </div>
        ))}
        {shippingMethodName && (
          <div className="kv">
            <dt className="muted">{shippingMethodName}</dt>
            <dd>
              <Price value={shipping} />
            </dd>
          </div>
        )}
        <div className="kv ao-sums__total">
          <dt>
            <strong>{t('orders.sum.total')}</strong>
          </dt>
          <dd>
            <Price value={totalAmount} size="large" />
          </dd>
        </div>
        <GiftCardSums giftCards={order.order.giftCards} due={order.order.due} />
        {order.refunded.minor > 0 && (
          <div className="kv">
            <dt className="muted">{t('orders.sum.refunded')}</dt>
            <dd>
              <Price value={order.refunded} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
};
