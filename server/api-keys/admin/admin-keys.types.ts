import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { upTo } from '../../core/checks.ts';
import { Cost } from '../../core/field-cost.ts';
import { MostItems } from '../../core/most-items.ts';
import { BackOfficeScope } from '../../core/permissions.ts';

@InputType({ description: 'A key of the back office as it is to be.' })
export class AdminKeyInput {
  @Field(() => String, { description: 'What it is for, and its name in the audit log; 1 to 50 characters.' })
  @Checked(upTo(1000))
  name: string;

  @Field(() => [BackOfficeScope], { description: 'One or more, as far as the own role reaches.' })
  @MostItems(20)
  scopes: BackOfficeScope[];

  @Field(() => Int, { nullable: true, description: 'Days that it holds, 1 to 1,825; null: until it is revoked.' })
  validDays?: number | null;
}

@ObjectType('AdminKey', { description: 'A key by which programs do the work of an admin.', simpleResolvers: true })
export class AdminKeyView {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'How the secret begins, to tell keys apart.' })
  prefix: string;

  @Cost({ size: 10 })
  @Field(() => [BackOfficeScope], { description: 'What it was made for.' })
  scopes: BackOfficeScope[];

  @Cost({ size: 10 })
  @Field(() => [BackOfficeScope], { description: 'Those of them that it has not now, as its admin lost the right.' })
  lostScopes: BackOfficeScope[];

  @Field(() => String, { description: 'Address of the admin whose key it is.' })
  adminEmail: string;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Null: it holds until it is revoked.' })
  expiresAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'To the minute; null before the first use.' })
  lastUsedAt: Date | null;
}

@ObjectType({ description: 'A key of the back office with its secret, told this once.', simpleResolvers: true })
export class CreatedAdminKey {
  @Field(() => AdminKeyView, { description: 'The key, without its secret.' })
  key: AdminKeyView;

  @Field(() => String, {
    description: 'For the header `Authorization: Bearer mtxa_…` at `/graphql` and below `/api/back-office/v1`.',
  })
  secret: string;
}
