import { ArgsType, Field, GraphQLISODateTime, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { upTo } from '../../core/checks.ts';
import { Cost } from '../../core/field-cost.ts';
import { ListPage, NumberedPage } from '../../core/list-page.ts';
import { Money } from '../../core/money.types.ts';
import { CategoryView, Image } from '../catalog.types.ts';
import { PlannedSale } from '../product/planned-sale.types.ts';
import { ProductType } from '../product/product-type.ts';
import { MAX_SEARCH_LENGTH } from '../search/search-text.ts';

export enum ProductState {
  ACTIVE = 'ACTIVE',
  INACTIVE = 'INACTIVE',
  ARCHIVED = 'ARCHIVED',
}

export enum StockShortage {
  LOW = 'LOW',
  OUT = 'OUT',
}

export enum AdminProductSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  NAME_ASC = 'NAME_ASC',
  NAME_DESC = 'NAME_DESC',
  SKU_ASC = 'SKU_ASC',
  SKU_DESC = 'SKU_DESC',
  PRICE_ASC = 'PRICE_ASC',
  PRICE_DESC = 'PRICE_DESC',
  STOCK_ASC = 'STOCK_ASC',
  STOCK_DESC = 'STOCK_DESC',
}

registerEnumType(ProductState, {
  name: 'ProductState',
  description: 'Whether it is on sale.',
  valuesConfig: {
    ACTIVE: { description: 'On sale.' },
    INACTIVE: { description: 'Off sale.' },
    ARCHIVED: { description: 'Off sale and out of the way; its page answers 410.' },
  },
});
registerEnumType(StockShortage, {
  name: 'StockShortage',
  description: 'Kits of which little is on sale.',
  valuesConfig: { LOW: { description: 'One to three units.' }, OUT: { description: 'None.' } },
});
registerEnumType(AdminProductSort, {
  name: 'AdminProductSort',
  description: 'Order of the table of products. STOCK goes by what is on sale; files, which never run out, come last.',
  valuesConfig: {
    NAME_ASC: { description: 'By name.' },
    NAME_DESC: { description: 'By name, from the end of the alphabet.' },
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    PRICE_ASC: { description: 'Cheapest first.' },
    PRICE_DESC: { description: 'Dearest first.' },
    SKU_ASC: { description: 'By part number.' },
    SKU_DESC: { description: 'By part number, from the end.' },
    STOCK_ASC: { description: 'Least stock first.' },
    STOCK_DESC: { description: 'Most stock first.' },
  },
});

@InputType({ description: 'What the table of products is narrowed to: all of these together.' })
export class AdminProductFilter {
  @Field(() => String, { nullable: true, description: 'Parts of names in any language, or of the part number.' })
  @Checked(upTo(MAX_SEARCH_LENGTH))
  search?: string | null;

  @Field(() => ProductType, { description: 'Files or things in a parcel.', nullable: true })
  type?: ProductType | null;

  @Field(() => String, { nullable: true, description: 'Slug.' })
  @Checked(upTo(100))
  category?: string | null;

  @Field(() => ProductState, { nullable: true, description: 'Without it all but the archived ones.' })
  state?: ProductState | null;

  @Field(() => StockShortage, { description: 'Of which little or nothing is left.', nullable: true })
  stock?: StockShortage | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those that lack a language.' })
  missingTranslations?: boolean | null;
}

@ArgsType()
export class AdminProductArgs extends ListPage {
  @Field(() => AdminProductFilter, { nullable: true })
  filter?: AdminProductFilter | null;

  @Field(() => AdminProductSort, { defaultValue: AdminProductSort.NEWEST })
  sort: AdminProductSort;
}

@ObjectType({ description: 'Units of a kit.', simpleResolvers: true })
export class ProductStock {
  @Field(() => Int, { description: 'In the house, reserved ones included.' })
  onHand: number;

  @Field(() => Int, { description: 'Promised to orders that are not paid yet.' })
  reserved: number;

  @Field(() => Int, { description: 'On sale now.' })
  available: number;
}

@ObjectType({ description: 'A product as the administration lists it.', simpleResolvers: true })
export class AdminProductRow {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  sku: string;

  @Field(() => ProductType)
  productType: ProductType;

  @Field(() => String)
  name: string;

  @Field(() => CategoryView)
  category: CategoryView;

  @Field(() => Image, { description: 'The cover.' })
  image: Image;

  @Field(() => Money, { description: 'VAT included: the ordinary one, in a sale too.' })
  price: Money;

  @Field(() => PlannedSale, { nullable: true, description: 'Planned or running; null without one.' })
  sale: PlannedSale | null;

  @Field(() => Boolean)
  active: boolean;

  @Field(() => Boolean)
  archived: boolean;

  @Field(() => ProductStock, { nullable: true, description: 'Null for files.' })
  stock: ProductStock | null;

  @Cost({ size: 3 })
  @Field(() => [String], { description: 'Languages that it has no texts in.' })
  missingLocales: string[];

  @Field(() => GraphQLISODateTime)
  updatedAt: Date;

  @Field(() => Int, { description: 'To be handed back with a change.' })
  version: number;
}

@ObjectType({ description: 'One page of the table of products.', simpleResolvers: true })
export class AdminProductPage extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [AdminProductRow])
  items: AdminProductRow[];
}
