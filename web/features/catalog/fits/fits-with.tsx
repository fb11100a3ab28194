import { Link } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { Skeleton } from '../../../ui/loading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { useFitsWithQuery } from './FitsWith.gen.ts';
import './fits-with.css';

const PICTURE_SIZES = '96px';

/** Other products that go onto this one, as the seller says. Asks the server when it is shown. */
export function FitsWith({ id, count }: { id: number; count: number }) {
  const t = useText();
  const { data, error } = useFitsWithQuery({ variables: { id } });
  if (error || data?.product === null) return null;
  const products = data?.product?.fitsWith;
  if (products?.length === 0) return null;
  return (
    <section className="sec wrap" aria-labelledby="fits-with" aria-busy={!products}>
      <div className="sec__h">
        <h2 className="h2" id="fits-with">
          {t('parts.fits')}
        </h2>
      </div>
      <ul className="fw">
        {products
          ? products.map(({ id: other, name, productType, price, image }) => (
              <li key={other} className="fw__i">
                <Picture image={image} alt="" sizes={PICTURE_SIZES} square />
                <span>
                  <Link to={`/products/${other}`}>{name}</Link>
                  <span className="fw__f">
                    <span className="faint">{t(`parts.fits.${productType}`)}</span>
                    {price.minor === 0 ? t('parts.fits.free') : <Price value={price} />}
                  </span>
                </span>
              </li>
            ))
          : Array.from({ length: count }, (_, place) => (
              <li key={`room ${place}`} className="fw__i">
                <Skeleton height="96px" />
              </li>
            ))}
      </ul>
    </section>
  );
}
