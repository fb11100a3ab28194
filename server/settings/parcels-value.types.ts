import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Cost } from '../core/field-cost.ts';

@ObjectType('MethodCarrier', { description: 'Who takes what is sent by a method.', simpleResolvers: true })
@InputType('MethodCarrierInput', { description: 'Who takes what is sent by a method.' })
export class MethodCarrier {
  @Field(() => ID, { description: 'Of the way of sending.' })
  method: string;

  @Field(() => String, { description: 'A value of `Carrier`.' })
  carrier: string;
}

@ObjectType('ParcelsSetting', {
  description: 'How parcels are packed, and who takes them.',
  simpleResolvers: true,
})
@InputType('ParcelsSettingInput', { description: 'How parcels are packed, and who takes them.' })
export class ParcelsSetting {
  @Field(() => Int, { description: 'What a box and its filling weigh.' })
  packagingGrams: number;

  @Cost({ size: 6 })
  @Field(() => [MethodCarrier], { description: 'Methods without an entry ask who packs.' })
  carriers: MethodCarrier[];
}
