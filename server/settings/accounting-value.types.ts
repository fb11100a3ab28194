import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../core/field-cost.ts';
import {
  ACCOUNT_PURPOSES,
  CHARTS,
  POSTING_KINDS,
  type AccountPurpose as Purpose,
  type Chart as ChartName,
  type PostingKind as Kind,
} from './chart-of-accounts.ts';

const enumOf = <Name extends string>(names: readonly Name[]): Record<Name, Name> =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

const Chart = enumOf(CHARTS);
registerEnumType(Chart, {
  name: 'ChartOfAccounts',
  description: 'A chart of accounts of DATEV.',
  valuesConfig: { SKR03: { description: 'By processes.' }, SKR04: { description: 'As the balance sheet.' } },
});

const AccountPurpose = enumOf(ACCOUNT_PURPOSES);
registerEnumType(AccountPurpose, {
  name: 'AccountPurpose',
  description: 'What an account of the books is for.',
  valuesConfig: {
    BUYERS: { description: 'What all buyers owe.' },
    HOME: { description: 'Revenue with Slovak VAT.' },
    OSS: { description: 'Revenue with the VAT of another member state.' },
    INTRA_UNION: { description: 'Goods for businesses of other member states.' },
    REVERSE_CHARGE: { description: 'Files for businesses of other member states.' },
    EXPORT: { description: 'Goods sent out of the Union.' },
    ABROAD: { description: 'What is taxed outside the Union.' },
    WITHOUT_VAT: { description: 'Revenue of a seller who is no payer.' },
    PAYPAL: { description: 'The account at PayPal.' },
    CARD: { description: 'The account at the provider of card payments.' },
    CASH_ON_DELIVERY: { description: 'What carriers have collected and not paid out.' },
    TRANSIT: { description: 'Money on its way to the bank.' },
    FEES: { description: 'What providers of payments keep.' },
    GIFT_CARDS: { description: 'What is owed by gift cards.' },
    GIFT_CARDS_GIVEN: { description: 'What cards that nobody bought cost.' },
    GIFT_CARDS_VOIDED: { description: 'What is left of bought cards that were voided.' },
  },
});

const PostingKind = enumOf(POSTING_KINDS);
registerEnumType(PostingKind, {
  name: 'PostingKind',
  description: 'What moves money in the books beside documents.',
  valuesConfig: {
    PAYMENT: { description: 'A buyer paid at a provider.' },
    REFUND: { description: 'A provider gave money back.' },
    DISPUTE: { description: 'A provider took money because of a dispute.' },
    FEE: { description: 'A provider kept a fee.' },
    PAYOUT: { description: 'A provider sent money to the bank.' },
    OTHER: { description: 'Anything else at a provider.' },
    CARD_SOLD: { description: 'A gift card was bought.' },
    CARD_GIVEN: { description: 'A gift card was given.' },
    CARD_SPENT: { description: 'A gift card paid.' },
    CARD_VOIDED: { description: 'A bought gift card was voided.' },
  },
});

@ObjectType('OwnAccount', { description: "An account in place of the chart's.", simpleResolvers: true })
@InputType('OwnAccountInput', { description: "An account in place of the chart's." })
export class OwnAccount {
  @Field(() => AccountPurpose, { description: 'What for.' })
  purpose: Purpose;

  @Field(() => String, { description: 'Three to nine digits.' })
  number: string;
}

@ObjectType('PostingCode', { description: 'A posting (predkontácia) of POHODA.', simpleResolvers: true })
@InputType('PostingCodeInput', { description: 'A posting (predkontácia) of POHODA.' })
export class PostingCode {
  @Field(() => PostingKind, { description: 'What is booked by it.' })
  kind: Kind;

  @Field(() => String, { description: 'Its short name in POHODA.' })
  code: string;
}

const ACCOUNTING = 'What the books and the forms of the tax office need beside the seller.';

@ObjectType('AccountingSetting', { description: ACCOUNTING, simpleResolvers: true })
@InputType('AccountingSettingInput', { description: ACCOUNTING })
export class AccountingSetting {
  @Field(() => String, { nullable: true, description: 'Seat of the tax office, such as Žilina; null: not entered.' })
  taxOffice?: string | null;

  @Field(() => String, { nullable: true, description: 'Who signs the forms for the seller; null: nobody is named.' })
  signatory?: string | null;

  @Field(() => Chart, { nullable: true, description: 'Of the file for DATEV; absent: SKR03.' })
  chart?: ChartName | null;

  @Cost({ size: 16 })
  @Field(() => [OwnAccount], { nullable: true, description: "In place of the chart's; absent: none." })
  accounts?: readonly OwnAccount[] | null;

  @Cost({ size: 10 })
  @Field(() => [PostingCode], { nullable: true, description: 'By which POHODA books; absent: by its own.' })
  postings?: readonly PostingCode[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO day from which documents for companies go through the Peppol network; null: they do not.',
  })
  peppolFrom?: string | null;
}
