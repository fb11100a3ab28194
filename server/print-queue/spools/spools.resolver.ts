import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { SaveSpoolsArgs } from './spools.inputs.ts';
import { saveSpools, spoolShelf } from './spools.service.ts';
import { SpoolShelf } from './spools.types.ts';

@Resolver()
export class SpoolsResolver {
  @Cost({ call: 20 })
  @Query(() => SpoolShelf, { description: 'The spools of the signed-in customer.' })
  spoolShelf(@Ctx() ctx: Context): Promise<SpoolShelf> {
    return spoolShelf(ctx);
  }

  @Cost({ call: 20 })
  @Mutation(() => SpoolShelf, {
    description:
      'Writes down what is left on spools. The answer is the shelf as it then is: an entry without the key of the change was ' +
      'changed elsewhere meanwhile and kept. At most 100 filaments an account. Errors: VALIDATION_FAILED.',
  })
  saveSpools(@Ctx() ctx: Context, @Args(() => SaveSpoolsArgs) { spools }: SaveSpoolsArgs): Promise<SpoolShelf> {
    return saveSpools(ctx, spools);
  }
}
