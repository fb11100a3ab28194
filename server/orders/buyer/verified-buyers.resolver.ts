import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { BuildView } from '../../gallery/gallery.types.ts';
import { hasBought } from './verified-buyers.queries.ts';

@Resolver(() => BuildView)
export class VerifiedBuildResolver {
  @FieldResolver(() => Boolean, { description: 'Whether its builder has bought the model here, as kit or as files.' })
  verifiedBuyer(@Ctx() ctx: Context, @Root() { builder, productId }: BuildView): Promise<boolean> {
    return hasBought(ctx).load({ userId: builder.id, productId });
  }
}
