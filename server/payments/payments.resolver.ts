import { Arg, Ctx as Context, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { Order } from '../orders/order.entity.ts';
import { offeredWays, PaymentWay } from '../orders/payment-way.ts';
import { readSettings } from '../settings/settings.queries.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';
import { shownState } from './payment-state.ts';
import { attemptOfOrder } from './payments.loaders.ts';
import { cancelPayment, capturePayment, paymentConfig, paymentResult } from './payments.service.ts';
import { PaymentAttemptView, PaymentConfig, PaymentInput, PaymentResult } from './payments.types.ts';
import { startPayment } from './start-payment.service.ts';

const viewOf = ({ id, state, way, paypalOrderId, approveUrl }: PaymentAttempt): PaymentAttemptView => ({
  id,
  state: shownState(state),
  way,
  paypalOrderId: paypalOrderId!,
  approveUrl: approveUrl!,
});

@Resolver(() => PaymentResult)
export class PaymentsResolver {
  @Query(() => PaymentConfig, { description: "How to load the payment provider's script." })
  paymentConfig(@Context() ctx: Ctx): PaymentConfig {
    return paymentConfig(ctx);
  }

  @Cost({ size: 2 })
  @Query(() => [PaymentWay], { description: 'What a buyer may choose from now, PayPal first.' })
  async paymentWays(@Context() ctx: Ctx): Promise<PaymentWay[]> {
    return offeredWays(await readSettings(ctx), ctx.shop);
  }

  @Query(() => PaymentResult, {
    description:
      'Where the payment stands as the shop knows it; asks nobody outside. ORDER_NOT_FOUND, PAYMENT_NOT_FOUND, PAYMENT_MISMATCH.',
  })
  paymentResult(@Context() ctx: Ctx, @Arg('input', () => PaymentInput) input: PaymentInput): Promise<PaymentResult> {
    return paymentResult(ctx, input);
  }

  @Mutation(() => PaymentAttemptView, {
    description:
      'Makes the order payable, by its own way where no other is asked for; repeated calls give the same open payment. ORDER_NOT_FOUND, ORDER_EXPIRED, ORDER_ALREADY_PAID, PAYMENT_UNAVAILABLE, PAYMENT_WAY_UNAVAILABLE.',
  })
  async startPayment(
    @Context() ctx: Ctx,
    @Arg('input', () => PaymentInput) { orderId, accessToken, way }: PaymentInput,
  ): Promise<PaymentAttemptView> {
    return viewOf(await startPayment(ctx, { id: orderId, accessToken }, way));
  }

  @Mutation(() => PaymentResult, {
    description:
      'The buyer approved: takes the money, once. PENDING: still checking, do not pay again. ORDER_NOT_FOUND, PAYMENT_NOT_FOUND, PAYMENT_MISMATCH, PAYMENT_UNAVAILABLE.',
  })
  capturePayment(@Context() ctx: Ctx, @Arg('input', () => PaymentInput) input: PaymentInput): Promise<PaymentResult> {
    return capturePayment(ctx, input);
  }

  @Mutation(() => PaymentResult, {
    description:
      'The buyer went back: closes the payment, or tells that the money was taken meanwhile. ORDER_NOT_FOUND, PAYMENT_NOT_FOUND, PAYMENT_MISMATCH.',
  })
  cancelPayment(@Context() ctx: Ctx, @Arg('input', () => PaymentInput) input: PaymentInput): Promise<PaymentResult> {
    return cancelPayment(ctx, input);
  }
}

@Resolver(() => Order)
export class OrderPaymentResolver {
  @FieldResolver(() => PaymentAttemptView, {
    nullable: true,
    description: 'The payment that counts; null before the first, and for an admin who is not the buyer.',
  })
  async payment(@Context() ctx: Ctx, @Root() order: Order): Promise<PaymentAttemptView | null> {
    // What leads to PayPal leads back with the secret of the order.
    if (ctx.viewer?.admin && order.customerId !== ctx.viewer.userId) return null;
    const attempt = await attemptOfOrder(ctx).load(order.id);
    return attempt && viewOf(attempt);
  }
}
