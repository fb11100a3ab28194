import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NumberedPage } from '../../core/list-page.ts';
import { Cost } from '../../core/field-cost.ts';
import { Permission } from '../../core/permissions.ts';

export enum AccountKind {
  CUSTOMER = 'CUSTOMER',
  ADMIN = 'ADMIN',
}

registerEnumType(AccountKind, {
  name: 'AccountKind',
  description: 'Whom an account belongs to.',
  valuesConfig: {
    ADMIN: { description: 'Somebody who works in the administration.' },
    CUSTOMER: { description: 'Anybody else.' },
  },
});

export enum AdminUserSort {
  CREATED_DESC = 'CREATED_DESC',
  CREATED_ASC = 'CREATED_ASC',
  NAME_ASC = 'NAME_ASC',
  NAME_DESC = 'NAME_DESC',
  EMAIL_ASC = 'EMAIL_ASC',
  EMAIL_DESC = 'EMAIL_DESC',
}

registerEnumType(AdminUserSort, {
  name: 'AdminUserSort',
  description: 'NAME is the family name, then the first name.',
  valuesConfig: {
    CREATED_ASC: { description: 'Oldest first.' },
    CREATED_DESC: { description: 'Newest first.' },
    EMAIL_ASC: { description: 'By e-mail address.' },
    EMAIL_DESC: { description: 'By e-mail address, from the end of the alphabet.' },
    NAME_ASC: { description: 'By name.' },
    NAME_DESC: { description: 'By name, from the end of the alphabet.' },
  },
});

@ObjectType('AdminUser', { description: 'An account as the administration sees it.', simpleResolvers: true })
export class AdminUserView {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  email: string;

  @Field(() => Date, { nullable: true, description: 'Null: nobody has shown that the address is theirs.' })
  emailConfirmedAt: Date | null;

  @Field(() => Boolean, { description: 'Whether it may be signed in to.' })
  active: boolean;

  @Field(() => Boolean)
  admin: boolean;

  @Field(() => String, { nullable: true })
  firstName: string | null;

  @Field(() => String, { nullable: true })
  lastName: string | null;

  @Field(() => String, { nullable: true })
  username: string | null;

  @Field(() => String, { nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true })
  address: string | null;

  @Field(() => String, { description: 'Language of its mails.' })
  locale: string;

  @Field(() => Date, { nullable: true, description: 'Since when a sign-in asks for a code too.' })
  secondFactorAt: Date | null;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => String, { description: 'Of the admins, for the admins.' })
  note: string;

  @Field(() => Int, { description: 'For setUserNote.' })
  noteVersion: number;

  roleId: string | null;
}

@ObjectType({ description: 'A page of accounts.', simpleResolvers: true })
export class AdminUserPage extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [AdminUserView])
  items: AdminUserView[];
}

@InputType({ description: 'All that is given must fit.' })
export class AdminUserFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of address and names, without regard to case and diacritics.',
  })
  search?: string | null;

  @Field(() => AccountKind, { nullable: true })
  kind?: AccountKind | null;

  @Field(() => Boolean, { nullable: true })
  active?: boolean | null;

  @Field(() => Boolean, { description: 'Whether its address is confirmed.', nullable: true })
  confirmed?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it has ever placed an order.' })
  hasOrders?: boolean | null;
}

@InputType({ description: 'A role as it is to be.' })
export class AdminRoleInput {
  @Field(() => String, { description: '1 to 60 characters, unlike every other role.' })
  name: string;

  @Field(() => [Permission])
  permissions: Permission[];
}
