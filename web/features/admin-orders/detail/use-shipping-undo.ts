import { useText } from '../../../intl/use-text.ts';
import { useUndo } from '../../../ui/undo.tsx';
import { useUndoOrderShippedMutation } from './AdminOrder.gen.ts';

/** Says that an order is shipped and offers to take it back, while the buyer has not been told. */
export const useShippingUndo = () => {
  const t = useText();
  const offerUndo = useUndo();
  const [undo] = useUndoOrderShippedMutation();
  return (id: string, number: string) => offerUndo(t('orders.shipped', { number }), () => undo({ variables: { id } }));
};
