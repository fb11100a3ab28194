import { useApolloClient } from '@apollo/client/react';
import type { CategoryInput, CategoryNamesInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { useUndo } from '../../ui/undo.tsx';
import {
  AdminCategoriesDocument,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useSortCategoriesMutation,
  useUpdateCategoryMutation,
  type CategoryPartsFragment as Category,
} from './AdminCategories.gen.ts';

const namesOf = ({ en, sk, de }: CategoryNamesInput): CategoryNamesInput => ({ en, sk, de });

const useCalls = () => {
  const client = useApolloClient();
  const [mutateNew] = useCreateCategoryMutation();
  const [mutate] = useUpdateCategoryMutation();
  const [mutateOrder] = useSortCategoriesMutation();
  const [mutateGone] = useDeleteCategoryMutation();
  const reload = () => client.refetchQueries({ include: [AdminCategoriesDocument] });
  return {
    make: async (slug: string, names: CategoryNamesInput, hidden = false) => {
      const { data } = await mutateNew({ variables: { slug, names: namesOf(names), hidden } });
      await reload();
      return data!.createCategory;
    },
    drop: async ({ id, version }: Category) => {
      await mutateGone({ variables: { id, expectedVersion: version } });
      await reload();
    },
    change: async ({ id, version }: Category, input: CategoryInput) => {
      const { data } = await mutate({ variables: { id, expectedVersion: version, input } });
      return data!.updateCategory;
    },
    order: async (ids: readonly string[]) => {
      await mutateOrder({ variables: { ids: [...ids] } });
      await reload();
    },
  };
};

/** How categories are made, named, moved, hidden, put in order and removed; what is not seen at once has a way back. */
export const useCategoryChanges = (categories: readonly Category[]) => {
  const t = useText();
  const offerUndo = useUndo();
  const { make, drop, change, order } = useCalls();
  const ids = categories.map(({ id }) => id);
  return {
    create: async (slug: string, names: CategoryNamesInput): Promise<void> => {
      const category = await make(slug, names);
      offerUndo(t('catalogue.categories.created', { name: names.en }), () => drop(category));
    },
    save: async (category: Category, slug: string, names: CategoryNamesInput): Promise<void> => {
      const saved = await change(category, { slug, names: namesOf(names) });
      const before = { slug: category.slug, names: namesOf(category.names) };
      offerUndo(t('catalogue.categories.saved', { name: names.en }), () => change(saved, before));
    },
    setHidden: async (category: Category, hidden: boolean): Promise<void> => {
      const saved = await change(category, { hidden });
      const told = t(hidden ? 'catalogue.categories.nowHidden' : 'catalogue.categories.nowShown', {
        name: category.names.en,
      });
      offerUndo(told, () => change(saved, { hidden: !hidden }));
    },
    /** One place up (−1) or down (1). */
    move: async (category: Category, step: -1 | 1): Promise<void> => {
      const from = ids.indexOf(category.id);
      await order(ids.toSpliced(from, 1).toSpliced(from + step, 0, category.id));
    },
    remove: async (category: Category): Promise<void> => {
      await drop(category);
      offerUndo(t('catalogue.categories.removed', { name: category.names.en }), async () => {
        const { id } = await make(category.slug, category.names, category.hidden);
        await order(ids.map((each) => (each === category.id ? id : each)));
      });
    },
  };
};

export type CategoryChanges = ReturnType<typeof useCategoryChanges>;
