import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Order } from '../orders/order.entity.ts';

/** A consumer's statement of withdrawal, kept as it was given. It has effect whether or not an order was found for it. */
@ObjectType('Withdrawal', { description: 'A statement of withdrawal from the contract.', simpleResolvers: true })
@Entity('withdrawal')
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

  /** When an admin said that all that follows from it is done; null: it waits. */
  @Column('timestamptz', { name: 'handled_at', nullable: true })
  handledAt: Date | null;
}
