import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { shopErrorOf, type ShopError } from '../../lib/graphql-error.ts';
import { useAction } from '../../ui/use-action.ts';
import {
  AdminProductDocument,
  useCreateProductMutation,
  useUpdateProductMutation,
  type EditableFieldsFragment,
} from './EditProduct.gen.ts';
import { judgeProduct, refusedProduct, type Errors } from './judge-product.ts';
import { keepEdits, readEdits } from './kept-edits.ts';
import { mergeValues, type Merged } from './merge-values.ts';
import { changedNames, changesOf, inputOf } from './product-input.ts';
import { NEW_VALUES, slugOf, valuesOf, type Values } from './product-values.ts';

type Product = EditableFieldsFragment;

/** What somebody else saved while this form was open. */
export interface Conflict extends Omit<Merged, 'values'> {
  readonly by: string | null;
  readonly at: string | null;
}

interface FormState {
  readonly base: Values;
  readonly version: number;
  readonly values: Values;
  readonly conflict: Conflict | null;
  /** Unsaved changes of before were put back. */
  readonly restored: boolean;
  /** What is typed now was saved from here. */
  readonly saved?: boolean;
}

const conflictOf = ({ lastChange }: Product, { taken, clashes }: Merged): Conflict | null =>
  taken.length + clashes.length === 0
    ? null
    : { by: lastChange?.by ?? null, at: lastChange?.at ?? null, taken, clashes };

const stateOf = (product: Product | null): FormState => {
  const base = product ? valuesOf(product) : NEW_VALUES;
  const kept = readEdits(product?.id ?? null);
  const state = { base, version: product?.version ?? 0, values: base, conflict: null, restored: false };
  if (!kept) return state;
  const merged = mergeValues({ ...base, ...kept.base }, { ...base, ...kept.mine }, base);
  const conflict = product && conflictOf(product, merged);
  return { ...state, values: { ...base, ...kept.mine }, conflict, restored: true };
};

/** Warns before the window is closed with something unsaved in it. */
const useLeaveWarning = (dirty: boolean) =>
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

const useSaving = (id: number | null, numbers: ReadonlySet<string>) => {
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  return async ({ base, version, values }: FormState): Promise<Product> => {
    if (id === null) {
      const productType = values.productType === 'PHYSICAL' ? 'PHYSICAL' : 'DIGITAL';
      return (await create({ variables: { productType, input: inputOf(values, numbers) } })).data!.createProduct;
    }
    const input = changesOf(base, values, numbers);
    return (await update({ variables: { id, expectedVersion: version, input } })).data!.updateProduct;
  };
};

/** The slug follows the English name of a new product until somebody types one. */
const withSlug = (before: Values, name: string, value: string): Values =>
  name === 'en.name' && (before.slug ?? '') === slugOf(before['en.name'] ?? '') ? { slug: slugOf(value) } : {};

/** What was found wrong; `refusals` counts how often, so that the first wrong field gets the focus each time. */
const useErrors = () => {
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);
  const refuse = (found: Errors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const mend = (name: string) => setErrors(({ [name]: _, ...rest }) => rest);
  return { errors, refusals, refuse, mend };
};

/** Asks for what is stored now, and brings it together with what stands in the form. */
const useMerging = (id: number | null) => {
  const client = useApolloClient();
  return async (state: FormState): Promise<FormState> => {
    const { data } = await client.query({
      query: AdminProductDocument,
      variables: { id: id! },
      fetchPolicy: 'network-only',
    });
    const theirs = data!.adminProduct;
    const base = valuesOf(theirs);
    const merged = mergeValues(state.base, state.values, base);
    const conflict = conflictOf(theirs, merged);
    return { ...state, base, version: theirs.version, values: merged.values, conflict };
  };
};

const savedState = (product: Product): FormState => {
  const base = valuesOf(product);
  return { base, version: product.version, values: base, conflict: null, restored: false, saved: true };
};

const withValue = (before: FormState, isNew: boolean, name: string, value: string): FormState => {
  const slug = isNew ? withSlug(before.values, name, value) : {};
  return { ...before, values: { ...before.values, ...slug, [name]: value }, saved: false };
};

const asStored = (before: FormState): FormState => ({
  ...before,
  values: before.base,
  conflict: null,
  restored: false,
});

/** What stands in the form; unsaved, it is kept, and the browser warns before it is left. */
const useTyped = (product: Product | null) => {
  const id = product?.id ?? null;
  const [state, setState] = useState(() => stateOf(product));
  const dirty = useMemo(() => changedNames(state.base, state.values).length > 0, [state]);
  useLeaveWarning(dirty);
  useEffect(() => keepEdits(id, state.base, state.values), [id, state]);
  return { state, setState, dirty };
};

/** The form of a product, or of a new one: what is typed, kept, judged, saved, and merged with what others saved. */
export const useProductForm = (
  product: Product | null,
  numbers: ReadonlySet<string>,
  onSaved: (product: Product) => void,
) => {
  const id = product?.id ?? null;
  const { state, setState, dirty } = useTyped(product);
  const { errors, refusals, refuse, mend } = useErrors();
  const save = useSaving(id, numbers);
  const merge = useMerging(id);
  const { busy, problem, run } = useAction((refusal: ShopError) => {
    const found = refusedProduct(refusal);
    if (found) refuse(found);
    return found !== null || refusal.code === 'VERSION_CONFLICT';
  });
  const set = (name: string, value: string) => {
    mend(name);
    setState((before) => withValue(before, id === null, name, value));
  };
  const attempt = async () => {
    try {
      const saved = await save(state);
      keepEdits(id, {}, {});
      setState(savedState(saved));
      onSaved(saved);
    } catch (error) {
      if (shopErrorOf(error).code === 'VERSION_CONFLICT') setState(await merge(state));
      throw error;
    }
  };
  const submit = () => {
    const found = judgeProduct(state.values);
    if (Object.keys(found).length > 0) refuse(found);
    else void run(attempt);
  };
  const reset = () => (refuse({}), setState(asStored));
  return { ...state, dirty, errors, refusals, busy, problem, set, submit, reset };
};

export type ProductForm = ReturnType<typeof useProductForm>;
