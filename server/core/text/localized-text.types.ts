import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType('LocalizedText', { description: 'A text in every language.', simpleResolvers: true })
@InputType('LocalizedTextInput', { description: 'A text in every language.' })
export class LocalizedText {
  @Field(() => String, { description: 'In English.' })
  en: string;

  @Field(() => String, { description: 'In Slovak.' })
  sk: string;

  @Field(() => String, { description: 'In German.' })
  de: string;
}
