import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.ts';
import type { VatCheck } from '../cart/vies/vat-check.queries.ts';
import { numericColumn } from '../core/database/columns.ts';
import { money, Money } from '../core/money.types.ts';
import { PickupPlace } from '../pickup-points/pickup-place.types.ts';
import { dueMinor } from './due.ts';
import { FulfilmentStatus, OrderStatus, PaymentStatus } from './order-states.ts';
import { Address } from './order.types.ts';
import { PaymentWay } from './payment-way.ts';
import type { GiftCardWish } from './gift-cards/gift-card-wish.ts';
import type { OrderGiftCard } from './gift-cards/order-gift-card.ts';
import type { OrderPromotion } from './promotions/order-promotion.ts';

/** A placed order: a snapshot of what was agreed. Only its states, payment facts and counters change later. */
@ObjectType('Order', {
  description: 'A placed order. Its lines and amounts are what the buyer confirmed, whatever the catalogue says later.',
  simpleResolvers: true,
})
@Entity('orders')
@Check('ck_orders_total', 'total_minor = subtotal_minor + shipping_minor - discount_minor')
@Check(
  'ck_orders_amounts',
  'subtotal_minor >= 0 AND shipping_minor >= 0 AND discount_minor >= 0 AND total_minor > 0 AND shipping_tax_minor >= 0',
)
@Check('ck_orders_status', "status IN ('PLACED', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'EXPIRED')")
@Check(
  'ck_orders_payment_status',
  "payment_status IN ('UNPAID', 'PENDING', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FAILED')",
)
@Check('ck_orders_fulfilment_status', "fulfilment_status IN ('NOT_NEEDED', 'UNFULFILLED', 'SHIPPED', 'DELIVERED')")
@Check('ck_orders_reserved_by', 'reserved_by IS NULL OR reserved_until IS NOT NULL')
@Check(
  'ck_orders_gift_cards',
  'gift_cards_minor BETWEEN 0 AND total_minor AND (gift_cards_minor > 0) = (gift_cards IS NOT NULL)',
)
@Check('ck_orders_refunded', 'refunded_minor >= 0 AND refunded_minor <= total_minor')
@Index('ux_orders_order_number', ['orderNumber'], { unique: true })
@Index('ux_orders_idempotency_key', ['idempotencyKey'], { unique: true })
@Index('ix_orders_customer', ['customerId', 'id'], { where: 'customer_id IS NOT NULL' })
@Index('ix_orders_guest_email', { synchronize: false })
@Index('ix_orders_search_text', { synchronize: false })
@Index('ix_orders_order_date', ['orderDate', 'id'])
@Index('ix_orders_total', ['totalMinor', 'id'])
@Index('ix_orders_states', ['status', 'paymentStatus', 'fulfilmentStatus', 'orderDate', 'id'])
@Index('ix_orders_unpaid_transfer', { synchronize: false })
@Index('ix_orders_to_pack', ['orderDate', 'id'], {
  where: `status = 'CONFIRMED' AND fulfilment_status = 'UNFULFILLED'`,
})
@Index('ix_orders_in_doubt', ['orderDate', 'id'], {
  where: `status = 'PLACED' AND payment_status IN ('PENDING', 'FAILED')`,
})
@Index('ix_orders_placed_by', ['orderDate'], { where: 'placed_by IS NOT NULL' })
@Index('ix_orders_buyer_marks', { synchronize: false })
@Index('ix_orders_reserved_until', ['reservedUntil'], { where: 'reserved_until IS NOT NULL' })
export class Order {
  @Field(() => ID)
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_orders' })
  id: string;

  @Field(() => String, { description: 'For people: MX-2026-000123.' })
  @Column('text', { name: 'order_number' })
  orderNumber: string;

  @Field(() => Date)
  @Column('timestamptz', { name: 'order_date' })
  orderDate: Date;

  @Field(() => OrderStatus)
  @Column('text')
  status: OrderStatus;

  @Field(() => PaymentStatus)
  @Column('text', { name: 'payment_status' })
  paymentStatus: PaymentStatus;

