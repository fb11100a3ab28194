import { ArgsType, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../core/connection.types.ts';
import { Cost } from '../core/field-cost.ts';
import { BedInput } from './bed-fit.types.ts';
import { FacetKind, ProductSort } from './catalog-enums.ts';
import { ProductView } from './catalog.types.ts';
import { ProductType } from './product/product-type.ts';

@InputType({ description: 'Options are alternatives; a range may be open on one side.' })
export class AttributeFilter {
  @Field(() => String, { description: 'Of the property, as in `Facet.key`.' })
  key: string;

  @Field(() => [String], { description: 'Any of these values.', nullable: true })
  options?: string[] | null;

  @Field(() => Float, { nullable: true })
  min?: number | null;

  @Field(() => Float, { nullable: true })
  max?: number | null;
}

@InputType({ description: 'What a list is narrowed to: all of these together.' })
export class ProductFilter {
  @Field(() => String, { nullable: true, description: 'Slug of one category.' })
  category?: string | null;

  @Field(() => [String], { nullable: true, description: 'Slugs; any of them.' })
  categories?: string[] | null;

  @Field(() => [ProductType], { description: 'Any of these.', nullable: true })
  types?: ProductType[] | null;

  @Field(() => Int, { nullable: true, description: 'Cents, inclusive.' })
  priceMinMinor?: number | null;

  @Field(() => Int, { nullable: true, description: 'Cents, inclusive.' })
  priceMaxMinor?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only what can be bought now, files included.' })
  inStock?: boolean | null;

  @Field(() => BedInput, {
    nullable: true,
    description: 'Only what this printer holds, every part with 5 mm free all round, turned where need be.',
  })
  fitsPrinter?: BedInput | null;

  @Field(() => [AttributeFilter], { description: 'All of these properties.', nullable: true })
  attributes?: AttributeFilter[] | null;
}

@ArgsType()
export class ProductListArgs {
  @Field(() => Int, { defaultValue: 24, description: '1 to 100. Forward paging.' })
  first: number;

  @Field(() => String, { nullable: true })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: '1 to 100. Backward paging; wins over `first`.' })
  last?: number | null;

  @Field(() => String, { nullable: true })
  before?: string | null;

  @Field(() => ProductFilter, { nullable: true })
  filter?: ProductFilter | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words, at most 200 characters; slips of the keyboard and missing diacritics are forgiven.',
  })
  search?: string | null;

  @Field(() => ProductSort, { nullable: true, description: 'RELEVANCE for a search, else NEWEST.' })
  sort?: ProductSort | null;
}

@ObjectType({ description: 'One value to tick.', simpleResolvers: true })
export class FacetValue {
  @Field(() => String, { description: 'As the filter takes it.' })
  value: string;

  @Field(() => String)
  label: string;

  @Field(() => Int, { description: 'Products with it under the other filters; its own facet is left out.' })
  count: number;

  @Field(() => Boolean, { description: 'Whether the filter has it.' })
  selected: boolean;
}

@ObjectType({
  description: 'A way to narrow the list: category, type, price (in cents) or an attribute.',
  simpleResolvers: true,
})
export class Facet {
  @Field(() => String, { description: 'For `AttributeFilter.key`, or `category`, `type`, `price`.' })
  key: string;

  @Field(() => String)
  label: string;

  @Field(() => FacetKind)
  kind: FacetKind;

  @Field(() => String, { nullable: true })
  unit: string | null;

  @Cost({ size: 10 })
  @Field(() => [FacetValue], { description: 'To tick; empty for a range.' })
  values: FacetValue[];

  @Field(() => Float, { nullable: true })
  min: number | null;

  @Field(() => Float, { nullable: true })
  max: number | null;
}

/** Counted only when asked for: the resolver reads `summary`. */
export interface ListSummary {
  totalCount: number;
  isEstimate: boolean;
  facets: Facet[];
}

@ObjectType({ description: 'A page of a list.', simpleResolvers: true })
export class ProductConnection {
  @Cost({ size: 'asked' })
  @Field(() => [ProductView])
  nodes: ProductView[];

  @Field(() => PageInfo)
  pageInfo: PageInfo;

  @Field(() => String, {
    nullable: true,
    description: 'The words that were searched instead, because nothing had the given ones.',
  })
  correction: string | null;

  /** The one slug of a category that the filter names. */
  categoryWord: string | null;

  summary: () => Promise<ListSummary>;
}
