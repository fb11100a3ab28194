import { Extensions, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ONE_OF } from '../core/checked-input.ts';
import { Cost } from '../core/field-cost.ts';
import { LocalizedText } from '../core/text/localized-text.types.ts';
import { AccountingSetting } from './accounting-value.types.ts';
import { NoticeKind } from './shop-info.types.ts';
import { PickupCarrier } from './pickup-carriers.ts';
import { CardSetting, CodSetting, GiftCardsSetting, TransferSetting } from './payment-values.types.ts';
import { GuaranteeSetting } from './guarantee-value.types.ts';
import { ParcelsSetting } from './parcels-value.types.ts';
import { PrintingSetting } from './printing-value.types.ts';
import { ReturnsSetting } from './returns-value.types.ts';
import { TaxpayerSetting } from './taxpayer-value.types.ts';

enum TaxClass {
  goods = 'goods',
  digital = 'digital',
}

registerEnumType(TaxClass, {
  name: 'TaxClass',
  description: 'What VAT is asked on.',
  valuesConfig: { goods: { description: 'Things in a parcel.' }, digital: { description: 'Files.' } },
});

registerEnumType(PickupCarrier, {
  name: 'PickupCarrier',
  description: 'Who keeps parcels for collection.',
  valuesConfig: { PACKETA: { description: 'Packeta, in Czechia Zásilkovna.' } },
});

@ObjectType('SellerSetting', { description: 'Legal data of the seller.', simpleResolvers: true })
@InputType('SellerSettingInput', { description: 'Legal data of the seller.' })
export class SellerSetting {
  @Field(() => String, { description: 'As in the business register.' })
  name: string;

  @Field(() => String, { description: 'Street and number.' })
  street: string;

  @Field(() => String, { description: 'Such as 010 01.' })
  postcode: string;

  @Field(() => String, { description: 'Town.' })
  city: string;

  @Field(() => String, { description: 'SK.' })
  country: string;

  @Field(() => String, { description: 'IČO: eight digits.' })
  companyId: string;

  @Field(() => String, { description: 'DIČ: ten digits.' })
  taxId: string;

  @Field(() => String, { nullable: true, description: 'IČ DPH; null: none. Stands nowhere on days without one.' })
  vatId?: string | null;

  @Field(() => String, { description: 'Entry in the business register, in Slovak.' })
  register: string;

  @Field(() => String, { description: 'E-mail address.' })
  email: string;

  @Field(() => String, { description: 'Telephone number.' })
  phone: string;

  @Field(() => String, { nullable: true, description: 'For bank transfers, printed on invoices.' })
  iban?: string | null;

  @Field(() => String, { nullable: true, description: 'Of its bank.' })
  bic?: string | null;

  @Field(() => String, { nullable: true, description: 'en, sk or de: of mails to the shop; null: Slovak.' })
  language?: string | null;
}

@ObjectType('ShippingZone', { description: 'Countries that a parcel costs the same to.', simpleResolvers: true })
@InputType('ShippingZoneInput', { description: 'Countries that a parcel costs the same to.' })
export class ShippingZone {
  @Field(() => ID, { description: 'a–z, 0–9 and hyphens.' })
  id: string;

  @Cost({ size: 10 })
  @Field(() => [String], { description: 'ISO 3166-1 alpha-2.' })
  countries: string[];
}

@ObjectType('ShippingBracket', { description: 'A price up to a weight.', simpleResolvers: true })
@InputType('ShippingBracketInput', { description: 'A price up to a weight.' })
export class ShippingBracket {
  @Field(() => Int, { nullable: true, description: 'Null: whatever it weighs.' })
  maxGrams?: number | null;

  @Field(() => Int, { description: 'In cents, with VAT.' })
  minor: number;
}

@ObjectType('ShippingTariff', { description: 'A way of sending in one zone.', simpleResolvers: true })
@InputType('ShippingTariffInput', { description: 'A way of sending in one zone.' })
export class ShippingTariff {
  @Field(() => ID, { description: 'Of the zone.' })
  zone: string;

  @Field(() => Int, { description: 'Working days, at least.' })
  minDays: number;

  @Field(() => Int, { description: 'Working days, at most.' })
  maxDays: number;

  @Cost({ size: 4 })
  @Field(() => [ShippingBracket], { description: 'Lightest first.' })
  brackets: ShippingBracket[];
}

@ObjectType('ShippingMethod', { description: 'A way of sending.', simpleResolvers: true })
@InputType('ShippingMethodInput', { description: 'A way of sending.' })
export class ShippingMethod {
  @Field(() => ID, { description: 'Stands in orders; a–z, 0–9 and hyphens.' })
  id: string;

  @Field(() => LocalizedText, { description: 'What it is called.' })
  name: LocalizedText;

  @Field(() => LocalizedText, { description: 'What to know of it; may be empty.' })
  description: LocalizedText;

  @Field(() => Boolean, { description: 'Whether it is offered.' })
  active: boolean;

  @Field(() => Boolean, { description: 'Whether the buyer fetches the goods.' })
  collection: boolean;

  @Field(() => PickupCarrier, {
    nullable: true,
    description: 'It goes to a point of this carrier that the buyer chooses; null: to an address.',
  })
  pickup?: PickupCarrier | null;

  @Field(() => Int, { nullable: true, description: 'Goods of so many cents go for nothing; null: never.' })
  freeFromMinor?: number | null;

