import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../core/connection.types.ts';
import { CategoryView, ProductView } from '../catalog/catalog.types.ts';
import { Cost } from '../core/field-cost.ts';
import { NumberedPage } from '../core/list-page.ts';
import { BuildState } from './build-state.ts';

@ObjectType({ description: 'The photograph of a build.', simpleResolvers: true })
export class BuildPhoto {
  @Field(() => String, {
    description:
      'Path below the shop. Of a published build it takes `?w=` and `?f=` as every picture does; any other is a full ' +
      'address that ends within two hours.',
  })
  url: string;

  @Field(() => Int)
  width: number;

  @Field(() => Int)
  height: number;

  @Field(() => String, { description: 'Dominant colour, `#rrggbb`.' })
  color: string;
}

@ObjectType('Builder', { description: 'A customer as the gallery names them.', simpleResolvers: true })
export class BuilderView {
  @Field(() => ID)
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'First name and initial, or the user name; null where none is known or nothing is published.',
  })
  name: string | null;
}

@ObjectType({ description: 'What a customer has published, summed up.', simpleResolvers: true })
export class BuilderFigures {
  @Field(() => Int, { description: 'How many are published.' })
  builds: number;

  @Field(() => Float, { description: 'Printing time as told.' })
  hours: number;

  @Field(() => Int, { description: 'Builds that flew, were launched or ran at least once.' })
  flown: number;

  @Field(() => Int, { description: 'Of all of them.' })
  likes: number;

  @Field(() => Date, { nullable: true, description: 'Of the first published build.' })
  since: Date | null;
}

@ObjectType('Build', {
  description: 'A model as a customer built it. Only PUBLISHED ones are seen by others than the builder and admins.',
  simpleResolvers: true,
})
export class BuildView {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => String, { description: 'How it went.' })
  story: string;

  @Field(() => String, { description: 'What the photograph shows, in the words of the builder; may be empty.' })
  alt: string;

  @Field(() => String, { description: 'Which printer printed it.' })
  printer: string;

  @Field(() => String)
  material: string;

  @Field(() => Int, { nullable: true })
  grams: number | null;

  @Field(() => Float, { nullable: true })
  hours: number | null;

  @Field(() => Int, { nullable: true, description: 'Flights, launches or runs.' })
  launches: number | null;

  @Field(() => BuildState)
  state: BuildState;

  @Field(() => String, {
    description: 'Why it was refused or taken down; empty for everyone but its builder and admins.',
  })
  reason: string;

  @Field(() => Date, { nullable: true, description: 'When it was last sent in; null for a draft.' })
  submittedAt: Date | null;

  @Field(() => Date, { nullable: true })
  publishedAt: Date | null;

  @Field(() => BuildPhoto, { nullable: true, description: 'Null only for a draft.' })
  photo: BuildPhoto | null;

  @Field(() => BuilderView, { description: 'Who built it.' })
  builder: BuilderView;

  @Field(() => Int, { description: 'How many like it.' })
  likes: number;

  productId: number;
}

@ObjectType('BuildReport', { description: 'Why somebody holds a build for unfit to be shown.', simpleResolvers: true })
export class BuildReportView {
  @Field(() => String)
  reason: string;

  @Field(() => Date, { description: 'When.' })
  reportedAt: Date;
}

@ObjectType({ description: 'A page of published builds, newest first.', simpleResolvers: true })
export class BuildPage extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [BuildView])
  items: BuildView[];
}

@ObjectType({ description: 'Builds, newest first.', simpleResolvers: true })
export class BuildConnection {
  @Cost({ size: 'asked' })
  @Field(() => [BuildView])
  nodes: BuildView[];

  @Field(() => PageInfo)
  pageInfo: PageInfo;

  @Field(() => Int)
  totalCount: number;
}

@ObjectType({ description: 'A model that somebody has published a build of.', simpleResolvers: true })
export class BuiltModel {
  @Field(() => Int, { description: 'How many builds of it are published.' })
  count: number;

  @Field(() => ProductView, { description: 'The model.' })
  product: ProductView;
}

@ObjectType({ description: 'What the gallery can be narrowed to.', simpleResolvers: true })
export class GalleryFilters {
  @Cost({ size: 200 })
  @Field(() => [BuiltModel], { description: 'Most built first, at most 200.' })
  models: BuiltModel[];

  @Cost({ size: 40 })
  @Field(() => [CategoryView], {
    description: 'Categories of these models that shoppers see, in the order of the shop.',
  })
  categories: CategoryView[];
}
