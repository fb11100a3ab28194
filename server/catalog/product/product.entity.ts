import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { numericColumn } from '../../core/database/columns.ts';
import type { PartBox } from '../bed-turn.ts';
import { Category } from '../category/category.entity.ts';
import type { Sale } from './later-sales.ts';
import { declareColumns, WithPlainFields } from './plain-fields.ts';
import type { ProductType } from './product-type.ts';
import type { VolumePrice } from './volume-prices.ts';

export type TaxClass = 'goods' | 'digital';

export interface ViewerSettings {
  /** Azimuth and elevation in degrees, distance in millimetres. */
  cameraOrbit: number[];
  background: string | null;
  upAxis: 'Y' | 'Z';
  autoRotate: boolean;
}

/**
 * What the shop sells. Plain fields come from the table of fields, texts stand in
 * ProductTranslation, pictures in ProductImage, numbers in ProductAttribute.
 */
@Entity('product')
@Index('uq_product_slug', ['slug'], { unique: true })
@Index('uq_product_sku', ['sku'], { unique: true })
@Index('ix_product_newest', ['publishedAt', 'id'], { where: 'active' })
@Index('ix_product_price', ['priceMinor', 'id'], { where: 'active' })
@Index('ix_product_category_newest', ['categoryId', 'publishedAt', 'id'], { where: 'active' })
@Index('ix_product_category_price', ['categoryId', 'priceMinor', 'id'], { where: 'active' })
@Index('ix_product_kit_newest', ['publishedAt', 'id'], { where: `active AND product_type = 'PHYSICAL'` })
@Index('ix_product_files_price', ['categoryId', 'priceMinor', 'id'], {
  where: `active AND product_type <> 'PHYSICAL'`,
})
@Index('ix_product_listed_newest', ['publishedAt', 'id'], { where: 'archived_at IS NULL' })
@Index('ix_product_listed_price', ['priceMinor', 'id'], { where: 'archived_at IS NULL' })
@Index('ix_product_off_sale', ['publishedAt', 'id'], { where: 'NOT active' })
@Index('ix_product_sale', ['saleFrom'], { where: 'sale_from IS NOT NULL' })
@Index('ix_product_sku_words', { synchronize: false })
@Index('ix_product_designated', { synchronize: false })
@Index('ix_product_names', { synchronize: false })
@Index('ix_product_published', { synchronize: false })
@Index('ix_product_sitemap_part', { synchronize: false })
@Index('ix_product_walk', { synchronize: false })
@Index('ix_product_category_changed', ['categoryId', 'updatedAt'], { where: 'active' })
@Check('ck_product_type', `product_type IN ('DIGITAL', 'PHYSICAL')`)
@Check('ck_product_tax_class', `tax_class IN ('goods', 'digital')`)
@Check('ck_product_price', 'price_minor >= 0')
@Check(
  'ck_product_sale',
  `num_nonnulls(sale_price_minor, sale_from, sale_to) IN (0, 3) AND sale_price_minor > 0 AND sale_from <= sale_to
   AND regular_price_minor >= 0`,
)
@Check('ck_product_bundle', 'bundle_price_minor >= 2')
@Check('ck_product_weight', 'weight_grams >= 0')
@Check('ck_product_archived', 'archived_at IS NULL OR NOT active')
export class Product extends WithPlainFields {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'pk_product' })
  id: number;

  @Column('text')
  slug: string;

  @Column('text')
  sku: string;

  /** The names of all translations without case and accents, a line for each. Written by triggers of `product_translation` alone. */
  @Column('text', { default: '', select: false })
  names: string;

  @Column('text', { name: 'product_type' })
  productType: ProductType;

  @Column('boolean', { default: true })
  active: boolean;

  /** Gross price in minor units of EUR, as it is charged now: in a sale that of the sale. */
  @Column('bigint', { name: 'price_minor', transformer: numericColumn })
  priceMinor: number;

  /** That it costs from `saleFrom` to `saleTo`, days of the shop; all three or none. */
  @Column('bigint', { name: 'sale_price_minor', nullable: true, transformer: numericColumn })
  salePriceMinor: number | null;

  @Column('date', { name: 'sale_from', nullable: true })
  saleFrom: string | null;

  @Column('date', { name: 'sale_to', nullable: true })
  saleTo: string | null;

  /** Those after it, the earliest first; null: none. */
  @Column('jsonb', { name: 'later_sales', nullable: true })
  laterSales: Sale[] | null;

  /** While the sale runs, what it costs otherwise; else null. */
  @Column('bigint', { name: 'regular_price_minor', nullable: true, transformer: numericColumn })
  regularPriceMinor: number | null;

  /** By quantity, each cheaper than the one before; null: none. */
  @Column('jsonb', { name: 'volume_prices', nullable: true })
  volumePrices: VolumePrice[] | null;

  /** Of a kit: what it costs together with its files; null: as much as both. */
  @Column('bigint', { name: 'bundle_price_minor', nullable: true, transformer: numericColumn })
  bundlePriceMinor: number | null;

  @Column('text', { name: 'tax_class' })
  taxClass: TaxClass;

  @Column('int', { name: 'category_id' })
  categoryId: number;

  @ManyToOne(() => Category, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'fk_product_category' })
  category: Relation<Category>;

  @Column({ type: 'timestamptz', name: 'published_at', precision: 3 })
  publishedAt: Date;

  /** The kit of these files, or the files of this kit; the link always stands on both. */
  @Column('int', { name: 'counterpart_id', nullable: true })
  counterpartId: number | null;

  @ManyToOne(() => Product, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'counterpart_id', foreignKeyConstraintName: 'fk_product_counterpart' })
  counterpart: Relation<Product> | null;

  @Column('jsonb', { name: 'viewer_settings', nullable: true })
  viewerSettings: ViewerSettings | null;

  /** Boxes of the printed parts of its model's current version, those that others hold left out; null without parts. */
  @Column('jsonb', { name: 'part_boxes', nullable: true })
  partBoxes: PartBox[] | null;

  /** Printable files that a buyer gets today; null while no version of its model is published. */
  @Column('int', { name: 'sold_files', nullable: true })
  soldFiles: number | null;

  /** Last change of what its page says; stock does not count. */
  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt: Date;

  /** Since when it is out of the way of the administration's lists, and off sale; null for all others. */
  @Column({ type: 'timestamptz', name: 'archived_at', precision: 3, nullable: true })
  archivedAt: Date | null;

  /** Grows by one with each change; an editor hands back the one it saw. */
  @Column('int', { default: 1 })
  version: number;
}

declareColumns(Product);
