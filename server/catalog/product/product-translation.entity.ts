import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Locale } from '../../core/locale.ts';
import { Product } from './product.entity.ts';

export interface PrintSettingsText {
  printTime: string;
  layerHeight: string;
  infill: string;
  supports: string;
  materials: string;
  estimatedCost: string;
}

export interface RcComponentText {
  name: string;
  quantity: number;
  specifications: string;
  estimatedPriceMinor: number | null;
  required: boolean;
  productId: number | null;
}

export interface PrintInfo {
  printSettings: PrintSettingsText;
  rcComponents: RcComponentText[];
  additionalNotes: string[];
}

@Entity('product_translation')
@Index('ix_product_translation_name', { synchronize: false })
@Check('ck_product_translation_locale', `locale IN ('en', 'sk', 'de')`)
export class ProductTranslation {
  @PrimaryColumn('int', { name: 'product_id', primaryKeyConstraintName: 'pk_product_translation' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_product_translation_product' })
  product: Relation<Product>;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_product_translation' })
  locale: Locale;

  @Column('text')
  name: string;

  @Column('text')
  summary: string;

  /** HTML, already reduced to the allow-list of `description-html.ts`. */
  @Column('text')
  description: string;

  @Column('text', { array: true })
  features: string[];

  /** One line of numbers for cards. */
  @Column('text', { name: 'spec_line' })
  specLine: string;

  @Column('text', { name: 'interaction_instructions', array: true })
  interactionInstructions: string[];

  @Column('jsonb', { name: 'print_info', nullable: true })
  printInfo: PrintInfo | null;
}
