import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { PartChangeKind } from './compared-parts.ts';

registerEnumType(PartChangeKind, {
  name: 'PartChangeKind',
  description: 'What happened to a part between two versions.',
  valuesConfig: {
    ADDED: { description: 'The older version did not have it.' },
    REMOVED: { description: 'The newer version has it no more.' },
    CHANGED: { description: 'Its file is another one and measures otherwise.' },
    REWRITTEN: { description: 'Its file is another one that measures the same.' },
    RENAMED: { description: 'The same file under another part id.' },
    RECOUNTED: { description: 'The same file; how many of it are printed changed.' },
  },
});

@ObjectType({ description: 'A part as one of two versions has it.', simpleResolvers: true })
export class ComparedPart {
  @Field(() => String, { description: 'In the language of the request.' })
  name: string;

  @Field(() => Int, { nullable: true, description: 'Null where a draft does not say it yet.' })
  quantity: number | null;

  @Cost({ size: 3 })
  @Field(() => [Float], { description: 'Width, depth and height as it lies on the bed.' })
  sizeMm: readonly number[];

  @Field(() => Float, { nullable: true, description: 'Null for versions published before parts were measured.' })
  volumeCm3: number | null;

  @Field(() => Float, { nullable: true, description: 'Of one copy; null where a draft does not say it yet.' })
  grams: number | null;

  @Field(() => String, {
    description:
      'Address of its shape (GLB), as coarse as the preview of the model, in the coordinates of its file; for an hour or two.',
  })
  shapeUrl: string;
}

@ObjectType({
  description: 'What happened to one part; `before` or `after` is absent, not both.',
  simpleResolvers: true,
})
export class PartComparison {
  @Field(() => ID, { description: 'Of the part, as the newer version names it, or the older where it is gone.' })
  partId: string;

  @Field(() => PartChangeKind)
  kind: PartChangeKind;

  @Field(() => ComparedPart, { nullable: true, description: 'Null: it is new.' })
  before: ComparedPart | null;

  @Field(() => ComparedPart, { nullable: true, description: 'Null: it is gone.' })
  after: ComparedPart | null;
}

@ObjectType({ description: 'What a version of a model changed against an older one.', simpleResolvers: true })
export class VersionComparison {
  @Field(() => String, { description: 'Number of the older version.' })
  older: string;

  @Field(() => String, { nullable: true, description: 'Number of the newer version; null for a draft without one.' })
  newer: string | null;

  @Cost({ size: 40 })
  @Field(() => [PartComparison], {
    description: 'Parts that changed, in the order of the newer version, then those that are gone.',
  })
  parts: PartComparison[];

  @Field(() => Int, { description: 'How many parts stayed as they were.' })
  unchanged: number;

  @Field(() => Float, { nullable: true, description: 'All copies of all parts of the older version.' })
  gramsBefore: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Of the newer one; null where a part of a draft has no weight yet.',
  })
  gramsAfter: number | null;
}
