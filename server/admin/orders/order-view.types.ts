import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { Money } from '../../core/money.types.ts';
import { OrderMailKind } from '../../invoices/mail/order-mail.entity.ts';
import { ResentMail } from '../../invoices/mail/order-mail-resend.service.ts';
import { Order } from '../../orders/order.entity.ts';
import { AttemptState } from '../../payments/payment-state.ts';
import { RefundStatus } from '../../payments/refunds/refund.entity.ts';
import { AdminComplaint } from '../complaints/complaints.types.ts';
import { AdminWithdrawal } from '../withdrawals/withdrawals.types.ts';
import { BuyerCountry, OrderVatCheck } from './buyer-country.types.ts';
import { OrderNoteView } from './order-note.types.ts';
import { AdminDispute } from './order-disputes.types.ts';
import { TimelineEntry } from './order-timeline.types.ts';

registerEnumType(OrderMailKind, { name: 'OrderMailKind', description: 'What a mail about an order tells.' });
registerEnumType(AttemptState, {
  name: 'AttemptState',
  description: 'Where one try to pay stands, as it is stored.',
  valuesConfig: {
    APPROVED: { description: 'The buyer approved, the money is not taken yet.' },
    CANCELLED: { description: 'The buyer went back.' },
    CAPTURING: { description: 'The money is being taken.' },
    CREATED: { description: 'The buyer has not decided.' },
    DECLINED: { description: 'PayPal refused to pay.' },
    FAILED: { description: 'It came to nothing.' },
    PAID: { description: 'The money is here.' },
    PENDING: { description: 'PayPal holds the money back for now.' },
    REFUNDED: { description: 'All of it went back.' },
  },
});
registerEnumType(RefundStatus, {
  name: 'RefundStatus',
  description: 'REQUESTED: recorded, PayPal has not answered yet and is asked on.',
  valuesConfig: {
    COMPLETED: { description: 'The money went back.' },
    FAILED: { description: 'PayPal refused it.' },
    REQUESTED: { description: 'PayPal has not answered yet.' },
  },
});
registerEnumType(ResentMail, {
  name: 'ResentMail',
  description: 'A mail that can be sent once more.',
  valuesConfig: {
    ORDER: { description: 'The confirmation with the invoice.' },
    SHIPPED: { description: 'The one about the parcel.' },
    REFUND: { description: 'The one about money, with the last credit note.' },
  },
});

/** What a refund asks of the shop. */
export enum RefundStep {
  NONE = 'NONE',
  WAIT = 'WAIT',
  PAY = 'PAY',
  SETTLE = 'SETTLE',
}
registerEnumType(RefundStep, {
  name: 'RefundStep',
  description: 'What a refund asks of the shop.',
  valuesConfig: {
    NONE: { description: 'Nothing: the buyer has the money, or it is settled.' },
    WAIT: { description: 'PayPal has not decided, and the shop goes on asking.' },
    PAY: { description: 'PayPal refused it: the buyer has no money.' },
    SETTLE: { description: 'It was booked and credited, and the money is with the shop again.' },
  },
});

/** What an admin may do with an order as it stands. */
export enum OrderAction {
  SHIP = 'SHIP',
  UNDO_SHIP = 'UNDO_SHIP',
  DELIVER = 'DELIVER',
  CANCEL = 'CANCEL',
  COLLECT = 'COLLECT',
  REFUSE = 'REFUSE',
  REFUND = 'REFUND',
  MAIL_ORDER = 'MAIL_ORDER',
  MAIL_SHIPPED = 'MAIL_SHIPPED',
  MAIL_REFUND = 'MAIL_REFUND',
}
registerEnumType(OrderAction, {
  name: 'OrderAction',
  description: 'What may be done with an order as it stands.',
  valuesConfig: {
    CANCEL: { description: '`cancelOrderAsAdmin`.' },
    COLLECT: { description: '`markOrderCollected`.' },
    REFUSE: { description: '`markParcelRefused`.' },
    DELIVER: { description: '`markOrderDelivered`.' },
    MAIL_ORDER: { description: '`resendMailToBuyer` with ORDER.' },
    MAIL_REFUND: { description: '`resendMailToBuyer` with REFUND.' },
    MAIL_SHIPPED: { description: '`resendMailToBuyer` with SHIPPED.' },
    REFUND: { description: '`refundOrder`.' },
    SHIP: { description: '`markOrderShipped`.' },
    UNDO_SHIP: { description: '`undoOrderShipped`.' },
  },
});

@ObjectType({ description: 'What the administration knows of one line.', simpleResolvers: true })
export class AdminOrderLine {
  @Field(() => ID, { description: 'Of the line in `order.lines`.' })
  lineId: string;

