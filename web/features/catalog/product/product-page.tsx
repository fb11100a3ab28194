import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { PublicBreadcrumb } from '../../../ui/breadcrumb.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox, type FullProduct } from './buy-box.tsx';
import { Section } from './section.tsx';
import { ProductCard } from '../product-card.tsx';
import { ProductGallery, type GalleryView } from './gallery/product-gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { SafetyInfo } from './safety-info.tsx';
import { SeenSection } from '../seen-section.tsx';
import { useFits } from '../print/use-fits.ts';
import { useRemembered } from '../use-seen.ts';
import './product.css';

/** What the page leaves to others: the cart's button and the 3D view. */
export interface ProductSlots {
  buy: (quantity: number) => ReactNode;
  /** The button that buys a kit and its files; null where they may not be bought. */
  buyBoth?: ReactNode;
  /** Called only for a product with a model. `autoStart` begins loading at once; `onStart` hears when it begins. */
  viewer: (options: { autoStart: boolean; onStart?: () => void }) => ReactNode;
  /** A hand is near the switch to the 3D view. */
  onReach?: () => void;
  /** How it flies, drives or runs; called only for what does. */
  flight?: () => ReactNode;
  /** Its parts, one by one, and what may be chosen of them; called only for what has printed parts. */
  parts?: () => ReactNode;
  /** What buyers say. */
  reviews?: () => ReactNode;
  /** What goes onto it; called only where something does. */
  fits?: () => ReactNode;
  /** What customers made of it; called only where somebody did. */
  builds?: () => ReactNode;
}

interface ProductPageProps extends ProductSlots {
  product: FullProduct;
}

function Related({ products }: { products: FullProduct['related'] }) {
  const t = useText();
  const fitOf = useFits(products);
  if (products.length === 0) return null;
  return (
    <Section title={t('products.related')}>
      <div className="grid">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} fitOf={fitOf} />
        ))}
      </div>
    </Section>
  );
}

function Crumbs({ product: { name, category } }: { product: FullProduct }) {
  const t = useText();
  const items = [
    { to: '/', text: t('products.home') },
    { to: '/products', text: t('products.title') },
    ...(category.listed ? [{ to: `/products?category=${category.slug}`, text: category.name }] : []),
    { text: name },
  ];
  return <PublicBreadcrumb label={t('products.breadcrumb')} items={items} />;
}

/** Everything about one product. Mount it anew (by key) for another product. */
export function ProductPage({
  product,
  buy,
  buyBoth,
  viewer,
  onReach,
  flight,
  parts,
  reviews,
  fits,
  builds,
}: ProductPageProps) {
  const t = useText();
  const [view, setView] = useState<GalleryView>('photo');
  const [starts, setStarts] = useState(0);
  const [quantity, setQuantity] = useState(1);
  const row = useRef<HTMLDivElement>(null);
  const turning = product.modelPath !== null;
  useRemembered(product);
  return (
    <>
      <ProductHead product={product} />
      <div className="wrap">
        <Crumbs product={product} />
        <div className="pd">
          <ProductGallery
            product={product}
            view={view}
            onView={(next) => {
              setView(next);
              if (next === '3d') setStarts(starts + 1);
            }}
            viewer={turning ? viewer({ autoStart: true }) : null}
            onReach={onReach}
          />
          <BuyBox
            product={product}
            quantity={quantity}
            onQuantity={setQuantity}
            row={row}
            buy={buy(quantity)}
            buyBoth={buyBoth}
          />
        </div>
      </div>
      <Suspense>
        <ProductTabs product={product} />
      </Suspense>
      {product.parts.length > 0 && parts?.()}
      {(product.flight ?? product.drive) && flight?.()}
      {turning && (
        // One model turns at a time: the one up here lets go when the other starts, and the other way round.
        <Section key={starts} title={t('products.turnRound')}>
          {viewer({ autoStart: false, onStart: () => setView(view === '3d' ? 'photo' : view) })}
        </Section>
      )}
      {product.fitsWithCount > 0 && fits?.()}
      <Suspense>
        <SafetyInfo product={product} />
        {reviews?.()}
        {product.builds.totalCount > 0 && builds?.()}
        <Related products={product.related} />
        <SeenSection except={product.id} />
      </Suspense>
      <BuyBar price={product.price} row={row}>
        {buy(quantity)}
      </BuyBar>
    </>
  );
}
