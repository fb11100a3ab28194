import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../product/product.entity.ts';

/** Two products of which the seller says that they fit with each other: one row for both, the smaller id first. */
@Entity('product_fit')
@Index('ix_product_fit_other', ['otherId'])
@Check('ck_product_fit_order', 'product_id < other_id')
export class ProductFit {
  @PrimaryColumn('int', { name: 'product_id', primaryKeyConstraintName: 'pk_product_fit' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_product_fit_product' })
  product?: Relation<Product>;

  @PrimaryColumn('int', { name: 'other_id', primaryKeyConstraintName: 'pk_product_fit' })
  otherId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'other_id', foreignKeyConstraintName: 'fk_product_fit_other' })
  other?: Relation<Product>;

  @Column('timestamptz', { name: 'said_at' })
  saidAt: Date;
}