  @Field(() => Money, { description: 'After its share of the discount.' })
  paid: Money;

  @Field(() => Int, { description: 'Units whose money went back, or is on its way.' })
  refundedUnits: number;

  @Field(() => Date, { nullable: true, description: 'When its files were given to the buyer; null for goods.' })
  grantedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When they were taken back; null: they may be loaded.' })
  revokedAt: Date | null;

  @Field(() => Int, { description: 'Downloads that were begun.' })
  downloads: number;
}

@ObjectType({ description: 'Money that went back, or is meant to.', simpleResolvers: true })
export class AdminRefund {
  @Field(() => ID)
  id: string;

  @Field(() => Money)
  amount: Money;

  @Field(() => RefundStatus)
  status: RefundStatus;

  @Field(() => String)
  reason: string;

  @Field(() => String, { nullable: true, description: "PayPal's word for why not; RETURNED_TO_SHOP: it came back." })
  failure: string | null;

  @Field(() => Date)
  requestedAt: Date;

  @Field(() => RefundStep, { description: 'What is to be done with it.' })
  step: RefundStep;

  @Field(() => Date, {
    nullable: true,
    description: 'WAIT: a person looks at PayPal after that; PAY: the buyer has the money by then; else null.',
  })
  stepBy: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was marked as settled in another way.' })
  handledAt: Date | null;
}

@ObjectType({ description: 'One try to pay, as the shop has recorded it.', simpleResolvers: true })
export class AdminPaymentAttempt {
  @Field(() => ID)
  id: string;

  @Field(() => AttemptState)
  state: AttemptState;

  @Field(() => Money)
  amount: Money;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => ID, { nullable: true, description: "The provider's id of it." })
  paypalOrderId: string | null;

  @Cost({ size: 4 })
  @Field(() => [ID], { description: "The provider's ids of what it took." })
  captureIds: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The payment on the pages of the provider, where it has an address there.',
  })
  providerUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Short name of what went wrong.' })
  failure: string | null;

  @Cost({ size: 10 })
  @Field(() => [AdminRefund], { description: 'Oldest first.' })
  refunds: AdminRefund[];
}

@ObjectType({ description: 'An order with all that the administration knows of it.', simpleResolvers: true })
export class AdminOrder {
  @Field(() => ID)
  id: string;

  @Field(() => Order)
  order: Order;

  @Field(() => ID, { nullable: true, description: 'The account of the buyer; null for a guest.' })
  customerId: string | null;

  @Field(() => String, { description: 'The language of the buyer: mails and documents follow it.' })
  language: string;

  @Cost({ size: 20 })
  @Field(() => [OrderAction], { description: 'What may be done with it now.' })
  actions: OrderAction[];

  @Field(() => Money, { description: 'Went back so far.' })
  refunded: Money;

  @Field(() => Money, {
    description: 'What a refund may give back at most; of a gift card that was bought, what is not spent.',
  })
  refundable: Money;

  @Field(() => Money, {
    description: 'What a refund may give back for the delivery; 0 where it cost nothing, or went back already.',
  })
  refundableDelivery: Money;

  @Field(() => ID, { nullable: true, description: 'Of the gift card that it bought; null: none, or it is not paid.' })
  soldCardId: string | null;

  @Field(() => BuyerCountry, { nullable: true, description: 'Where the buyer of files lives; null without files.' })
  buyerCountry: BuyerCountry | null;

  @Field(() => OrderVatCheck, {
    nullable: true,
    description: 'Null: no number that could have made a difference was checked.',
  })
  vatCheck: OrderVatCheck | null;

  @Field(() => OrderNoteView, { description: 'For the workshop.' })
  note: OrderNoteView;

  @Cost({ size: 100 })
  @Field(() => [AdminOrderLine], { description: 'In the order of `order.items`.' })
  lines: AdminOrderLine[];

  @Cost({ size: 10 })
  @Field(() => [AdminPaymentAttempt], { description: 'Newest first.' })
  attempts: AdminPaymentAttempt[];

  @Cost({ size: 4 })
  @Field(() => [AdminWithdrawal], { description: 'Oldest first.' })
  withdrawals: AdminWithdrawal[];

  @Cost({ size: 4 })
  @Field(() => [AdminComplaint], { description: 'Oldest first.' })
  complaints: AdminComplaint[];

  @Cost({ size: 4 })
  @Field(() => [AdminDispute], { description: 'Newest first.' })
  disputes: AdminDispute[];

  @Cost({ size: 50 })
  @Field(() => [TimelineEntry], { description: 'Newest first; the latest 200 of each kind.' })
  timeline: TimelineEntry[];
}
