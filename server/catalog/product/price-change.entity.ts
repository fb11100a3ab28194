import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { numericColumn } from '../../core/database/columns.ts';
import { Product } from './product.entity.ts';

/** One row for each price a product ever had, from the moment it was valid. */
@Entity('price_change')
@Index('ix_price_change_product', ['productId', 'changedAt'])
export class PriceChange {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'pk_price_change' })
  id: number;

  @Column('int', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_price_change_product' })
  product: Relation<Product>;

  @Column('bigint', { name: 'price_minor', transformer: numericColumn })
  priceMinor: number;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
