import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { VatNumberState } from '../../cart/vies/vat-check.types.ts';
import { Cost } from '../../core/field-cost.ts';
import { EvidenceKind } from '../../orders/country-evidence.ts';

registerEnumType(EvidenceKind, {
  name: 'EvidenceKind',
  description: 'What tells where a buyer of files lives (Implementing Regulation (EU) 282/2011, art. 24f).',
  valuesConfig: {
    BILLING_ADDRESS: { description: 'The billing address.' },
    NETWORK: { description: 'The network that the order came from.' },
  },
});

@ObjectType('CountryEvidence', { description: 'A piece of evidence of a country.', simpleResolvers: true })
export class CountryEvidenceView {
  @Field(() => EvidenceKind, { description: 'What tells it.' })
  kind: EvidenceKind;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  country: string;
}

@ObjectType({ description: 'Where a buyer of files lives, and what shows it.', simpleResolvers: true })
export class BuyerCountry {
  @Field(() => String, { nullable: true, description: 'Where the order is taxed; null: placed before that was kept.' })
  vatCountry: string | null;

  @Cost({ size: 2 })
  @Field(() => [CountryEvidenceView], { description: 'Kept with the order.' })
  evidence: CountryEvidenceView[];

  @Field(() => Boolean, { description: 'Two pieces that do not contradict each other.' })
  enough: boolean;
}

@ObjectType({ description: "What VIES had said of a company's VAT number when it ordered.", simpleResolvers: true })
export class OrderVatCheck {
  @Field(() => String, { description: 'The number that was asked for.' })
  number: string;

  @Field(() => VatNumberState)
  state: VatNumberState;

  @Field(() => String, { nullable: true, description: 'Of the company; null where its state does not tell.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Of the company; null where its state does not tell.' })
  address: string | null;

  @Field(() => ID, { nullable: true, description: "VIES' number of the answer; null: it gave none." })
  requestId: string | null;

  @Field(() => Date, { description: 'When it said so.' })
  checkedAt: Date;
}
