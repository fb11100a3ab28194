import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Image } from '../../catalog/catalog.types.ts';
import { Cost } from '../../core/field-cost.ts';
import { LineDownload } from '../delivery.types.ts';

@ObjectType({
  description: 'A version that the buyer may load: what was sold, or what came out after it.',
  simpleResolvers: true,
})
export class OwnedVersion {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  version: string;

  @Field(() => Date)
  publishedAt: Date;

  @Field(() => Boolean, { description: 'The version that was sold.' })
  bought: boolean;

  @Field(() => String, { nullable: true, description: 'What is new in it, in the words of the shop.' })
  changelog: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Steps of its build guide on the screen, in the language of the request; null where it is a PDF only.',
  })
  guideSteps: number | null;

  /** Whose right it is. */
  entitlementId: string;
}

@ObjectType({ description: 'A part that another version adds, changes or drops.', simpleResolvers: true })
export class ChangedPart {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'In the exploded view of its version.' })
  number: number;

  @Field(() => String)
  name: string;

  @Field(() => Int)
  quantity: number;

  @Field(() => Float, { description: 'Printed weight of one copy.' })
  grams: number;

  @Field(() => Image, { nullable: true })
  image: Image | null;
}

@ObjectType({ description: 'What a version changes against an older one, part by part.', simpleResolvers: true })
export class VersionChanges {
  @Field(() => ID, { description: 'Id of the older version.' })
  sinceId: string;

  @Field(() => String, { description: 'The older version.' })
  since: string;

  @Cost({ size: 5 })
  @Field(() => [ChangedPart], { description: 'Parts that the older one has not.' })
  added: ChangedPart[];

  @Cost({ size: 10 })
  @Field(() => [ChangedPart], { description: 'Parts that are others.' })
  changed: ChangedPart[];

  @Cost({ size: 5 })
  @Field(() => [ChangedPart], { description: 'Parts that it has no more.' })
  removed: ChangedPart[];

  @Field(() => Int, { description: 'Parts whose file is the same to the byte.' })
  unchanged: number;

  @Field(() => LineDownload, {
    nullable: true,
    description: 'The added and changed parts alone. Null when there are none.',
  })
  download: LineDownload | null;
}
