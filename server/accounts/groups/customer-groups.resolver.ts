import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { MostItems } from '../../core/most-items.ts';
import { deletedBy } from '../../core/payload.ts';
import { Deleted } from '../../core/payload.types.ts';
import { Permission } from '../../core/permissions.ts';
import { CustomerGroup } from './customer-group.entity.ts';
import { findGroup, listGroups, memberCountOf, membersOf } from './customer-groups.queries.ts';
import { createGroup, deleteGroup, MOST_GROUPS, MOST_MEMBERS, updateGroup } from './customer-groups.service.ts';

@InputType({ description: 'A group of customers, whole.' })
export class CustomerGroupInput {
  @Field(() => String, { description: '60 characters at most.' })
  name: string;

  @Field(() => [String], { description: 'Addresses of accounts, at most 1,000.' })
  @MostItems(MOST_MEMBERS)
  emails: string[];
}

@Resolver(() => CustomerGroup)
export class CustomerGroupsResolver {
  @Cost({ size: MOST_GROUPS })
  @Query(() => [CustomerGroup], { description: 'For admins: the groups of customers there are, by name.' })
  customerGroups(@Ctx() ctx: Context): Promise<CustomerGroup[]> {
    return listGroups(ctx);
  }

  @Query(() => CustomerGroup, { description: 'For admins: one group of customers; else NOT_FOUND.' })
  customerGroup(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<CustomerGroup> {
    return findGroup(ctx, id);
  }

  @FieldResolver(() => Int, { description: 'Accounts in it.' })
  memberCount(@Ctx() ctx: Context, @Root() { id }: CustomerGroup): Promise<number> {
    return memberCountOf(ctx).load(id);
  }

  @Cost({ size: MOST_MEMBERS })
  @FieldResolver(() => [String], {
    nullable: true,
    description: 'Addresses of its accounts, by the alphabet; null for admins who may not see customers.',
  })
  emails(@Ctx() ctx: Context, @Root() { id }: CustomerGroup): Promise<string[]> | null {
    return ctx.viewer?.permissions?.includes(Permission.CUSTOMERS) ? membersOf(ctx).load(id) : null;
  }

  @Mutation(() => CustomerGroup, {
    description:
      'Adds a group of customers. VALIDATION_FAILED by field (`name`: TAKEN; `emails.N`: UNKNOWN, no account has it).',
  })
  createCustomerGroup(
    @Ctx() ctx: Context,
    @Arg('input', () => CustomerGroupInput) input: CustomerGroupInput,
  ): Promise<CustomerGroup> {
    return createGroup(ctx, input);
  }

  @Mutation(() => CustomerGroup, {
    description:
      'Gives a group its name and exactly these members. NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED by field.',
  })
  updateCustomerGroup(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('input', () => CustomerGroupInput) given: CustomerGroupInput,
  ): Promise<CustomerGroup> {
    return updateGroup(ctx, { id, expectedVersion, given });
  }

  @Mutation(() => Deleted, {
    description: 'Removes a group to which nothing is limited. NOT_FOUND, VERSION_CONFLICT, GROUP_IN_USE.',
  })
  deleteCustomerGroup(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<Deleted> {
    return deletedBy(id, deleteGroup(ctx, { id, expectedVersion }));
  }
}
