import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { upTo } from '../../core/checks.ts';

export enum VatNumberState {
  VALID = 'VALID',
  INVALID = 'INVALID',
  MALFORMED = 'MALFORMED',
  UNAVAILABLE = 'UNAVAILABLE',
}

registerEnumType(VatNumberState, {
  name: 'VatNumberState',
  description: 'What is known of a VAT number.',
  valuesConfig: {
    VALID: { description: 'VIES knows it.' },
    INVALID: { description: 'VIES does not know it.' },
    MALFORMED: { description: 'No member state writes one like that; VIES was not asked.' },
    UNAVAILABLE: { description: 'VIES gave no answer: until it does, the sale is one with VAT.' },
  },
});

@InputType({ description: 'A VAT number to be checked.' })
export class CheckVatNumberInput {
  @Field(() => String, { description: 'As it was typed, with the prefix of its state.' })
  @Checked(upTo(40))
  vatNumber: string;
}

@ObjectType({ description: 'A VAT number, and what VIES says of it.', simpleResolvers: true })
export class VatNumberCheck {
  @Field(() => String, { description: 'In the one way in which it is written, such as DE123456789.' })
  vatNumber: string;

  @Field(() => VatNumberState)
  state: VatNumberState;

  @Field(() => String, { nullable: true, description: 'Of the company; null where its state does not tell.' })
  companyName: string | null;
}
