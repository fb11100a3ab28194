import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SettingValue } from './setting-values.types.ts';
import { SettingKey } from './settings-catalogue.ts';

registerEnumType(SettingKey, {
  name: 'SettingKey',
  description: 'A part of the settings, changed as one.',
  valuesConfig: {
    GUARANTEE: { description: 'The notice on the legal guarantee.' },
    SELLER: { description: 'Legal data of the seller.' },
    SHIPPING: { description: 'Zones and ways of sending.' },
    VAT: { description: 'Rates by country, tax class and day.' },
    TAXPAYER: { description: 'Whether the seller is a payer of VAT, by day.' },
    ACCOUNTING: { description: 'What the books and the forms of the tax office need beside the seller.' },
    TRANSFER: { description: 'Whether and where to buyers pay by bank transfer.' },
    GIFT_CARDS: { description: 'Whether the shop has gift cards, and over which sums.' },
    COD: { description: 'Whether and where buyers pay in cash on delivery.' },
    CARD: { description: 'Whether buyers pay by card.' },
    PARCELS: { description: 'What packaging weighs, and which carrier takes what.' },
    PRINTING: { description: 'Whether the shop prints parts for buyers, and by which rates.' },
    FOOTER: { description: 'What the footer claims.' },
    NOTICE: { description: 'Words above every page.' },
    RETURNS: { description: 'Who pays for sending goods back.' },
    ORDERING: { description: 'Whether orders can be placed.' },
  },
});

@ObjectType('Setting', { description: 'A part of the settings.', simpleResolvers: true })
export class SettingView {
  @Field(() => SettingKey, { description: 'Which part.' })
  key: SettingKey;

  @Field(() => SettingValue, { description: 'As it holds now.' })
  value: SettingValue;

  @Field(() => SettingValue, { description: 'As it holds while nobody changes it.' })
  builtIn: SettingValue;

  @Field(() => Int, { description: 'For `expectedVersion` of the next change.' })
  version: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null: never changed.' })
  updatedAt: Date | null;
}
