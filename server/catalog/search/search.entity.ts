import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Locale } from '../../core/locale.ts';
import { Product } from '../product/product.entity.ts';

/**
 * The words of an active product, one row per language with English standing in; an inactive product has none.
 * Written only by `search.indexing.ts`, in the transaction that changes the product.
 */
@Entity('product_search')
@Index('ix_product_search_doc_en', { synchronize: false })
@Index('ix_product_search_doc_sk', { synchronize: false })
@Index('ix_product_search_doc_de', { synchronize: false })
@Index('ix_product_search_title_en', { synchronize: false })
@Index('ix_product_search_title_sk', { synchronize: false })
@Index('ix_product_search_title_de', { synchronize: false })
@Index('ix_product_search_name_en', { synchronize: false })
@Index('ix_product_search_name_sk', { synchronize: false })
@Index('ix_product_search_name_de', { synchronize: false })
@Index('ix_product_search_walk_en', { synchronize: false })
@Index('ix_product_search_walk_sk', { synchronize: false })
@Index('ix_product_search_walk_de', { synchronize: false })
@Index('ix_product_search_long_en', { synchronize: false })
@Index('ix_product_search_long_sk', { synchronize: false })
@Index('ix_product_search_long_de', { synchronize: false })
export class ProductSearch {
  @PrimaryColumn('int', { name: 'product_id', primaryKeyConstraintName: 'pk_product_search' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_product_search_product' })
  product: Relation<Product>;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_product_search' })
  locale: Locale;

  @Column('text')
  name: string;

  @Column('tsvector', { name: 'name_doc' })
  nameDoc: string;

  @Column('tsvector')
  doc: string;
}

/** Every word of the catalogue without diacritics; the dictionary for mistyped searches. */
@Entity('search_word')
@Index('ix_search_word_trigrams', { synchronize: false })
export class SearchWord {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_search_word' })
  locale: Locale;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_search_word' })
  word: string;

  /** The word as it is written, with diacritics. */
  @Column('text')
  display: string;
}

/** One row. The number grows with each change of the catalogue, so that caches know when they are old. */
@Entity('catalog_version')
@Check('ck_catalog_version_one_row', 'id = 1')
export class CatalogVersion {
  @PrimaryColumn('int', { primaryKeyConstraintName: 'pk_catalog_version' })
  id: number;

  @Column('bigint')
  version: string;

  /** The way in which the search rows were last made; null: not noted yet. */
  @Column('text', { name: 'search_making', nullable: true })
  searchMaking: string | null;
}
