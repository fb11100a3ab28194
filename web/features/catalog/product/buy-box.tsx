import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useShopInfo } from '../../../lib/shop-info.ts';
import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { Quantity } from '../../../ui/form/quantity.tsx';
import { PrinterFit } from '../print/printer-fit.tsx';
import { useProductAction } from '../product-action.ts';
import type { ProductPageFieldsFragment } from './Product.gen.ts';
import { PriorPriceNote } from '../reduced-price.tsx';
import { WithFiles } from './with-files.tsx';
import { VolumePrices } from './volume-prices.tsx';
import { SpecList } from './spec-list.tsx';

export type FullProduct = ProductPageFieldsFragment;

const MOST_AT_ONCE = 99;

/** Keeps short hyphenated words (two-stage) on one line; long ones may still break where the column is narrow. */
const Unbroken = ({ children }: { children: string }) =>
  children.split(/(\S+-\S+)/).map((piece, index) =>
    piece.includes('-') && piece.length <= 12 ? (
      <span key={index} className="nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );

function StockLine({ product }: { product: FullProduct }) {
  const t = useText();
  const { stockState, shipsInDays, available } = product;
  if (stockState === 'OUT_OF_STOCK')
    return (
      <p className="stock stock--out">
        <Icon name="warn" />
        {t('products.stockOut')}
      </p>
    );
  if (stockState === 'IN_PREPARATION')
    return (
      <p className="stock stock--low">
        <Icon name="info" />
        {t('products.stockInPreparation')}
      </p>
    );
  if (stockState === 'LOW_STOCK' && available !== null)
    return (
      <p className="stock stock--low">
        <Icon name="info" />
        {t('products.stockLow', { count: available })}
      </p>
    );
  const ships = shipsInDays === null ? t('products.stockNow') : t('products.stockIn', { days: shipsInDays });
  return (
    <p className="stock">
      <Icon name="check" />
      {stockState === 'ALWAYS' ? t('products.stockAlways') : ships}
    </p>
  );
}

/** What the price contains, and what comes on top. */
function PriceWords({ physical }: { physical: boolean }) {
  const t = useText();
  const { chargesVat } = useShopInfo();
  if (!chargesVat && !physical) return null;
  const withVat = physical ? 'products.vatShipping' : 'products.vatIncluded';
  return <small className="faint">{t(chargesVat ? withVat : 'products.plusShipping')}</small>;
}

function PriceRow({ product }: { product: FullProduct }) {
  const t = useText();
  const physical = product.productType === 'PHYSICAL';
  return (
    <div className="pricerow">
      <p>
        {product.price.minor === 0 ? (
          <span className="price price--page">{t('products.free')}</span>
        ) : (
          <Price value={product.price} size="large" className="price--page" />
        )}{' '}
        <PriceWords physical={physical} />
      </p>
      <StockLine product={product} />
      {product.priceReduction && <PriorPriceNote {...product.priceReduction} />}
      <VolumePrices prices={product.volumePrices} />
    </div>
  );
}

/** The model as a kit and as files: this one, and a link to the other. */
function Ways({ product }: { product: FullProduct }) {
  const t = useText();
  const other = product.counterpart;
  if (!other) return null;
  const both = [product, other].sort((a, b) => b.productType.localeCompare(a.productType));
  return (
    <nav className="seg seg--block ways2" aria-label={t('products.ways')}>
      {both.map(({ id, productType, price }) => (
        <Link key={id} to={`/products/${id}`} preventScrollReset aria-current={id === product.id ? 'page' : undefined}>
          {t(productType === 'PHYSICAL' ? 'products.kit' : 'products.filesOnly')} <Price value={price} />
        </Link>
      ))}
    </nav>
  );
}

interface BuyBoxProps {
  product: FullProduct;
  quantity: number;
  onQuantity: (quantity: number) => void;
  row: RefObject<HTMLDivElement | null>;
  /** The button that puts the product into the cart. */
  buy: ReactNode;
  /** The button that puts the kit and its files into the cart; null where both may not be bought. */
  buyBoth: ReactNode;
}

function BuyRow({ product, quantity, onQuantity, row, buy }: BuyBoxProps) {
  const t = useText();
  if (product.productType === 'DIGITAL')
    return (
      <div ref={row} className="buyrow buyrow--one">
        {buy}
        <p className="faint buyrow__n">{t('products.onePerAccount')}</p>
      </div>
    );
  return (
    <div ref={row} className="buyrow">
      <Quantity
        value={quantity}
        onChange={onQuantity}
        max={Math.max(1, Math.min(MOST_AT_ONCE, product.available ?? MOST_AT_ONCE))}
        labels={{ group: t('products.quantity'), less: t('products.less'), more: t('products.more') }}
      />
      <div>{buy}</div>
    </div>
  );
}

/** Name, price, the two ways to buy, the fit and the purchase itself. */
export function BuyBox(props: BuyBoxProps) {
  const { product } = props;
  const t = useText();
  const action = useProductAction();
  return (
    <div className="buy">
      <div>
        <div className="row between">
          <p className="pn">
            <span aria-hidden>{product.sku}</span>
            <span className="sr">{t('products.partNumber', { sku: product.sku })}</span>
          </p>
          {action(product)}
        </div>
        <h1 className="h1">
          <Unbroken>{product.name}</Unbroken>
        </h1>
      </div>
      <p className="lead">{product.summary}</p>
      <PriceRow product={product} />
      <Ways product={product} />
      {product.usualFit && product.productType === 'PHYSICAL' && <p className="muted">{t('products.comesPrinted')}</p>}
      {product.usualFit && <PrinterFit product={product} />}
      <BuyRow {...props} />
      {product.withFiles && props.buyBoth && <WithFiles {...product.withFiles} buy={props.buyBoth} />}
      {product.productType === 'PHYSICAL' && (
        <p className="buyrow__n">
          <Link className="link" to="/guarantee">
            {t('products.guarantee')}
          </Link>
        </p>
      )}
      <SpecList attributes={product.attributes} label={t('products.specs')} />
    </div>
  );
}
