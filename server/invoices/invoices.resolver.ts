import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { findOrder } from '../orders/orders.queries.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { money } from '../core/money.types.ts';
import { Order } from '../orders/order.entity.ts';
import { PlacedOrder } from '../orders/placed-order.types.ts';
import { documentQuery } from './document-links.queries.ts';
import { invoicesByOrder } from './invoices.loaders.ts';
import { InvoiceView } from './invoices.types.ts';
import { hasReceipt, RECEIPT } from './receipt/receipt.queries.ts';
import { renewOrderLink } from './mail/order-link.service.ts';
import { resendOrderMail } from './mail/order-mail-resend.service.ts';

@Resolver(() => Order)
export class InvoicesResolver {
  @Cost({ size: 4 })
  @FieldResolver(() => [InvoiceView], { description: 'Invoices and credit notes, oldest first.' })
  async invoices(@Ctx() ctx: Context, @Root() order: Order): Promise<InvoiceView[]> {
    const invoices = await invoicesByOrder(ctx).load(order.id);
    const { companyId, taxId, vatId } = order.billingAddress;
    return invoices.map(({ id, number, kind, issuedAt, totalMinor, currency }) => {
      const query = documentQuery(ctx, order, number);
      return {
        id,
        number,
        kind,
        issuedAt,
        total: money(totalMinor, currency),
        url: `/api/orders/${order.id}/invoice?${query}`,
        dataUrl: companyId || taxId || vatId ? `/api/orders/${order.id}/invoice.xml?${query}` : null,
      };
    });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Of a paid gift card, in the place of an invoice: address of a PDF which is no tax document. It opens it for half a day, for a ' +
      'program 15 minutes. Null: there is none.',
  })
  receiptUrl(@Ctx() ctx: Context, @Root() order: Order): string | null {
    return hasReceipt(order) ? `/api/orders/${order.id}/receipt?${documentQuery(ctx, order, RECEIPT)}` : null;
  }

  @Mutation(() => PlacedOrder, {
    description:
      'Gives the order a new secret: every link to it, its documents and files dies at once, and the new link goes to the ' +
      "order's address. For its owner or the holder of its link; ORDER_NOT_FOUND, RATE_LIMITED after three within an hour.",
  })
  renewOrderLink(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('accessToken', () => String, { nullable: true }) accessToken?: string | null,
  ): Promise<PlacedOrder> {
    return renewOrderLink(ctx, { id, accessToken });
  }

  @Mutation(() => Order, {
    description:
      "Sends the order mail with the invoice again: to the order's own address, or to the caller's own confirmed one; else " +
      'FORBIDDEN. At most three times an hour: RATE_LIMITED.',
  })
  async resendOrderMail(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('accessToken', () => String, { nullable: true }) accessToken?: string | null,
    @Arg('email', () => String, { nullable: true }) email?: string | null,
  ): Promise<Order> {
    await resendOrderMail(ctx, { id, accessToken }, email);
    return findOrder(ctx, { id, accessToken });
  }
}