  @Cost({ size: 4 })
  @Field(() => [ShippingTariff], { description: 'One for each zone that it goes to.' })
  tariffs: ShippingTariff[];
}

@ObjectType('ShippingSetting', { description: 'Zones and ways of sending.', simpleResolvers: true })
@InputType('ShippingSettingInput', { description: 'Zones and ways of sending.' })
export class ShippingSetting {
  @Cost({ size: 6 })
  @Field(() => [ShippingZone], { description: 'Nearest first.' })
  zones: ShippingZone[];

  @Cost({ size: 6 })
  @Field(() => [ShippingMethod], { description: 'In the order in which they are offered.' })
  methods: ShippingMethod[];
}

@ObjectType('VatRate', { description: 'A rate from one day on.', simpleResolvers: true })
@InputType('VatRateInput', { description: 'A rate from one day on.' })
export class VatRate {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  country: string;

  @Field(() => TaxClass, { description: 'Goods or files.' })
  taxClass: 'goods' | 'digital';

  @Field(() => String, { description: 'ISO day in Europe/Bratislava.' })
  from: string;

  @Field(() => Float, { description: 'Of the price without VAT.' })
  percent: number;
}

@ObjectType('VatSetting', { description: 'Rates by country, tax class and day.', simpleResolvers: true })
@InputType('VatSettingInput', { description: 'Rates by country, tax class and day.' })
export class VatSetting {
  @Cost({ size: 60 })
  @Field(() => [VatRate], { description: 'Those that are over too.' })
  rates: VatRate[];

  @Field(() => String, {
    nullable: true,
    description:
      'First day from which sales to other member states are taxed there by choice; null: once they pass the threshold.',
  })
  ossFrom?: string | null;
}

@ObjectType('FooterSetting', { description: 'What the footer claims.', simpleResolvers: true })
@InputType('FooterSettingInput', { description: 'What the footer claims.' })
export class FooterSetting {
  @Field(() => String, { description: 'How many models.' })
  models: string;

  @Field(() => String, { description: 'How many customers.' })
  customers: string;
}

@ObjectType('NoticeSetting', { description: 'Words above every page, for a time.', simpleResolvers: true })
@InputType('NoticeSettingInput', { description: 'Words above every page, for a time.' })
export class NoticeSetting {
  @Field(() => Boolean, { description: 'Whether it is shown at all.' })
  active: boolean;

  @Field(() => NoticeKind, { description: 'How much it matters.' })
  kind: `${NoticeKind}`;

  @Field(() => LocalizedText, { description: 'What it says.' })
  text: LocalizedText;

  @Field(() => String, { nullable: true, description: 'ISO 8601 in UTC; null: at once.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 8601 in UTC; null: until it is switched off.' })
  until?: string | null;
}

@ObjectType('OrderingSetting', { description: 'Whether orders can be placed.', simpleResolvers: true })
@InputType('OrderingSettingInput', { description: 'Whether orders can be placed.' })
export class OrderingSetting {
  @Field(() => Boolean, { description: 'True: nobody can order.' })
  closed: boolean;
}

@ObjectType('SettingValue', { description: 'The value of one part: exactly one of these.', simpleResolvers: true })
@Extensions(ONE_OF)
@InputType('SettingValueInput', { description: 'The value of one part: exactly one of these.' })
export class SettingValue {
  @Field(() => SellerSetting, { nullable: true, description: 'Of SELLER.' })
  seller?: SellerSetting | null;

  @Field(() => ShippingSetting, { nullable: true, description: 'Of SHIPPING.' })
  shipping?: ShippingSetting | null;

  @Field(() => VatSetting, { nullable: true, description: 'Of VAT.' })
  vat?: VatSetting | null;

  @Field(() => TaxpayerSetting, { nullable: true, description: 'Of TAXPAYER.' })
  taxpayer?: TaxpayerSetting | null;

  @Field(() => AccountingSetting, { nullable: true, description: 'Of ACCOUNTING.' })
  accounting?: AccountingSetting | null;

  @Field(() => TransferSetting, { nullable: true, description: 'Of TRANSFER.' })
  transfer?: TransferSetting | null;

  @Field(() => CodSetting, { nullable: true, description: 'Of COD.' })
  cod?: CodSetting | null;

  @Field(() => GiftCardsSetting, { nullable: true, description: 'Of GIFT_CARDS.' })
  giftCards?: GiftCardsSetting | null;
  @Field(() => ParcelsSetting, { nullable: true, description: 'Of PARCELS.' })
  parcels?: ParcelsSetting | null;

  @Field(() => PrintingSetting, { nullable: true, description: 'Of PRINTING.' })
  printing?: PrintingSetting | null;

  @Field(() => CardSetting, { nullable: true, description: 'Of CARD.' })
  card?: CardSetting | null;

  @Field(() => FooterSetting, { nullable: true, description: 'Of FOOTER.' })
  footer?: FooterSetting | null;

  @Field(() => NoticeSetting, { nullable: true, description: 'Of NOTICE.' })
  notice?: NoticeSetting | null;

  @Field(() => OrderingSetting, { nullable: true, description: 'Of ORDERING.' })
  ordering?: OrderingSetting | null;

  @Field(() => GuaranteeSetting, { nullable: true, description: 'Of GUARANTEE.' })
  guarantee?: GuaranteeSetting | null;

  @Field(() => ReturnsSetting, { nullable: true, description: 'Of RETURNS.' })
  returns?: ReturnsSetting | null;
}
