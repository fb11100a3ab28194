import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatMoney, type MoneyValue } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Quantity } from '../../ui/form/quantity.tsx';
import { isSingle, type CartItem } from './cart-rules.ts';
import { PrintedLine } from './printed-line.tsx';
import type { QuoteLine } from './use-cart-quote.ts';

/** Nobody should buy the same files twice without knowing. */
const Owned = () => {
  const t = useText();
  return (
    <p className="line__owned line__wide" role="status">
      <Icon name="info" />
      <span>
        {t('cart.owned')}{' '}
        <Link className="link" to="/account/downloads">
          {t('cart.ownedDownload')}
        </Link>
      </span>
    </p>
  );
};

/** So many cost less each than one by itself. */
const Cheaper = ({ unit, single }: { unit: MoneyValue; single: MoneyValue }) => {
  const intl = useIntl();
  const words = { price: formatMoney(intl, unit), single: formatMoney(intl, single) };
  return <p className="faint line__wide">{useText()('cart.cheaper', words)}</p>;
};

interface CartLineProps {
  item: CartItem;
  /** The server's word on it; not there yet while the cart is being priced. */
  line: QuoteLine | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Stands under the line's problem and puts it right. */
  remedy?: ReactNode;
}

const kindOf = (digital: boolean, print: QuoteLine['print']) => {
  if (print) return 'cart.print';
  return digital ? 'cart.files' : 'cart.kit';
};

const DigitalLimit = () => <span className="faint line__limit">{useText()('cart.limit')}</span>;

export const CartLine = ({ item, line, onQuantity, onRemove, remedy }: CartLineProps) => {
  const t = useText();
  const product = line?.product;
  const digital = item.product.productType === 'DIGITAL';
  const name = product?.name ?? t('cart.unknown', { id: item.product.id });
  return (
    <li className="line">
      {product ? (
        <Picture image={product.image} sizes="104px" alt="" className="line__m" />
      ) : (
        <span className="line__m">{line ? <span className="drawn" /> : <Skeleton aspectRatio="4/3" />}</span>
      )}
      <p className="t">
        {product ? <Link to={`/products/${product.id}`}>{name}</Link> : line ? name : <Skeleton height="1lh" />}
      </p>
      {line?.subtotal ? <Price value={line.subtotal} /> : <span />}
      {line?.singlePrice && line.unitPrice && <Cheaper unit={line.unitPrice} single={line.singlePrice} />}
      <p className="pn line__wide">
        {product ? `${product.sku} · ${t(kindOf(digital, line.print))}` : !line && '\u00a0'}
      </p>
      {line?.print && <PrintedLine print={line.print} />}
      {line && line.chosen.length > 0 && (
        <p className="line__wide muted">{line.chosen.map((each) => `${each.name}: ${each.value}`).join(' · ')}</p>
      )}
      <div className="row between line__wide">
        {isSingle(item.product) ? (
          digital ? (
            <DigitalLimit />
          ) : (
            <span />
          )
        ) : (
          <Quantity
            value={item.quantity}
            min={0}
            onChange={onQuantity}
            labels={{ group: t('cart.quantity', { name }), less: t('cart.less'), more: t('cart.more') }}
          />
        )}
        <IconButton icon="trash" label={t('cart.remove', { name })} onClick={onRemove} />
      </div>
      {product?.ownedCopy && digital && <Owned />}
      {line?.problem && (
        <p className="err line__wide">
          <Icon name="warn" />
          <span>{t(`cart.problem.${line.problem}`, { available: line.available ?? 0 })}</span>
        </p>
      )}
      {line?.problem && remedy && <div className="line__wide">{remedy}</div>}
    </li>
  );
};
