import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../catalog/product/product.entity.ts';

/** How many published reviews gave 1, 2, 3, 4 and 5 stars. Only the trigger on `review` writes it. */
@Entity('product_rating')
@Check('ck_product_rating_stars', '0 <= ALL (stars)')
export class StoredRating {
  @PrimaryColumn('integer', { name: 'product_id', primaryKeyConstraintName: 'pk_product_rating' })
  productId: number;

  @OneToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_product_rating_product' })
  product?: Relation<Product>;

  @Column('integer', { array: true })
  stars: number[];
}
