import { useText } from '../../../intl/use-text.ts';
import { Head } from '../../../lib/head.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import '../list/list.css';
import { ProductCard } from '../product-card.tsx';
import { Section } from './section.tsx';
import { useFits } from '../print/use-fits.ts';
import type { WithdrawnProductQuery } from './WithdrawnProduct.gen.ts';

interface WithdrawnPageProps {
  id: number;
  product: WithdrawnProductQuery['withdrawnProduct'];
}

/** In the place of a product that is off sale: what is like it, and its category. The reason stands in English everywhere. */
export function WithdrawnPage({ id, product }: WithdrawnPageProps) {
  const t = useText();
  const shelf = product?.category.listed ? product.category : undefined;
  const fitOf = useFits(product?.similar ?? []);
  return (
    <>
      <Head title={t('products.withdrawn')} />
      <div className="wrap not-found">
        <EmptyState
          art="search"
          level={1}
          title={t('products.withdrawn')}
          action={
            <ButtonLink to={shelf ? `/products?category=${shelf.slug}` : '/products'} small>
              {shelf ? t('products.withdrawnShelf', { name: shelf.name }) : t('products.all')}
            </ButtonLink>
          }
        >
          <span className="pn" lang="en">
            {`Product ${id} is not active`}
          </span>
          <br />
          {t('products.withdrawnText')}
        </EmptyState>
      </div>
      {product && product.similar.length > 0 && (
        <Section title={t('products.similar')}>
          <div className="grid">
            {product.similar.map((similar) => (
              <ProductCard key={similar.id} product={similar} fitOf={fitOf} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
