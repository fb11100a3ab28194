import { useRef, useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { PickedProductFragment } from '../PickProduct.gen.ts';
import { ProductSearch, ProductWords } from '../product-picker.tsx';
import { useAddProductFitMutation, useFitsOfOneQuery, useRemoveProductFitMutation } from './Fits.gen.ts';

const MOST = 24;

interface FitsProps {
  fits: readonly PickedProductFragment[];
  busy: boolean;
  onRemove: (product: PickedProductFragment) => void;
}

const Fits = ({ fits, busy, onRemove }: FitsProps) => {
  const t = useText();
  if (fits.length === 0) return <p className="muted">{t('catalogue.fits.none')}</p>;
  return (
    <ul>
      {fits.map((product) => (
        <li key={product.id} className="pe-fit">
          <ProductWords product={product} />
          <IconButton
            icon="trash"
            label={t('catalogue.fits.remove', { name: product.name })}
            disabled={busy}
            onClick={() => onRemove(product)}
          />
        </li>
      ))}
    </ul>
  );
};

/** Names products and takes them back, each at once; what was taken back can be named again for a while. */
const useFits = (productId: number) => {
  const t = useText();
  const offerUndo = useUndo();
  const { busy, problem, run } = useAction();
  const [add] = useAddProductFitMutation();
  const [remove] = useRemoveProductFitMutation();
  const name = (otherId: number) => add({ variables: { productId, otherId } });
  return {
    busy,
    problem,
    add: (otherId: number) => run(() => name(otherId)),
    remove: async ({ id: otherId, name: called }: PickedProductFragment) => {
      const gone = await run(() => remove({ variables: { productId, otherId } }));
      if (gone) offerUndo(t('catalogue.fits.removed', { name: called }), () => name(otherId));
    },
  };
};

/** Which other products go onto this one: said of both at once, apart from the form. */
export const FitsPanel = ({ id }: { id: number }) => {
  const t = useText();
  const opener = useRef<HTMLButtonElement>(null);
  const [searching, setSearching] = useState(false);
  const { data, error, refetch } = useFitsOfOneQuery({ variables: { id } });
  const { busy, problem, add, remove } = useFits(id);
  const close = () => {
    setSearching(false);
    opener.current?.focus();
  };
  const fits = data?.adminProduct.fitsWith;
  return (
    <section className="panel stack" aria-busy={!fits && !error}>
      <h2 className="h3">{t('catalogue.fits.title')}</h2>
      <p className="muted">{t('catalogue.fits.hint')}</p>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!fits && !error && <Skeleton height="44px" />}
      {fits && <Fits fits={fits} busy={busy} onRemove={(product) => void remove(product)} />}
      {problem && <Notice kind="error">{problem}</Notice>}
      {fits && fits.length < MOST && (
        <Button
          ref={opener}
          variant="quiet"
          small
          icon="plus"
          busy={busy}
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        >
          {t('catalogue.fits.add')}
        </Button>
      )}
      {fits && fits.length >= MOST && <p className="muted">{t('catalogue.fits.most', { count: MOST })}</p>}
      {searching && fits && (
        <ProductSearch
          except={[id, ...fits.map((product) => product.id)]}
          onPick={(otherId) => {
            close();
            void add(otherId);
          }}
          onClose={close}
        />
      )}
    </section>
  );
};
