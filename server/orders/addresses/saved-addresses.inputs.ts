import { Field, InputType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { upTo } from '../../core/checks.ts';
import { AddressInput } from '../orders.inputs.ts';

@InputType({ description: 'An address to be kept.' })
export class SavedAddressInput {
  @Field(() => String, { nullable: true, description: 'At most 50 characters.' })
  @Checked(upTo(1000))
  label?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Makes it the default in place of the present one. The only address is the default anyway.',
  })
  isDefault?: boolean | null;

  @Field(() => AddressInput)
  address: AddressInput;
}
