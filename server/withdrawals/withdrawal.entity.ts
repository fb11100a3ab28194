import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../core/database/columns.ts';
import { Order } from '../orders/order.entity.ts';
import { WithdrawalState } from './withdrawal-states.ts';

/** A consumer's statement of withdrawal, kept as it was given. It has effect whether or not an order was found for it. */
@ObjectType('Withdrawal', { description: 'A statement of withdrawal from the contract.', simpleResolvers: true })
@Entity('withdrawal')
@Check(
  'ck_withdrawal_state',
  `state IN ('RECEIVED', 'AWAITING_GOODS', 'GOODS_RECEIVED', 'INSPECTED', 'REFUNDING', 'REFUNDED', 'REJECTED', 'REVOKED')`,
)
@Check('ck_withdrawal_delivery', 'delivery_minor >= 0')
@Index('ix_withdrawal_received', ['receivedAt', 'id'])
@Index('ux_withdrawal_idempotency_key', ['idempotencyKey'], { unique: true })
@Index('ix_withdrawal_open', ['orderId'], { where: 'handled_at IS NULL AND order_id IS NOT NULL' })
@Index('ix_withdrawal_order', ['orderId'], { where: 'order_id IS NOT NULL' })
export class Withdrawal {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_withdrawal' })
  id: string;

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Field(() => Date)
  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;

  @Column('text')
  name: string;

  /** Where the acknowledgement goes. */
  @Column('text')
  email: string;

  /** As it was given. */
  @Column('text', { name: 'order_number' })
  orderNumber: string;

  /** Null: no order has this number and address. */
  @Column('uuid', { name: 'order_id', nullable: true })
  orderId: string | null;

  @ManyToOne(() => Order, { onDelete: 'RESTRICT', nullable: true })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_withdrawal_order' })
  order?: Relation<Order>;

  @Field(() => String, {
    nullable: true,
    description: 'What it is about, in the words of the consumer; null: all of it.',
  })
  @Column('text', { nullable: true })
  items: string | null;

  /** Language of the acknowledgement. */
  @Column('text')
  locale: string;

  /** When the mail server had taken the acknowledgement. */
  @Column('timestamptz', { name: 'acknowledged_at', nullable: true })
  acknowledgedAt: Date | null;

  /** When all that follows from it was done, or an admin said so; null: it waits. */
  @Column('timestamptz', { name: 'handled_at', nullable: true })
  handledAt: Date | null;

  @Field(() => WithdrawalState)
  @Column('text', { default: WithdrawalState.RECEIVED })
  state: WithdrawalState;

  /** Grows by one with every step. */
  @Column('integer', { default: 1 })
  version: number;

  @Field(() => String, { nullable: true, description: 'Number of the parcel that brings the goods back, if known.' })
  @Column('text', { name: 'return_parcel_number', nullable: true })
  returnParcelNumber: string | null;

  @Field(() => Date, { nullable: true, description: 'When the buyer was asked to send the goods back.' })
  @Column('timestamptz', { name: 'goods_awaited_at', nullable: true })
  goodsAwaitedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the buyer had shown that the goods are on their way back.' })
  @Column('timestamptz', { name: 'sent_back_at', nullable: true })
  sentBackAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the goods were back with the shop.' })
  @Column('timestamptz', { name: 'goods_received_at', nullable: true })
  goodsReceivedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the sum was settled.' })
  @Column('timestamptz', { name: 'inspected_at', nullable: true })
  inspectedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was refunded, rejected or taken back.' })
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  @Field(() => String, { nullable: true, description: "Why it was rejected, in the shop's words." })
  @Column('text', { nullable: true })
  rejection: string | null;

  /** What comes back of the delivery. */
  @Column('bigint', { name: 'delivery_minor', default: 0, transformer: numericColumn })
  deliveryMinor: number;

  /** When the buyer was told that the goods are here: from then on it is not undone. */
  @Column('timestamptz', { name: 'goods_told_at', nullable: true })
  goodsToldAt: Date | null;

  /** The same of its end. */
  @Column('timestamptz', { name: 'end_told_at', nullable: true })
  endToldAt: Date | null;
}
