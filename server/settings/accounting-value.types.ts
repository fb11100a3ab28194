import { Field, InputType, ObjectType } from 'type-graphql';

const ACCOUNTING = 'What the books and the forms of the tax office need beside the seller.';

@ObjectType('AccountingSetting', { description: ACCOUNTING, simpleResolvers: true })
@InputType('AccountingSettingInput', { description: ACCOUNTING })
export class AccountingSetting {
  @Field(() => String, { nullable: true, description: 'Seat of the tax office, such as Žilina; null: not entered.' })
  taxOffice?: string | null;

  @Field(() => String, { nullable: true, description: 'Who signs the forms for the seller; null: nobody is named.' })
  signatory?: string | null;
}
