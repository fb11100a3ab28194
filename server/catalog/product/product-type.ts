import { registerEnumType } from 'type-graphql';

/** DIGITAL: files, one copy per buyer, never out of stock. PHYSICAL: a parcel with stock and weight. */
export const ProductType = { DIGITAL: 'DIGITAL', PHYSICAL: 'PHYSICAL' } as const;
export type ProductType = keyof typeof ProductType;

registerEnumType(ProductType, {
  name: 'ProductType',
  description: 'What is sold: files to download, or a thing in a parcel.',
  valuesConfig: {
    DIGITAL: { description: 'Files: one copy per buyer, never out of stock.' },
    PHYSICAL: { description: 'A thing with stock and weight that is shipped.' },
  },
});
