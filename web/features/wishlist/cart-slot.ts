import type { ProductType } from '../../codegen/schema.gen.ts';

/** What the list needs of the cart. */
export interface CartSlot {
  /** `limit`: a digital product that is there already. */
  add: (product: { id: number; productType: ProductType; price: number }) => 'added' | 'limit';
  /** Takes one piece out again. */
  takeBack: (id: number) => void;
}
