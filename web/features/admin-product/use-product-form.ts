import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import type { At } from '../../lib/form/at-path.ts';
import { askServer } from '../../lib/graphql/ask-server.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { useControlledForm } from '../../ui/form/use-controlled-form.ts';
import {
  AdminProductDocument,
  useCreateProductMutation,
  useUpdateProductMutation,
  type EditableFieldsFragment,
} from './EditProduct.gen.ts';
import { validateProduct, PRODUCT_ERROR_PLACEMENT } from './validate-product.ts';
import { storeUnsavedEdits, readUnsavedEdits, applyEdits } from './unsaved-edits.ts';
import { mergeValues, type Merged } from './merge-values.ts';
import { changesOf, inputOf } from './product-input.ts';
import {
  changedNames,
  NEW_VALUES,
  slugOf,
  valuesOf,
  type ProductPath,
  type ProductValues as Values,
} from './product-values.ts';

type Product = EditableFieldsFragment;

const placing = () => PRODUCT_ERROR_PLACEMENT;

/** What somebody else saved while this form was open. */
export interface Conflict extends Omit<Merged, 'values'> {
  readonly by: string | null;
  readonly at: string | null;
}

const conflictOf = ({ lastChange }: Product, { taken, clashes }: Merged): Conflict | null =>
  taken.length + clashes.length === 0
    ? null
    : { by: lastChange?.by ?? null, at: lastChange?.at ?? null, taken, clashes };

/** What stands in the form at first: as it is stored, with what this tab kept unsaved over it. */
const initialForm = (product: Product | null) => {
  const base = product ? valuesOf(product) : NEW_VALUES;
  const kept = readUnsavedEdits(product?.id ?? null);
  if (!kept) return { base, typed: undefined, conflict: null };
  const typed = applyEdits(base, kept.mine);
  return {
    base,
    typed,
    conflict: product && conflictOf(product, mergeValues(applyEdits(base, kept.base), typed, base)),
  };
};

/** Warns before the window is closed with something unsaved in it. */
const useLeaveWarning = (dirty: boolean) =>
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

/** How a product is stored, and what is stored now. */
const useProductSave = (id: number | null, numbers: ReadonlySet<string>) => {
  const client = useApolloClient();
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  return {
    store: async (base: Values, values: Values, expectedVersion: number): Promise<Product> => {
      if (id === null) {
        const input = { productType: values.productType, ...inputOf(values, numbers) };
        return (await create({ variables: { input } })).data!.createProduct;
      }
      const input = { id, expectedVersion, ...changesOf(base, values, numbers) };
      return (await update({ variables: { input } })).data!.updateProduct;
    },
    stored: async (): Promise<Product> => (await askServer(client, AdminProductDocument, { id: id! })).adminProduct,
  };
};

/** Keeps what is typed and not saved, and has the browser warn before it is left. */
const useUnsavedEdits = (id: number | null, base: Values, values: Values): boolean => {
  const dirty = useMemo(() => changedNames(base, values).length > 0, [base, values]);
  useLeaveWarning(dirty);
  useEffect(() => storeUnsavedEdits(id, base, values), [id, base, values]);
  return dirty;
};

/** The slug follows the English name of a new product until somebody types one. */
const followingSlug = ({ slug, en }: Values, path: ProductPath, value: unknown): string | null =>
  path === 'en.name' && slug === slugOf(en.name) ? slugOf(value as string) : null;

/** How the form stands to what is stored. */
const useFormStatus = (product: Product | null) => {
  const [begun] = useState(() => initialForm(product));
  const [standing, setStanding] = useState({
    version: product?.version ?? 0,
    conflict: begun.conflict,
    /** Unsaved changes of before were put back. */
    restored: begun.typed !== undefined,
    /** What is typed now was saved from here. */
    saved: false,
  });
  const mark = (changes: Partial<typeof standing>) => setStanding((before) => ({ ...before, ...changes }));
  return { initial: begun.base, typed: begun.typed, standing, mark };
};

/** The form of a product, or of a new one: what is typed, kept, judged, saved, and merged with what others saved. */
export const useProductForm = (
  product: Product | null,
  numbers: ReadonlySet<string>,
  onSaved: (product: Product) => void,
) => {
  const id = product?.id ?? null;
  const { initial, typed, standing, mark } = useFormStatus(product);
  const { store, stored } = useProductSave(id, numbers);
  const merge = (now: Product, mine: Values) => {
    const theirs = valuesOf(now);
    const merged = mergeValues(form.base, mine, theirs);
    form.reset(theirs, merged.values);
    mark({ version: now.version, conflict: conflictOf(now, merged) });
  };
  const send = async (values: Values) => {
    try {
      const now = await store(form.base, values, standing.version);
      storeUnsavedEdits(id, values, values);
      form.reset(valuesOf(now));
      mark({ version: now.version, conflict: null, restored: false, saved: true });
      onSaved(now);
    } catch (error) {
      if (shopErrorOf(error).code !== 'VERSION_CONFLICT') throw error;
      merge(await stored(), values);
    }
  };
  const form = useControlledForm<Values, HTMLDivElement>({ initial, typed, judge: validateProduct, placing, send });
  const dirty = useUnsavedEdits(id, form.base, form.values);
  const set = <Path extends ProductPath>(path: Path, value: At<Values, Path>) => {
    const slug = id === null ? followingSlug(form.values, path, value) : null;
    if (slug !== null) form.set('slug', slug);
    form.set(path, value);
    mark({ saved: false });
  };
  const reset = () => {
    form.reset();
    mark({ conflict: null, restored: false });
  };
  return { ...form, ...standing, dirty, set, reset };
};

export type ProductForm = ReturnType<typeof useProductForm>;
