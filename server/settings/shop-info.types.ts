import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { NoticeKindName } from './storefront.setting.ts';

export enum NoticeKind {
  INFO = 'INFO',
  WARNING = 'WARNING',
}

registerEnumType(NoticeKind, {
  name: 'NoticeKind',
  description: 'How much a notice matters.',
  valuesConfig: { INFO: { description: 'Good to know.' }, WARNING: { description: 'To be heeded.' } },
});

@ObjectType('Seller', { description: 'Who sells, as the legal pages state it.', simpleResolvers: true })
export class SellerView {
  @Field(() => String)
  name: string;

  @Field(() => String)
  street: string;

  @Field(() => String, { description: 'Slovak, such as 010 01.' })
  postcode: string;

  @Field(() => String)
  city: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  country: string;

  @Field(() => String, { description: 'IČO.' })
  companyId: string;

  @Field(() => String, { description: 'DIČ.' })
  taxId: string;

  @Field(() => String, { nullable: true, description: 'IČ DPH; null: none today.' })
  vatId: string | null;

  @Field(() => String, { description: 'Entry in the business register, in Slovak.' })
  register: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  phone: string;
}

@ObjectType({ description: 'A text in each language of the shop.', simpleResolvers: true })
export class InEachLanguage {
  @Field(() => String)
  en: string;

  @Field(() => String)
  sk: string;

  @Field(() => String)
  de: string;
}

@ObjectType({ description: 'Words above every page of the storefront.', simpleResolvers: true })
export class ShopNotice {
  @Field(() => NoticeKind)
  kind: NoticeKindName;

  @Field(() => InEachLanguage, { description: 'In every language.' })
  text: InEachLanguage;
}

@ObjectType('NoticePicture', { description: 'A picture with text in one language.', simpleResolvers: true })
export class NoticePictureView {
  @Field(() => String, { description: 'Address below the shop.' })
  url: string;

  @Field(() => Int, { description: 'px.' })
  width: number;

  @Field(() => Int, { description: 'px.' })
  height: number;
}

@ObjectType({
  description: 'The official notice on the legal guarantee of goods in each language of the shop; null: not put in.',
  simpleResolvers: true,
})
export class GuaranteeNotice {
  @Field(() => NoticePictureView, { nullable: true })
  en: NoticePictureView | null;

  @Field(() => NoticePictureView, { nullable: true })
  sk: NoticePictureView | null;

  @Field(() => NoticePictureView, { nullable: true })
  de: NoticePictureView | null;
}

@ObjectType({ description: 'Facts of the shop that its pages state, the same for everybody.', simpleResolvers: true })
export class ShopInfo {
  @Field(() => SellerView, { description: 'Who sells.' })
  seller: SellerView;

  @Field(() => Boolean, { description: 'Whether the seller is a payer of VAT today, so that prices contain it.' })
  chargesVat: boolean;

  @Field(() => Boolean, { description: 'Whether shoppers can buy gift cards.' })
  sellsGiftCards: boolean;

  @Field(() => String, { description: 'How many models the seller claims to have.' })
  models: string;

  @Field(() => String, { description: 'How many customers the seller claims to have.' })
  customers: string;

  @Field(() => ShopNotice, { nullable: true, description: 'Null: nothing to say now.' })
  notice: ShopNotice | null;

  @Field(() => Boolean, { description: 'False: no order can be placed; those placed can still be paid.' })
  open: boolean;

  @Field(() => Int, { description: 'Fewest days that a parcel takes.' })
  minDays: number;

  @Field(() => Int, { description: 'Most days that a parcel takes.' })
  maxDays: number;

  @Field(() => Boolean, { description: 'The seller pays for sending goods back after a withdrawal; false: the buyer.' })
  paysReturns: boolean;

  @Field(() => GuaranteeNotice, { nullable: true, description: 'Regulation (EU) 2025/1960. Null: in no language.' })
  guaranteeNotice: GuaranteeNotice | null;
}
