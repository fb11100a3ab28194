import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType('ReturnsSetting', {
  description: 'Who pays for sending goods back after a withdrawal.',
  simpleResolvers: true,
})
@InputType('ReturnsSettingInput', { description: 'Who pays for sending goods back after a withdrawal.' })
export class ReturnsSetting {
  @Field(() => Boolean, { description: 'False: the buyer does.' })
  sellerPays: boolean;
}
