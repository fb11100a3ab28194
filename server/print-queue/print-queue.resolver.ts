import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { printQueues } from './owned-models.queries.ts';
import { SavePrintQueueArgs } from './print-queue.inputs.ts';
import { printQueue, savePrintQueue } from './print-queue.service.ts';
import { PrintQueue, PrintQueueHead } from './print-queue.types.ts';

@Resolver(() => PrintQueue)
export class PrintQueueResolver {
  @Cost({ size: 500 })
  @Query(() => [PrintQueueHead], {
    description:
      'What the caller may print from: newest purchase first, of each the newest version first, at most 500.',
  })
  printQueues(@Ctx() ctx: Context): Promise<PrintQueueHead[]> {
    return printQueues(ctx);
  }

  @Cost({ call: 60 })
  @Query(() => PrintQueue, {
    description: 'The print queue of a bought item, of its newest version unless another is named. Errors: NOT_FOUND.',
  })
  printQueue(
    @Ctx() ctx: Context,
    @Arg('lineId', () => ID) lineId: string,
    @Arg('versionId', () => ID, { nullable: true }) versionId: string | null = null,
  ): Promise<PrintQueue> {
    return printQueue(ctx, lineId, versionId);
  }

  @Mutation(() => PrintQueue, {
    description:
      'Writes down how far the parts and the steps of the guide are and what is left on the spools. The answer is the queue as it then is: an entry ' +
      'without the key of the change was changed elsewhere meanwhile and kept. Errors: NOT_FOUND, VALIDATION_FAILED.',
  })
  savePrintQueue(@Ctx() ctx: Context, @Args(() => SavePrintQueueArgs) args: SavePrintQueueArgs): Promise<PrintQueue> {
    return savePrintQueue(ctx, args);
  }
}
