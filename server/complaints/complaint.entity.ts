import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { numericColumn } from '../core/database/columns.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { ComplaintState, Remedy } from './complaint-states.ts';

/** What a buyer says is wrong with units of one line of an order, and what became of it. */
@ObjectType('Complaint', { description: 'A complaint about a defect.', simpleResolvers: true })
@Entity('complaint')
@Check('ck_complaint_units', 'units >= 1')
@Check(
  'ck_complaint_state',
  `state IN ('OPENED', 'RECEIVED', 'ACCEPTED', 'REFUNDING', 'REMEDIED', 'REJECTED', 'REVOKED')`,
)
@Check('ck_complaint_wish', `wish IN ('REPAIR', 'REPLACEMENT', 'REDUCTION', 'REFUND')`)
@Check('ck_complaint_remedy', `remedy IN ('REPAIR', 'REPLACEMENT', 'REDUCTION', 'REFUND')`)
@Check('ck_complaint_amount', 'amount_minor > 0')
@Index('ux_complaint_idempotency_key', ['idempotencyKey'], { unique: true })
@Index('ix_complaint_order', ['orderId'])
@Index('ix_complaint_order_line', ['orderLineId'])
@Index('ix_complaint_open', ['dueAt', 'id'], { where: 'ended_at IS NULL' })
@Index('ix_complaint_ended', ['endedAt', 'id'], { where: 'ended_at IS NOT NULL' })
export class Complaint {
  @Field(() => ID)
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_complaint' })
  id: string;

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_complaint_order' })
  order?: Relation<Order>;

  @Column('uuid', { name: 'order_line_id' })
  orderLineId: string;

  @ManyToOne(() => OrderLine)
  @JoinColumn({ name: 'order_line_id', foreignKeyConstraintName: 'fk_complaint_order_line' })
  orderLine?: Relation<OrderLine>;

  @Field(() => Int, { description: 'How many of the line.' })
  @Column('integer')
  units: number;

  @Field(() => Date, { description: 'When the buyer wrote it.' })
  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;

  @Field(() => Date, { description: 'The defect is remedied, or the complaint refused, before.' })
  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;

  @Field(() => String, { nullable: true, description: 'Why it takes longer than the law says, told to the buyer.' })
  @Column('text', { nullable: true })
  extension: string | null;

  @Field(() => Remedy, { description: 'What the buyer asks for.' })
  @Column('text')
  wish: Remedy;

  @Field(() => String, { description: 'What is wrong, in the words of the buyer.' })
  @Column('text')
  description: string;

  @Field(() => ComplaintState)
  @Column('text', { default: ComplaintState.OPENED })
  state: ComplaintState;

  /** Grows by one with every step. */
  @Column('integer', { default: 1 })
  version: number;

  @Field(() => Date, { nullable: true, description: 'When the shop confirmed it in writing.' })
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was granted.' })
  @Column('timestamptz', { name: 'accepted_at', nullable: true })
  acceptedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was remedied, refused or taken back.' })
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  @Field(() => Remedy, { nullable: true, description: 'What the shop grants; null: not decided.' })
  @Column('text', { nullable: true })
  remedy: Remedy | null;

  /** Of a reduction, what goes back of the price. */
  @Column('bigint', { name: 'amount_minor', nullable: true, transformer: numericColumn })
  amountMinor: number | null;

  /** Of a refund: what the delivery cost goes back too. */
  @Column('boolean', { default: false })
  delivery: boolean;

  @Field(() => String, { nullable: true, description: 'What the shop told the buyer last, beside the step itself.' })
  @Column('text', { nullable: true })
  message: string | null;

  @Field(() => String, { nullable: true, description: "Why it was refused, in the shop's words." })
  @Column('text', { nullable: true })
  rejection: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the parcel with what was repaired or replaced.' })
  @Column('text', { name: 'parcel_number', nullable: true })
  parcelNumber: string | null;

  /** States that the buyer was told of: from then on they are not undone. */
  @Column('text', { array: true, default: '{}' })
  told: string[];
}
