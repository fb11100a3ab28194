import { registerEnumType } from 'type-graphql';
import { ProductType } from '../../catalog/product/product-type.ts';

/** What a line of an order is: a kind of product, or a gift card, which stands in an order of its own. */
export const LineType = { ...ProductType, GIFT_CARD: 'GIFT_CARD' } as const;
export type LineType = keyof typeof LineType;

registerEnumType(LineType, {
  name: 'OrderLineType',
  description: 'What was bought: files to download, a thing in a parcel, or a gift card.',
  valuesConfig: {
    DIGITAL: { description: 'Files: one copy per buyer, never out of stock.' },
    PHYSICAL: { description: 'A thing with stock and weight that is shipped.' },
    GIFT_CARD: { description: 'Money on a card; it is the only line of its order, and its productId is 0.' },
  },
});
