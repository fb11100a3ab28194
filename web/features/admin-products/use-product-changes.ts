import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { useUndo } from '../../ui/undo.tsx';
import {
  AdminProductsDocument,
  useBulkUpdateProductsMutation,
  useSetProductPriceMutation,
  useSetProductsActiveMutation,
  useSetProductsArchivedMutation,
  type AdminProductPartsFragment as Product,
  type BulkPartsFragment,
} from './AdminProducts.gen.ts';
import type { BulkProductInput } from '../../codegen/schema.gen.ts';

const idsOf = (products: readonly Product[]): number[] => products.map(({ id }) => id);

export interface RefusedProduct {
  readonly product: Product;
  readonly errors: readonly { readonly field: string; readonly code: string }[];
}

/** Those of the products that the server left as they are, and why. */
export const refusedOf = (products: readonly Product[], { results }: BulkPartsFragment): RefusedProduct[] =>
  results.flatMap(({ outcome, errors }, i) => (outcome === 'REJECTED' ? [{ product: products[i]!, errors }] : []));

const asIfSaved = (products: readonly Product[]): BulkPartsFragment => ({
  __typename: 'BulkUpdateResult',
  savedCount: products.length,
  results: products.map((product) => ({ __typename: 'BulkProductResult', outcome: 'UPDATED', errors: [], product })),
});

const useMutations = () => {
  const client = useApolloClient();
  const [mutatePrice] = useSetProductPriceMutation();
  const [mutateActive] = useSetProductsActiveMutation();
  const [mutateArchived] = useSetProductsArchivedMutation();
  const [mutateMany] = useBulkUpdateProductsMutation();
  const reload = () => client.refetchQueries({ include: [AdminProductsDocument] });

  const savePrice = async (product: Product, priceMinor: number): Promise<Product> => {
    const optimisticResponse = { setProductPrice: { ...product, price: { ...product.price, minor: priceMinor } } };
    const variables = { id: product.id, priceMinor, expectedVersion: product.version };
    return (await mutatePrice({ variables, optimisticResponse })).data!.setProductPrice;
  };
  const saveActive = (products: readonly Product[], active: boolean) =>
    mutateActive({
      variables: { ids: idsOf(products), active },
      optimisticResponse: { setProductsActive: asIfSaved(products.map((one) => ({ ...one, active }))) },
    });
  const saveArchived = async (products: readonly Product[], archived: boolean) => {
    await mutateArchived({ variables: { ids: idsOf(products), archived } });
    await reload();
  };

  return { reload, savePrice, saveActive, saveArchived, mutateMany };
};

/** How products are changed from the table: shown at once, and each change with a way back. */
export const useProductChanges = () => {
  const t = useText();
  const intl = useIntl();
  const offerUndo = useUndo();
  const { reload, savePrice, saveActive, saveArchived, mutateMany } = useMutations();
  return {
    reload,
    setPrice: async (product: Product, priceMinor: number) => {
      const saved = await savePrice(product, priceMinor);
      const price = formatMoney(intl, saved.price);
      offerUndo(t('catalogue.list.price.saved', { name: product.name, price }), () =>
        savePrice(saved, product.price.minor),
      );
    },
    /** Those that are in that state already stay out of it, of the way back too. Answers those that were refused. */
    setActive: async (products: readonly Product[], active: boolean): Promise<RefusedProduct[]> => {
      const others = products.filter((one) => one.active !== active);
      if (others.length === 0) return [];
      const refused = refusedOf(others, (await saveActive(others, active)).data!.setProductsActive);
      const done = others.filter((one) => !refused.some(({ product }) => product === one));
      const said = active ? 'catalogue.list.activated' : 'catalogue.list.deactivated';
      if (done.length > 0)
        offerUndo(t(said, { count: done.length, name: done[0]!.name }), () => saveActive(done, !active));
      return refused;
    },
    setArchived: async (products: readonly Product[], archived: boolean) => {
      await saveArchived(products, archived);
      const said = archived ? 'catalogue.list.archived' : 'catalogue.list.restored';
      offerUndo(t(said, { count: products.length, name: products[0]!.name }), async () => {
        await saveArchived(products, !archived);
        const active = products.filter((one) => one.active);
        if (archived && active.length > 0) await saveActive(active, true);
      });
    },
    /** Changes rows one by one in one call; answers what became of them. */
    changeMany: async (rows: BulkProductInput[]): Promise<BulkPartsFragment> => {
      const { data } = await mutateMany({ variables: { rows, errorPolicy: 'REJECT_FAILED_ROWS' } });
      return data!.bulkUpdateProducts;
    },
  };
};
