import { Field, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { User } from '../user.entity.ts';

@ObjectType('SecondFactor', {
  description: 'Whether a sign-in asks for a code besides the password.',
  simpleResolvers: true,
})
export class SecondFactorView {
  @Field(() => Boolean, { description: 'Whether a sign-in asks for it.' })
  enabled: boolean;

  @Field(() => Date, { nullable: true, description: 'Since when; null while it is off.' })
  enabledAt: Date | null;

  @Field(() => Int, { description: 'Codes for when the authenticator app is out of reach, each good once.' })
  recoveryCodesLeft: number;
}

@ObjectType({ description: 'For the authenticator app; told this once.', simpleResolvers: true })
export class SecondFactorSetup {
  @Field(() => String, { description: 'In base32, to be typed in.' })
  secret: string;

  @Field(() => String, { description: 'The same as `otpauth://` address, to be shown as a QR picture.' })
  uri: string;
}

@ObjectType({ description: 'Recovery codes, told this once.', simpleResolvers: true })
export class RecoveryCodes {
  @Cost({ size: 10 })
  @Field(() => [String], { description: 'Ten, each good once.' })
  codes: string[];

  @Field(() => User, { description: 'Whose they are.' })
  user: User;
}
