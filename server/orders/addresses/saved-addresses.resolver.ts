import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { deletedBy } from '../../core/payload.ts';
import { Deleted } from '../../core/payload.types.ts';
import { User } from '../../accounts/user.entity.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { SavedAddress } from './saved-address.entity.ts';
import { SavedAddressInput } from './saved-addresses.inputs.ts';
import { addressesOf, deleteAddress, saveAddress } from './saved-addresses.service.ts';

@Resolver(() => User)
export class SavedAddressesResolver {
  @Cost({ size: 20 })
  @FieldResolver(() => [SavedAddress], { description: 'At most 20: the default first, then in the order of saving.' })
  addresses(@Ctx() ctx: Context, @Root() user: User): Promise<SavedAddress[]> {
    return addressesOf(ctx, user.id);
  }

  @Mutation(() => SavedAddress, {
    description:
      'Keeps an address, or replaces the one with this id (else NOT_FOUND). Its fields are checked as those of an order, ' +
      'below `address`. The first one becomes the default; ADDRESS_LIMIT past 20.',
  })
  saveAddress(
    @Ctx() ctx: Context,
    @Arg('input', () => SavedAddressInput) input: SavedAddressInput,
    @Arg('id', () => ID, { nullable: true }) id?: string | null,
  ): Promise<SavedAddress> {
    return saveAddress(ctx, id ?? null, input);
  }

  @Mutation(() => Deleted, { description: 'Forgets an address of the caller; else NOT_FOUND.' })
  deleteAddress(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Deleted> {
    return deletedBy(id, deleteAddress(ctx, id));
  }
}
