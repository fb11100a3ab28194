import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../core/field-cost.ts';

enum TaxpayerStatusName {
  PAYER = 'PAYER',
  NOT_PAYER = 'NOT_PAYER',
  REGISTERED_7 = 'REGISTERED_7',
  REGISTERED_7A = 'REGISTERED_7A',
}

registerEnumType(TaxpayerStatusName, {
  name: 'TaxpayerStatus',
  description: 'What the seller is by the Slovak VAT Act 222/2004.',
  valuesConfig: {
    PAYER: { description: 'A payer of VAT (§ 4): the only one that asks Slovak VAT of a buyer.' },
    NOT_PAYER: { description: 'Not a payer, without a VAT number.' },
    REGISTERED_7: { description: 'Not a payer; has a VAT number for goods bought in other member states (§ 7).' },
    REGISTERED_7A: { description: 'Not a payer; has a VAT number for services across borders (§ 7a).' },
  },
});

@ObjectType('TaxpayerPeriod', { description: 'A status from one day on, until the next.', simpleResolvers: true })
@InputType('TaxpayerPeriodInput', { description: 'A status from one day on, until the next.' })
export class TaxpayerPeriod {
  @Field(() => String, { description: 'ISO day in Europe/Bratislava.' })
  from: string;

  @Field(() => TaxpayerStatusName, { description: 'What the seller is from then on.' })
  status: `${TaxpayerStatusName}`;
}

@ObjectType('TaxpayerSetting', { description: 'Whether the seller is a payer of VAT, by day.', simpleResolvers: true })
@InputType('TaxpayerSettingInput', { description: 'Whether the seller is a payer of VAT, by day.' })
export class TaxpayerSetting {
  @Cost({ size: 5 })
  @Field(() => [TaxpayerPeriod], { description: 'Those that are over too.' })
  periods: TaxpayerPeriod[];
}
