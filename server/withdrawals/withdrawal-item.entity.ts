import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../core/database/columns.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { Withdrawal } from './withdrawal.entity.ts';

/** How goods came back. */
export enum GoodsCondition {
  AS_NEW = 'AS_NEW',
  /** Unpacked and tried as in a shop: no reason to keep anything back. */
  OPENED = 'OPENED',
  USED = 'USED',
  DAMAGED = 'DAMAGED',
}

/** Units of one line of the order that a withdrawal is about, and what looking at them found. */
@Entity('withdrawal_item')
@Check('ck_withdrawal_item_units', 'units >= 1 AND fit_units BETWEEN 0 AND units')
@Check('ck_withdrawal_item_condition', `condition IN ('AS_NEW', 'OPENED', 'USED', 'DAMAGED')`)
@Check(
  'ck_withdrawal_item_deduction',
  'deduction_minor BETWEEN 0 AND price_minor AND (deduction_minor = 0 OR deduction_reason IS NOT NULL)',
)
@Index('ux_withdrawal_item_line', ['withdrawalId', 'orderLineId'], { unique: true })
@Index('ix_withdrawal_item_order_line', ['orderLineId'])
export class WithdrawalItem {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_withdrawal_item' })
  id: string;

  @Column('uuid', { name: 'withdrawal_id' })
  withdrawalId: string;

  @ManyToOne(() => Withdrawal)
  @JoinColumn({ name: 'withdrawal_id', foreignKeyConstraintName: 'fk_withdrawal_item_withdrawal' })
  withdrawal?: Relation<Withdrawal>;

  @Column('uuid', { name: 'order_line_id' })
  orderLineId: string;

  @ManyToOne(() => OrderLine)
  @JoinColumn({ name: 'order_line_id', foreignKeyConstraintName: 'fk_withdrawal_item_order_line' })
  orderLine?: Relation<OrderLine>;

  @Column('integer')
  units: number;

  /** Go back on the shelf; null: not looked at. */
  @Column('integer', { name: 'fit_units', nullable: true })
  fitUnits: number | null;

  @Column('text', { nullable: true })
  condition: GoodsCondition | null;

  /** What the units were sold for, as it is given back; 0 until they are looked at. */
  @Column('bigint', { name: 'price_minor', default: 0, transformer: numericColumn })
  priceMinor: number;

  /** Of it, kept back for what they lost in value by more than trying them. */
  @Column('bigint', { name: 'deduction_minor', default: 0, transformer: numericColumn })
  deductionMinor: number;

  /** In the shop's words, told to the buyer. */
  @Column('text', { name: 'deduction_reason', nullable: true })
  deductionReason: string | null;
}
