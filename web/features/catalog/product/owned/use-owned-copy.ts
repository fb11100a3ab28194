import type { ProductType } from '../../../../codegen/schema.gen.ts';
import { useAccount } from '../../../../lib/account/use-account.ts';
import { useOwnedCopyQuery, type OwnedCopyQuery } from './OwnedCopy.gen.ts';

export type OwnedCopy = NonNullable<NonNullable<OwnedCopyQuery['product']>['ownedCopy']>;

/** The customer's own copy of these files; null for visitors, who ask nothing, for goods, and until the answer is here. */
export const useOwnedCopy = ({ id, productType }: { id: number; productType: ProductType }): OwnedCopy | null => {
  const { user } = useAccount();
  const { data } = useOwnedCopyQuery({ variables: { id }, skip: !user || productType !== 'DIGITAL' });
  return data?.product?.ownedCopy ?? null;
};
