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
    IN_STOCK: { description: 'More than three.' },
    OUT_OF_STOCK: { description: 'None.' },
    LOW_STOCK: { description: 'Three units or fewer are left.' },
    ALWAYS: { description: 'Files, which never run out.' },
    IN_PREPARATION: { description: 'Files that are still being made: no version is published yet.' },
  },
});
registerEnumType(AttributeKind, {
  name: 'AttributeKind',
  description: 'A number with a unit, or one of some options.',
  valuesConfig: { NUMBER: { description: 'A number, with a unit.' }, OPTION: { description: 'One of some words.' } },
});
registerEnumType(ImageKind, {
  name: 'ImageKind',
  description: 'Kits are photographed, files are drawn.',
  valuesConfig: { DRAWING: { description: 'Drawn.' }, PHOTO: { description: 'Photographed.' } },
});
registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'Order of a list. NAME follows the alphabet of the language; RELEVANCE without a search is NEWEST.',
  valuesConfig: {
    NAME: { description: 'By name.' },
    NEWEST: { description: 'Newest first.' },
    PRICE_ASC: { description: 'Cheapest first.' },
    PRICE_DESC: { description: 'Dearest first.' },
    RELEVANCE: { description: 'What fits the search best first.' },
  },
});
registerEnumType(FacetKind, {
  name: 'FacetKind',
  description: 'A list of values to tick, or a range of numbers.',
  valuesConfig: { OPTIONS: { description: 'Values to tick.' }, RANGE: { description: 'From a number to a number.' } },
});
