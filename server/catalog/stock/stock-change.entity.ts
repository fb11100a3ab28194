import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../product/product.entity.ts';

/** Why an admin changes what is in the house. */
export enum StockReason {
  DELIVERY = 'DELIVERY',
  COUNT = 'COUNT',
  DAMAGE = 'DAMAGE',
  RETURN = 'RETURN',
  OTHER = 'OTHER',
}

/** One change of stock by an admin. Append-only: a trigger refuses update, delete and truncate. */
@Entity('stock_change')
@Index('ix_stock_change_product', ['productId', 'at'])
@Check('ck_stock_change_delta', 'delta <> 0')
@Check('ck_stock_change_after', 'on_hand_after >= 0')
export class StockChange {
  /** Given by who asks for the change, so that one that is sent twice counts once. */
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_stock_change' })
  key: string;

  @Column('int', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_stock_change_product' })
  product: Relation<Product>;

  @Column('uuid', { name: 'actor_id' })
  actorId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  at: Date;

  @Column('int')
  delta: number;

  @Column('int', { name: 'on_hand_after' })
  onHandAfter: number;

  @Column('text')
  reason: StockReason;

  @Column('text', { default: '' })
  note: string;
}
