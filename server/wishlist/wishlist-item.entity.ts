import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../catalog/product/product.entity.ts';
import { numericColumn } from '../core/database/columns.ts';
import { StoredWishlist } from './wishlist.entity.ts';

/** A product on a list. No two of one list were added at the same moment: the moment is the order. */
@Entity('wishlist_item')
@Index('ix_wishlist_item_product', ['productId'])
export class StoredWishlistItem {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'pk_wishlist_item' })
  userId: string;

  @ManyToOne(() => StoredWishlist, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_wishlist_item_wishlist' })
  wishlist?: Relation<StoredWishlist>;

  @PrimaryColumn('integer', { name: 'product_id', primaryKeyConstraintName: 'pk_wishlist_item' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_wishlist_item_product' })
  product?: Relation<Product>;

  @Column({ type: 'timestamptz', name: 'added_at', precision: 3 })
  addedAt: Date;

  /** Gross price in cents that the customer knows of: news are told against it. */
  @Column('bigint', { name: 'seen_price_minor', transformer: numericColumn })
  seenPriceMinor: number;

  /** Whether it could be bought when the customer heard of it last. */
  @Column('boolean', { name: 'seen_on_sale' })
  seenOnSale: boolean;
}
