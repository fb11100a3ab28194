import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from './product.entity.ts';

/** A slug that a product had once and that no other product has taken since. */
@Entity('former_slug')
@Index('ix_former_slug_product', ['productId'])
export class FormerSlug {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_former_slug' })
  slug: string;

  @Column('int', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_former_slug_product' })
  product: Relation<Product>;
}
