import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import type { UpdateCategoryInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { askServer } from '../../lib/graphql/ask-server.ts';
import { knownList, type Change } from '../../lib/graphql/known-list.ts';
import { useUndo } from '../../ui/undo.tsx';
import {
  AdminCategoriesDocument,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useSetCategoryPictureMutation,
  useSortCategoriesMutation,
  useUpdateCategoryMutation,
  type CategoryPartsFragment as Category,
} from './AdminCategories.gen.ts';
import type { CategoryWords } from './category-form.tsx';

/** In their order; a new one stands last until it is moved. */
const shelves = knownList(AdminCategoriesDocument, (data, change: Change<Category>) => ({
  ...data,
  adminCategories: change(data.adminCategories),
}));

const textsOf = ({ en, sk, de }: CategoryWords['names']) => ({ en, sk, de });
const wordsOf = ({ names, descriptions }: CategoryWords): CategoryWords => ({
  names: textsOf(names),
  descriptions: textsOf(descriptions),
});

/** What a category is called in the language of the admin, else in English. */
export const useCategoryName = () => {
  const { locale } = useIntl();
  return (names: CategoryWords['names']): string => names[locale as keyof typeof names] || names.en;
};

const useCalls = () => {
  const client = useApolloClient();
  const [mutateNew] = useCreateCategoryMutation({
    update: (cache, { data }) => data && shelves.put(cache, data.createCategory),
  });
  const [mutate] = useUpdateCategoryMutation();
  const [mutateOrder] = useSortCategoriesMutation({
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: AdminCategoriesDocument, data: { adminCategories: data.sortCategories } }),
  });
  const [mutateGone] = useDeleteCategoryMutation({
    update: (cache, { data }) => data && shelves.drop(cache, data.deleteCategory.id),
  });
  const [mutatePicture] = useSetCategoryPictureMutation();
  return {
    reread: async (): Promise<readonly Category[]> =>
      (await askServer(client, AdminCategoriesDocument, {})).adminCategories,
    make: async (slug: string, words: CategoryWords, hidden = false) => {
      const { data } = await mutateNew({ variables: { slug, hidden, ...wordsOf(words) } });
      return data!.createCategory;
    },
    drop: async ({ id, version }: Category) => {
      await mutateGone({ variables: { id, expectedVersion: version } });
    },
    change: async ({ id, version }: Category, input: Omit<UpdateCategoryInput, 'id' | 'expectedVersion'>) => {
      const { data } = await mutate({ variables: { input: { id, expectedVersion: version, ...input } } });
      return data!.updateCategory;
    },
    show: async ({ id, version }: Category, key: string | null) => {
      const { data } = await mutatePicture({ variables: { id, expectedVersion: version, key } });
      return data!.setCategoryPicture;
    },
    order: async (ids: readonly string[]) => {
      await mutateOrder({ variables: { ids: [...ids] } });
    },
  };
};

const usePictureChanges = () => {
  const t = useText();
  const offerUndo = useUndo();
  const nameOf = useCategoryName();
  const { show, reread } = useCalls();
  return {
    removePicture: async (category: Category): Promise<void> => {
      const bare = await show(category, null);
      offerUndo(t('catalogue.categories.pictureRemoved', { name: nameOf(category.names) }), () =>
        show(bare, category.picture!.key),
      );
    },
    /** Shows a picture that was sent, and offers the one before. */
    pictureSent: async (category: Category): Promise<void> => {
      const sent = (await reread()).find(({ id }) => id === category.id);
      if (!sent) return;
      offerUndo(t('catalogue.categories.pictureShown', { name: nameOf(category.names) }), () =>
        show(sent, category.picture?.key ?? null),
      );
    },
  };
};

/** How categories are made, named, moved, hidden, put in order and removed; what is not seen at once has a way back. */
export const useCategoryChanges = (categories: readonly Category[]) => {
  const t = useText();
  const offerUndo = useUndo();
  const nameOf = useCategoryName();
  const { make, drop, change, order, show } = useCalls();
  const pictures = usePictureChanges();
  const ids = categories.map(({ id }) => id);
  return {
    ...pictures,
    create: async (slug: string, words: CategoryWords): Promise<void> => {
      const category = await make(slug, words);
      offerUndo(t('catalogue.categories.created', { name: nameOf(words.names) }), () => drop(category));
    },
    save: async (category: Category, slug: string, words: CategoryWords): Promise<void> => {
      const saved = await change(category, { slug, ...wordsOf(words) });
      const before = { slug: category.slug, ...wordsOf(category) };
      offerUndo(t('catalogue.categories.saved', { name: nameOf(words.names) }), () => change(saved, before));
    },
    setHidden: async (category: Category, hidden: boolean): Promise<void> => {
      const saved = await change(category, { hidden });
      const told = t(hidden ? 'catalogue.categories.nowHidden' : 'catalogue.categories.nowShown', {
        name: nameOf(category.names),
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
      offerUndo(t('catalogue.categories.removed', { name: nameOf(category.names) }), async () => {
        const made = await make(category.slug, category, category.hidden);
        if (category.picture) await show(made, category.picture.key);
        await order(ids.map((each) => (each === category.id ? made.id : each)));
      });
    },
  };
};

export type CategoryChanges = ReturnType<typeof useCategoryChanges>;
