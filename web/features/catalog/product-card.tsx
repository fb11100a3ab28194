import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Tag } from '../../ui/badge.tsx';
import './card.css';
import { FitLine } from './print/fit-line.tsx';
import { useProductAction } from './product-action.ts';
import { PriorPrice } from './reduced-price.tsx';
import type { ProductCardFieldsFragment } from './ProductCard.gen.ts';
import type { FitOf } from './print/use-fits.ts';

/** `list` is the narrower column beside the filters. */
export const CARD_SIZES = {
  grid: '(max-width:1000px) 46vw, 314px',
  list: '(max-width:1000px) 46vw, 332px',
} as const;

interface ProductCardProps {
  product: ProductCardFieldsFragment;
  place?: keyof typeof CARD_SIZES;
  /** Says whether its parts fit the visitor's bed; absent: nothing is said. */
  fitOf?: FitOf;
  level?: 2 | 3;
}

/** Bought goods without a model of their own, a servo or a motor, are parts of a kit. */
const kindOf = ({ productType, modelPath }: ProductCardFieldsFragment) => {
  if (productType === 'DIGITAL') return 'products.files';
  return modelPath === null ? 'products.part' : 'products.kit';
};

/** A number stays on the line of its unit. */
const bound = (text: string) => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

/** A kit by its photograph, files by their drawing; the whole card is one link, but for the action over its picture. */
export function ProductCard({ product, place = 'grid', fitOf, level = 3 }: ProductCardProps) {
  const t = useText();
  const fit = fitOf?.(product);
  const action = useProductAction();
  const kind = kindOf(product);
  const Heading = `h${level}` as const;
  return (
    <article className="card">
      <div className="card__m">
        <span className="card__k">{t(kind)}</span>
        <Picture image={product.image} alt="" sizes={CARD_SIZES[place]} />
        {product.stockState === 'OUT_OF_STOCK' && (
          <span className="card__out">
            <Tag>{t('products.soldOut')}</Tag>
          </span>
        )}
        {action(product)}
      </div>
      <div className="card__b">
        <Heading className="card__t">
          <Link to={`/products/${product.id}`}>{product.name}</Link>
        </Heading>
        <span className="card__p">
          {product.price.minor === 0 ? t('products.free') : <Price value={product.price} />}
          {product.priceReduction && <PriorPrice {...product.priceReduction} />}
        </span>
        <p className="card__s">{bound(product.specLine)}</p>
        {fitOf &&
          fit !== null &&
          (kind === 'products.kit' ? <p className="card__f">{t('products.printedForYou')}</p> : <FitLine fit={fit} />)}
      </div>
    </article>
  );
}
