import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { answerByShop, setProofFile, setReleased } from './order-disputes.service.ts';
import { DisputeAnswerInput } from './order-disputes.types.ts';
import { viewOrder } from './order-view.ts';
import { AdminOrder } from './order-view.types.ts';

@Resolver()
export class OrderDisputesResolver {
  @Mutation(() => AdminOrder, {
    description:
      'Sends proof against a dispute to PayPal, with the file that lies ready, or accepts the claim. While PayPal does not ' +
      'answer it stays REQUESTED and the shop goes on. NOT_FOUND, VALIDATION_FAILED, DISPUTE_CLOSED, IDEMPOTENCY_KEY_REUSED.',
  })
  async answerDispute(
    @Ctx() ctx: Context,
    @Arg('input', () => DisputeAnswerInput) input: DisputeAnswerInput,
  ): Promise<AdminOrder> {
    const { orderId } = await answerByShop(ctx, input);
    return viewOrder(ctx, orderId);
  }

  @Mutation(() => AdminOrder, {
    description:
      'Lets the goods of a disputed order be packed and shipped, or keeps them in the house again. NOT_FOUND, DISPUTE_CLOSED.',
  })
  async setDisputeReleased(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('released', () => Boolean) released: boolean,
  ): Promise<AdminOrder> {
    return viewOrder(ctx, await setReleased(ctx, id, released));
  }

  @Mutation(() => AdminOrder, {
    description: 'Takes away the file that lies ready for the next proof. NOT_FOUND, DISPUTE_CLOSED.',
  })
  async removeDisputeProof(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminOrder> {
    return viewOrder(ctx, await setProofFile(ctx, id, null));
  }
}
