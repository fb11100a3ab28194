import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { User } from './user.entity.ts';

@ObjectType('Session', { description: 'One place where the account is signed in.', simpleResolvers: true })
export class SessionView {
  @Field(() => ID)
  id: string;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { description: 'To the minute.' })
  lastSeenAt: Date;

  @Field(() => String, { description: 'Browser and system, such as "Firefox, Windows"; empty when unknown.' })
  device: string;

  @Field(() => Boolean, { description: 'Whether it is the session of this call.' })
  current: boolean;
}

@ObjectType({ description: 'A session.', simpleResolvers: true })
export class LoginResult {
  @Field(() => String, { description: 'For the header `Authorization: Bearer`.' })
  token: string;

  @Field(() => Date, { description: 'When the session ends.' })
  expiresAt: Date;

  @Field(() => User, { description: 'Whose session it is.' })
  user: User;
}

@InputType({ description: 'An account as it is opened.' })
export class RegisterInput {
  @Field(() => String)
  email: string;

  @Field(() => String)
  password: string;

  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => Boolean, { description: 'Must be true.' })
  termsAccepted: boolean;
}

@InputType({ description: 'Who signs in.' })
export class LoginInput {
  @Field(() => String)
  email: string;

  @Field(() => String, { description: 'Of the account.' })
  password: string;

  @Field(() => String, {
    nullable: true,
    description: 'Six digits of the authenticator app, or a recovery code; after SECOND_FACTOR_REQUIRED.',
  })
  code?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Stay signed in for 30 days instead of twelve hours. Does not count for admins.',
  })
  keep?: boolean | null;
}

@InputType({ description: 'An absent field stays as it is; null or a blank text takes it away.' })
export class ProfileInput {
  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => String, { nullable: true })
  username?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  address?: string | null;
}
