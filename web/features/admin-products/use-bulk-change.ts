import { useState } from 'react';
import type { BulkProductInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { useUndo } from '../../ui/undo.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { AdminProductPartsFragment as Product, BulkPartsFragment } from './AdminProducts.gen.ts';
import { useCodeText } from './code-text.ts';
import { refusedOf, useProductChanges, type RefusedProduct } from './use-product-changes.ts';

interface RefusedRow {
  name: string;
  reasons: string;
}

/** Whole cents, never below one for what costs something. */
const raised = ({ price }: Product, percent: number): number =>
  Math.min(100_000_00, Math.max(price.minor > 0 ? 1 : 0, Math.round(price.minor * (1 + percent / 100))));

type Saved = NonNullable<BulkPartsFragment['results'][number]['product']>;

const savedOf = ({ results }: BulkPartsFragment): Map<number, Saved> =>
  new Map(results.flatMap(({ outcome, product }) => (outcome === 'UPDATED' && product ? [[product.id, product]] : [])));

/** The one step that is under way, and what the last one left undone. */
const useSteps = (onDone: () => void) => {
  const codeText = useCodeText();
  const { busy, problem, run } = useAction();
  const [shown, setShown] = useState(true);
  const [refused, setRefused] = useState<RefusedRow[]>([]);
  const step = async (work: () => Promise<unknown>) => {
    setShown(true);
    setRefused([]);
    if (await run(work)) onDone();
  };
  const refuse = (products: readonly RefusedProduct[]) =>
    setRefused(
      products.map(({ product, errors }) => ({
        name: product.name,
        reasons: errors.map(({ field, code }) => codeText(field, code)).join(' '),
      })),
    );
  const dismiss = () => {
    setShown(false);
    setRefused([]);
  };
  return { busy, problem: shown ? problem : null, refused, step, refuse, dismiss };
};

type Change = Omit<BulkProductInput, 'expectedVersion'>;

/** Changes of all ticked products, one at a time, and what became of the last. */
export const useBulkChange = (onDone: () => void) => {
  const t = useText();
  const offerUndo = useUndo();
  const { step, refuse, ...shown } = useSteps(onDone);
  const { setActive, setArchived, changeMany } = useProductChanges();

  const changeAll = (products: readonly Product[], rowOf: (product: Product) => Change, back: typeof rowOf) =>
    step(async () => {
      const answer = await changeMany(products.map((one) => ({ ...rowOf(one), expectedVersion: one.version })));
      refuse(refusedOf(products, answer));
      const saved = savedOf(answer);
      const changed = products.filter(({ id }) => saved.has(id));
      if (changed.length === 0) return;
      offerUndo(t('catalogue.bulk.done', { count: changed.length }), () =>
        changeMany(changed.map((one) => ({ ...back(one), expectedVersion: saved.get(one.id)!.version }))),
      );
    });

  return {
    ...shown,
    activate: (products: readonly Product[], active: boolean) =>
      step(async () => refuse(await setActive(products, active))),
    archive: (products: readonly Product[], archived: boolean) => step(() => setArchived(products, archived)),
    setShelf: (products: readonly Product[], category: string) =>
      changeAll(
        products,
        ({ id }) => ({ id, category }),
        ({ id, category: { slug } }) => ({ id, category: slug }),
      ),
    changePrices: (products: readonly Product[], percent: number) =>
      changeAll(
        products,
        (product) => ({ id: product.id, priceMinor: raised(product, percent) }),
        ({ id, price }) => ({ id, priceMinor: price.minor }),
      ),
  };
};

export type BulkChange = ReturnType<typeof useBulkChange>;
