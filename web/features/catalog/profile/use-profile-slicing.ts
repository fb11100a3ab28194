import type { PrinterClass } from '../../../codegen/schema.gen.ts';
import type { KeptProfile } from '../../../lib/printing/kept-profile.ts';
import { useSlicingOrder, type SlicingOrder } from '../../../ui/slicing/use-slicing-order.ts';
import { useProfileSlicingQuery, useSliceWithProfileMutation } from './Profile.gen.ts';

/** How far a model is sliced with the visitor's profile; asks again and again while that is under way. */
export const useProfileSlicing = (
  productId: number,
  printerClass: PrinterClass,
  profile: KeptProfile | null,
): SlicingOrder => {
  const input = { productId, printerClass, profile: profile?.settings ?? {} };
  const { data, refetch } = useProfileSlicingQuery({ variables: { input }, skip: !profile });
  const [slice] = useSliceWithProfileMutation();
  const known = (profile && data?.profileSlicing) ?? null;
  return useSlicingOrder({
    known,
    subject: JSON.stringify(input),
    refetch,
    slice: () => slice({ variables: { input } }),
  });
};
