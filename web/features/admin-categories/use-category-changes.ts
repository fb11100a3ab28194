import { useApolloClient } from '@apollo/client/react';
import type { CategoryNamesInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { useUndo } from '../../ui/undo.tsx';
import {
  AdminCategoriesDocument,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useRenameCategoryMutation,
  useSortCategoriesMutation,
  type CategoryPartsFragment as Category,
} from './AdminCategories.gen.ts';

const namesOf = ({ en, sk, de }: CategoryNamesInput): CategoryNamesInput => ({ en, sk, de });

const useCalls = () => {
  const client = useApolloClient();
  const [mutateNew] = useCreateCategoryMutation();
  const [mutateNames] = useRenameCategoryMutation();
  const [mutateOrder] = useSortCategoriesMutation();
  const [mutateGone] = useDeleteCategoryMutation();
  const reload = () => client.refetchQueries({ include: [AdminCategoriesDocument] });
  return {
    make: async (slug: string, names: CategoryNamesInput) => {
      const { data } = await mutateNew({ variables: { slug, names: namesOf(names) } });
      await reload();
      return data!.createCategory;
    },
    drop: async ({ id, version }: Category) => {
      await mutateGone({ variables: { id, expectedVersion: version } });
      await reload();
    },
    name: async ({ id, version }: Category, names: CategoryNamesInput) => {
      const { data } = await mutateNames({ variables: { id, names: namesOf(names), expectedVersion: version } });
      return data!.renameCategory;
    },
    order: async (ids: readonly string[]) => {
      await mutateOrder({ variables: { ids: [...ids] } });
      await reload();
    },
  };
};

/** How categories are made, named, put in order and removed; what is not seen at once has a way back. */
export const useCategoryChanges = (categories: readonly Category[]) => {
  const t = useText();
  const offerUndo = useUndo();
  const { make, drop, name, order } = useCalls();
  const ids = categories.map(({ id }) => id);
  return {
    create: async (slug: string, names: CategoryNamesInput): Promise<void> => {
      const category = await make(slug, names);
      offerUndo(t('catalogue.categories.created', { name: names.en }), () => drop(category));
    },
    rename: async (category: Category, names: CategoryNamesInput): Promise<void> => {
      const renamed = await name(category, names);
      offerUndo(t('catalogue.categories.saved', { name: names.en }), () => name(renamed, category.names));
    },
    /** One place up (−1) or down (1). */
    move: async (category: Category, step: -1 | 1): Promise<void> => {
      const from = ids.indexOf(category.id);
      await order(ids.toSpliced(from, 1).toSpliced(from + step, 0, category.id));
    },
    remove: async (category: Category): Promise<void> => {
      await drop(category);
      offerUndo(t('catalogue.categories.removed', { name: category.names.en }), async () => {
        const { id } = await make(category.slug, category.names);
        await order(ids.map((each) => (each === category.id ? id : each)));
      });
    },
  };
};

export type CategoryChanges = ReturnType<typeof useCategoryChanges>;
