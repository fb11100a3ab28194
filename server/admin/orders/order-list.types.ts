import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { upTo } from '../../core/checks.ts';
import { Cost } from '../../core/field-cost.ts';
import { ListPage, NumberedPage } from '../../core/list-page.ts';
import { Money } from '../../core/money.types.ts';
import { FulfilmentStatus, OrderStatus, PaymentStatus } from '../../orders/order-states.ts';
import { PaymentWay } from '../../orders/payment-way.ts';

export enum OrderTodoKind {
  PACK = 'PACK',
  PAYMENT = 'PAYMENT',
  MAIL = 'MAIL',
  WITHDRAWAL = 'WITHDRAWAL',
  COMPLAINT = 'COMPLAINT',
  DISPUTE = 'DISPUTE',
}

registerEnumType(OrderTodoKind, {
  name: 'OrderTodo',
  description: 'What on an order waits for a person.',
  valuesConfig: {
    PACK: { description: 'Paid goods that have not left the house.' },
    PAYMENT: { description: 'A payment that failed or is in doubt, or a refund that PayPal refused.' },
    MAIL: { description: 'A mail that did not go out and that nobody has set aside.' },
    COMPLAINT: { description: 'A complaint that is not settled.' },
    WITHDRAWAL: { description: 'A statement of withdrawal that nobody has marked as done.' },
    DISPUTE: { description: 'A dispute that PayPal waits for an answer to.' },
  },
});

export enum AdminOrderSort {
  PLACED_DESC = 'PLACED_DESC',
  PLACED_ASC = 'PLACED_ASC',
  TOTAL_DESC = 'TOTAL_DESC',
  TOTAL_ASC = 'TOTAL_ASC',
}

registerEnumType(AdminOrderSort, {
  name: 'AdminOrderSort',
  description: 'Order of a list; equals by id.',
  valuesConfig: {
    PLACED_ASC: { description: 'Oldest first.' },
    PLACED_DESC: { description: 'Newest first.' },
    TOTAL_ASC: { description: 'Smallest sum first.' },
    TOTAL_DESC: { description: 'Largest sum first.' },
  },
});

const MAX_SEARCH = 200;

@InputType({ description: 'Conditions that all hold; one that is absent or null asks for nothing.' })
export class AdminOrderFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Every word in number, e-mail address or names of the buyer, or in a product that was bought.',
  })
  @Checked(upTo(MAX_SEARCH))
  search?: string | null;

  @Field(() => OrderStatus, { nullable: true })
  status?: OrderStatus | null;

  @Field(() => PaymentStatus, { nullable: true })
  paymentStatus?: PaymentStatus | null;

  @Field(() => PaymentWay, { nullable: true, description: 'How the buyer chose to pay.' })
  paymentWay?: PaymentWay | null;

  @Field(() => FulfilmentStatus, { nullable: true })
  fulfilmentStatus?: FulfilmentStatus | null;

  @Field(() => OrderTodoKind, { description: 'What on it waits for a person.', nullable: true })
  todo?: OrderTodoKind | null;

  @Field(() => Date, { nullable: true, description: 'The first moment.' })
  placedFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'The first moment that is too late.' })
  placedTo?: Date | null;

  @Field(() => Date, { nullable: true, description: 'The first moment of payment.' })
  paidFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'The first moment of payment that is too late.' })
  paidTo?: Date | null;
}

@ArgsType()
export class AdminOrdersArgs extends ListPage {
  @Field(() => AdminOrderFilter, { nullable: true })
  filter?: AdminOrderFilter | null;

  @Field(() => AdminOrderSort, { defaultValue: AdminOrderSort.PLACED_DESC })
  sort: AdminOrderSort;
}

@ObjectType({ description: 'An order in a list of the administration.', simpleResolvers: true })
export class AdminOrderRow {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => Date)
  orderDate: Date;

  @Field(() => String, { description: 'First and last name of the billing address.' })
  customerName: string;

  @Field(() => String)
  userEmail: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2: where it is sent, else where the buyer is.' })
  country: string;

  @Field(() => Int, { description: 'Sum of the quantities.' })
  itemCount: number;

  @Field(() => OrderStatus)
  status: OrderStatus;

  @Field(() => PaymentStatus)
  paymentStatus: PaymentStatus;

  @Field(() => FulfilmentStatus)
  fulfilmentStatus: FulfilmentStatus;

  @Field(() => Boolean, { description: 'A part of its goods left the house, and the rest is to follow.' })
  partlySent: boolean;

  @Field(() => Money)
  totalAmount: Money;

  @Field(() => Boolean, { description: 'The workshop wrote a note.' })
  hasNote: boolean;
}

@ObjectType({ description: 'A page of orders.', simpleResolvers: true })
export class AdminOrderPage extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [AdminOrderRow])
  items: AdminOrderRow[];
}
