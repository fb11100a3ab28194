import { useEffect, useRef, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { recentlyViewed, type SeenProduct } from '../../lib/recently-viewed.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOutOfSight } from '../../ui/use-out-of-sight.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductCardFieldsFragment } from './ProductCard.gen.ts';
import { Section } from './product/section.tsx';
import { useSeenProductsQuery } from './SeenProducts.gen.ts';
import { useFits } from './print/use-fits.ts';
import { useSeen } from './use-seen.ts';

const MOST_SHOWN = 4;

/** What the shop says of these products today; null until it has. What is off sale is left out. */
function useCards(ids: readonly number[]): readonly ProductCardFieldsFragment[] | null {
  const { data, previousData } = useSeenProductsQuery({ variables: { ids: [...ids] }, skip: ids.length === 0 });
  const cards = (data ?? previousData)?.productsById;
  return cards?.filter(({ id }) => ids.includes(id)).slice(0, MOST_SHOWN) ?? null;
}

/** Says that the list is empty, and gives it back. The focus comes here, because its button is gone. */
function Cleared({ onUndo }: { onUndo: () => void }) {
  const t = useText();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Notice
      action={
        <Button ref={undo} variant="line" small onClick={onUndo}>
          {t('products.seenUndo')}
        </Button>
      }
    >
      {t('products.seenCleared')}
    </Notice>
  );
}

/**
 * The products that this browser looked at before the one on the page, with the prices of today, and a way to forget them.
 * They come while their place is out of sight, so that the end of the page stays where it is for who is there already.
 */
export function SeenProducts({ except }: { except: number }) {
  const t = useText();
  const seen = useSeen();
  const [cleared, setCleared] = useState<readonly SeenProduct[] | null>(null);
  const cards = useCards(seen.map(({ id }) => id).filter((id) => id !== except));
  const fitOf = useFits(cards ?? []);
  const place = useRef<HTMLDivElement>(null);
  const unseen = useOutOfSight(place, Boolean(cards?.length));
  const clear = () => {
    setCleared(seen);
    recentlyViewed.clear();
  };
  const undo = () => {
    for (const product of cleared?.toReversed() ?? []) recentlyViewed.add(product);
    setCleared(null);
  };
  const shown = unseen && Boolean(cards?.length);
  return (
    <div ref={place}>
      {(cleared || shown) && (
        <Section
          title={t('products.seen')}
          action={
            !cleared && (
              <Button variant="quiet" small onClick={clear}>
                {t('products.seenClear')}
              </Button>
            )
          }
        >
          {cleared ? (
            <Cleared onUndo={undo} />
          ) : (
            <div className="grid">
              {cards?.map((product) => (
                <ProductCard key={product.id} product={product} fitOf={fitOf} />
              ))}
            </div>
          )}
        </Section>
      )}
    </div>
  );
}
