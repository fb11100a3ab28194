import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';

@ObjectType({ description: 'What a buyer has of a filament, over all purchases.', simpleResolvers: true })
export class SpoolOnShelf {
  @Field(() => ID, { description: 'Key of material and colour.' })
  filament: string;

  @Field(() => String)
  material: string;

  @Field(() => String, { description: 'As the buyer calls it; empty for what models call it.' })
  colour: string;

  @Field(() => String, { description: '`#rrggbb`.' })
  hex: string;

  @Field(() => Float, { nullable: true, description: 'As the buyer weighed it; null while it is not known.' })
  grams: number | null;

  @Field(() => Float, { description: 'What all prints had taken of it when it was weighed, in grams.' })
  usedBefore: number;

  @Field(() => Float, {
    description: 'What all prints have taken of it by now: done and failed copies in every print queue, in grams.',
  })
  used: number;

  @Field(() => Int, { description: 'Counts the changes; 0 before the first.' })
  version: number;

  @Field(() => ID, { nullable: true, description: 'Key of the change that made this version.' })
  changeKey: string | null;
}

@ObjectType({ description: 'The spools of a buyer.', simpleResolvers: true })
export class SpoolShelf {
  @Cost({ size: 100 })
  @Field(() => [SpoolOnShelf], { description: 'By material and colour; those that are not known any more too.' })
  spools: SpoolOnShelf[];
}
