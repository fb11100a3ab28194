import { Arg, Ctx, Query, registerEnumType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { boughtLines, BoughtLines } from './bought-lines.queries.ts';

registerEnumType(BoughtLines, {
  name: 'BoughtLines',
  description: 'What becomes of the lines of a cart that an order was placed from.',
  valuesConfig: {
    WAITING: { description: 'The payment is not decided.' },
    LEAVE: { description: 'Paid by a guest: the device takes them out of its cart.' },
    LEFT: { description: 'Paid by an account, whose cart has lost them already.' },
    STAY: { description: 'The order ended without a payment, or there is none.' },
  },
});

@Resolver()
export class BoughtLinesResolver {
  @Query(() => BoughtLines, {
    description: 'For a browser that was closed on the way to its payment: how it stands for the order under its key.',
  })
  boughtLines(@Ctx() ctx: Context, @Arg('idempotencyKey', () => String) idempotencyKey: string): Promise<BoughtLines> {
    return boughtLines(ctx, idempotencyKey);
  }
}
