import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a promotion is called, in every language.', simpleResolvers: true })
@InputType('PromotionNamesInput', { description: 'What a promotion is called: at most 60 characters each.' })
export class PromotionNames {
  @Field(() => String, { description: 'In English.' })
  en: string;

  @Field(() => String, { description: 'In Slovak.' })
  sk: string;

  @Field(() => String, { description: 'In German.' })
  de: string;
}
