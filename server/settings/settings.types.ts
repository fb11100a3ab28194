import { GraphQLJSON } from 'graphql-scalars';
import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SettingKey } from './settings-catalogue.ts';

registerEnumType(SettingKey, {
  name: 'SettingKey',
  description: 'A part of the settings, changed as one.',
  valuesConfig: {
    SELLER: { description: 'Legal data of the seller.' },
    SHIPPING: { description: 'Zones and ways of sending.' },
    VAT: { description: 'Rates by country, tax class and day.' },
    FOOTER: { description: 'What the footer claims.' },
    NOTICE: { description: 'Words above every page.' },
    ORDERING: { description: 'Whether orders can be placed.' },
  },
});

@ObjectType({ description: 'A part of the settings.', simpleResolvers: true })
export class SettingView {
  @Field(() => SettingKey)
  key: SettingKey;

  @Field(() => GraphQLJSON, { description: 'As it holds now.' })
  value: unknown;

  @Field(() => GraphQLJSON, { description: 'As it holds while nobody changes it.' })
  builtIn: unknown;

  @Field(() => Int, { description: 'For `expectedVersion` of the next change.' })
  version: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null: never changed.' })
  updatedAt: Date | null;
}