  @Field(() => FulfilmentStatus)
  @Column('text', { name: 'fulfilment_status' })
  fulfilmentStatus: FulfilmentStatus;

  @Field(() => String)
  @Column('text', { name: 'user_email' })
  userEmail: string;

  /** Language of the buyer: mails and the invoice follow it. */
  @Column('text')
  locale: string;

  /** Null: bought as a guest, or the account is deleted. */
  @Column('uuid', { name: 'customer_id', nullable: true })
  customerId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'customer_id', foreignKeyConstraintName: 'fk_orders_customer' })
  customer?: Relation<User>;

  @Column('text')
  currency: string;

  @Column('bigint', { name: 'subtotal_minor', transformer: numericColumn })
  subtotalMinor: number;

  @Column('bigint', { name: 'shipping_minor', transformer: numericColumn })
  shippingMinor: number;

  @Column('bigint', { name: 'discount_minor', transformer: numericColumn })
  discountMinor: number;

  /** What took something off, in the buyer's language. Null: nothing. */
  @Column('jsonb', { nullable: true })
  promotions: readonly OrderPromotion[] | null;

  @Column('bigint', { name: 'total_minor', transformer: numericColumn })
  totalMinor: number;

  /** What gift cards pay of it; the rest is due (`dueMinor`). */
  @Column('bigint', { name: 'gift_cards_minor', default: 0, transformer: numericColumn })
  giftCardsMinor: number;

  /** Which, and how much each, as they were when the order was placed. Null: none. */
  @Column('jsonb', { name: 'gift_cards', nullable: true })
  giftCards: readonly OrderGiftCard[] | null;

  /** For whom the order buys a gift card, its only line; null: it buys goods or files. */
  @Column('jsonb', { name: 'gift_card_wish', nullable: true })
  giftCardWish: GiftCardWish | null;

  /** Sum of the refunds so far. */
  @Column('bigint', { name: 'refunded_minor', default: 0, transformer: numericColumn })
  refundedMinor: number;

  @Column('numeric', { name: 'shipping_tax_rate', precision: 5, scale: 2, transformer: numericColumn })
  shippingTaxRate: number;

  @Column('bigint', { name: 'shipping_tax_minor', transformer: numericColumn })
  shippingTaxMinor: number;

  /** Null: nothing is shipped. */
  @Column('text', { name: 'shipping_method', nullable: true })
  shippingMethod: string | null;

  @Field(() => String, { nullable: true, description: "Name of the shipping method, in the buyer's language." })
  @Column('text', { name: 'shipping_method_name', nullable: true })
  shippingMethodName: string | null;

  /** Where the goods go, or where the buyer of files lives: decides on the VAT. */
  @Column('text', { name: 'tax_country' })
  taxCountry: string;

  /** Country whose VAT the order bears, settled by its payment. Null: paid before it was kept, see its invoice. */
  @Column('text', { name: 'vat_country', nullable: true })
  vatCountry: string | null;

  /** Member state of a business that bought without VAT, see `businessStateOf`; null: anybody else. */
  @Column('text', { name: 'business_state', nullable: true })
  businessState: string | null;

  /** What VIES had said of the buyer's number; null: nothing, or it made no difference. */
  @Column('jsonb', { name: 'vat_check', nullable: true })
  vatCheck: VatCheck | null;

  /** Country of the network that ordered files, see `countryEvidence`; the network itself is not kept. Null: unknown, or no files. */
  @Column('text', { name: 'network_country', nullable: true })
  networkCountry: string | null;

  @Field(() => Address)
  @Column('jsonb', { name: 'billing_address' })
  billingAddress: Address;

  @Field(() => Address, { nullable: true, description: 'Null when nothing is shipped.' })
  @Column('jsonb', { name: 'shipping_address', nullable: true })
  shippingAddress: Address | null;

  @Field(() => PickupPlace, {
    nullable: true,
    description: 'Where the buyer collects the goods; null: they are brought.',
  })
  @Column('jsonb', { name: 'pickup_point', nullable: true })
  pickupPoint: PickupPlace | null;

  @Field(() => String, { description: 'What the buyer wrote with it.', nullable: true })
  @Column('text', { nullable: true })
  notes: string | null;

  /** Version of the consent text to instant delivery and loss of withdrawal; null without digital lines. */
  @Column('text', { name: 'digital_consent_version', nullable: true })
  digitalConsentVersion: string | null;

  @Column('timestamptz', { name: 'digital_consent_at', nullable: true })
  digitalConsentAt: Date | null;

  @Field(() => String, { description: 'Version of the terms that the buyer accepted: the day from which it holds.' })
  @Column('text', { name: 'terms_version' })
  termsVersion: string;

  @Field(() => Date, { description: 'When the buyer accepted them.' })
  @Column('timestamptz', { name: 'terms_accepted_at' })
  termsAcceptedAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Goods are held for the buyer until then; null once paid or ended.',
  })
  @Column('timestamptz', { name: 'reserved_until', nullable: true })
  reservedUntil: Date | null;

  /** Hash of the network that holds the goods, as long as it does; only the version before counts by it. */
  @Column('text', { name: 'reserved_by', nullable: true })
  reservedBy: string | null;

  /** Hashes that tell one buyer from another, for an hour and as long as goods are held; null once paid. See `buyerMarks`. */
  @Column('text', { name: 'placed_by', array: true, nullable: true })
  placedBy: string[] | null;

  /** How the buyer chose to pay. Null: PayPal. */
  @Column('text', { name: 'payment_way', nullable: true })
  chosenWay: PaymentWay | null;

  @Field(() => String, {
    nullable: true,
    description: 'How it was paid: paypal, card, bank-transfer, cash-on-delivery.',
  })
  @Column('text', { name: 'payment_method', nullable: true })
  paymentMethod: string | null;

  @Field(() => ID, { nullable: true, description: "The payment provider's id of the capture." })
  @Column('text', { name: 'payment_id', nullable: true })
  paymentId: string | null;

  @Field(() => Date, { description: 'When it was paid.', nullable: true })
  @Column('timestamptz', { name: 'payment_date', nullable: true })
  paymentDate: Date | null;

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** SHA-256 of what was asked for under the key. */
  @Column('text', { name: 'request_hash' })
  requestHash: string;

  /** Random part of the secret link; a new value kills every link handed out so far. */
  @Column('text', { name: 'access_nonce' })
  accessNonce: string;

  /** Number, address and names without diacritics, for the search of the administration. Written by a trigger. */
  @Column({ type: 'text', name: 'search_text', nullable: true, select: false, insert: false, update: false })
  searchText?: string | null;

  /** Grows by one with every transition. */
  @Column('integer', { default: 1 })
  version: number;

  @Field(() => PaymentWay, { description: 'How the buyer chose to pay.' })
  get paymentWay(): PaymentWay {
    return this.chosenWay ?? PaymentWay.PAYPAL;
  }

  @Field(() => Money)
  get subtotal(): Money {
    return money(this.subtotalMinor, this.currency);
  }

  @Field(() => Boolean, {
    description: 'Sold to a business of another member state by its valid VAT number: every amount is without VAT.',
  })
  get withoutVat(): boolean {
    return this.businessState !== null;
  }

  @Field(() => Money, { description: 'Of sending, with VAT.' })
  get shipping(): Money {
    return money(this.shippingMinor, this.currency);
  }

  @Field(() => Money, { description: 'What is taken off.' })
  get discount(): Money {
    return money(this.discountMinor, this.currency);
  }

  @Field(() => Money, { description: 'What is to be paid, or was, beside the gift cards: total − gift cards.' })
  get due(): Money {
    return money(dueMinor(this), this.currency);
  }

  @Field(() => Money, { description: 'What the buyer pays: items + shipping − discount, VAT included.' })
  get totalAmount(): Money {
    return money(this.totalMinor, this.currency);
  }
}
