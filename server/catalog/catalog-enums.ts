import { registerEnumType } from 'type-graphql';

export enum StockState {
  IN_STOCK = 'IN_STOCK',
  LOW_STOCK = 'LOW_STOCK',
  OUT_OF_STOCK = 'OUT_OF_STOCK',
  ALWAYS = 'ALWAYS',
  IN_PREPARATION = 'IN_PREPARATION',
}

export enum AttributeKind {
  NUMBER = 'NUMBER',
  OPTION = 'OPTION',
}

export enum ImageKind {
  PHOTO = 'PHOTO',
  DRAWING = 'DRAWING',
}

export enum ProductSort {
  NEWEST = 'NEWEST',
  PRICE_ASC = 'PRICE_ASC',
  PRICE_DESC = 'PRICE_DESC',
  NAME = 'NAME',
  RELEVANCE = 'RELEVANCE',
}

export enum FacetKind {
  OPTIONS = 'OPTIONS',
  RANGE = 'RANGE',
}

registerEnumType(StockState, {
  name: 'StockState',
  description: 'Whether it can be bought now.',
  valuesConfig: {
    LOW_STOCK: { description: 'Three units or fewer are left.' },
    ALWAYS: { description: 'Files, which never run out.' },
    IN_PREPARATION: { description: 'Files that are still being made: no version is published yet.' },
  },
});
registerEnumType(AttributeKind, {
  name: 'AttributeKind',
  description: 'A number with a unit, or one of some options.',
});
registerEnumType(ImageKind, {
  name: 'ImageKind',
  description: 'Kits are photographed, files are drawn.',
});
registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'Order of a list. NAME follows the alphabet of the language; RELEVANCE without a search is NEWEST.',
});
registerEnumType(FacetKind, { name: 'FacetKind', description: 'A list of values to tick, or a range of numbers.' });
