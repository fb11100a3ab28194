import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Words } from '../category/category.entity.ts';
import { Product } from '../product/product.entity.ts';
import { PublicMedia } from './public-media.entity.ts';

export type PictureKind = 'PHOTO' | 'DRAWING';

/** Where a part is seen on a picture, in percent of its width and height. */
export interface PictureAnchor {
  partId: string;
  x: number;
  y: number;
}

@Entity('product_image')
@Index('ix_product_image_key', ['key'])
@Index('ix_product_image_wide', ['productId'], {
  where: `kind = 'PHOTO' AND width >= 2 * height AND jsonb_array_length(anchors) >= 3`,
})
@Check('ck_product_image_kind', `kind IN ('PHOTO', 'DRAWING')`)
export class ProductImage {
  @PrimaryColumn('int', { name: 'product_id', primaryKeyConstraintName: 'pk_product_image' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_product_image_product' })
  product: Relation<Product>;

  /** 0 is the cover. */
  @PrimaryColumn('int', { primaryKeyConstraintName: 'pk_product_image' })
  position: number;

  @Column('text')
  key: string;

  @ManyToOne(() => PublicMedia, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'key', foreignKeyConstraintName: 'fk_product_image_media' })
  media: Relation<PublicMedia>;

  @Column('int')
  width: number;

  @Column('int')
  height: number;

  @Column('text')
  kind: PictureKind;

  @Column('jsonb')
  alt: Words;

  @Column('jsonb', { default: [] })
  anchors: PictureAnchor[];
}
