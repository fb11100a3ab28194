import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PaperKind, type DraftPaper } from './model-draft.entity.ts';

registerEnumType(PaperKind, {
  name: 'PaperKind',
  description: 'What lies with the parts of a model.',
  valuesConfig: { GUIDE: { description: 'How it is built: a PDF.' }, LICENCE: { description: 'A text.' } },
});

@ObjectType('ModelDraftPaper', {
  description: 'A guide or licence that buyers of a version get with its parts.',
  simpleResolvers: true,
})
export class ModelDraftPaper {
  @Field(() => PaperKind)
  kind: PaperKind;

  @Field(() => String, { nullable: true, description: 'en, sk or de; null is for every language.' })
  language: string | null;

  @Field(() => String)
  fileName: string;

  @Field(() => Int)
  bytes: number;
}

export const paperViewOf = ({ kind, locale, fileName, stored }: DraftPaper): ModelDraftPaper => ({
  kind,
  fileName,
  language: locale,
  bytes: stored.bytes,
});
