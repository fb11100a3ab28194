import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../product/product.entity.ts';

/** Stock of a physical product; files have no row. On sale now: `on_hand - reserved`. */
@Entity('stock_level')
@Index('ix_stock_level_available', { synchronize: false })
@Check('ck_stock_level_reserved', 'reserved >= 0 AND reserved <= on_hand')
export class StockLevel {
  @PrimaryColumn('int', { name: 'product_id', primaryKeyConstraintName: 'pk_stock_level' })
  productId: number;

  @OneToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_stock_level_product' })
  product: Relation<Product>;

  /** Units in the house, reserved ones included. */
  @Column('int', { name: 'on_hand', default: 0 })
  onHand: number;

  /** Units promised to orders that are not paid yet. */
  @Column('int', { default: 0 })
  reserved: number;
}
