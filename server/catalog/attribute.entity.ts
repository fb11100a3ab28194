import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { Words } from './category/category.entity.ts';
import { Product } from './product/product.entity.ts';

export type AttributeKindName = 'NUMBER' | 'OPTION';

/** A typed property that products may have: a number with a unit, or one of a list of options. */
@Entity('attribute_definition')
@Index('uq_attribute_definition_key', ['key'], { unique: true })
@Check('ck_attribute_definition_kind', `kind IN ('NUMBER', 'OPTION')`)
export class AttributeDefinition {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_attribute_definition',
  })
  id: number;

  @Column('text')
  key: string;

  @Column('text')
  kind: AttributeKindName;

  @Column('text', { nullable: true })
  unit: string | null;

  @Column('jsonb')
  labels: Words;

  /** Whether lists can be narrowed by it. */
  @Column('boolean', { default: false })
  facet: boolean;

  @Column('int', { default: 0 })
  position: number;
}

@Entity('attribute_option')
export class AttributeOption {
  @PrimaryColumn('int', { name: 'attribute_id', primaryKeyConstraintName: 'pk_attribute_option' })
  attributeId: number;

  @ManyToOne(() => AttributeDefinition, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attribute_id', foreignKeyConstraintName: 'fk_attribute_option_definition' })
  attribute: Relation<AttributeDefinition>;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_attribute_option' })
  value: string;

  @Column('jsonb')
  labels: Words;

  @Column('int', { default: 0 })
  position: number;
}

@Entity('product_attribute')
@Index('ix_product_attribute_option', ['attributeId', 'option', 'productId'])
@Index('ix_product_attribute_number', ['attributeId', 'number', 'productId'])
@Check('ck_product_attribute_value', '(number IS NULL) <> (option IS NULL)')
export class ProductAttributeValue {
  @PrimaryColumn('int', { name: 'product_id', primaryKeyConstraintName: 'pk_product_attribute' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_product_attribute_product' })
  product: Relation<Product>;

  @PrimaryColumn('int', { name: 'attribute_id', primaryKeyConstraintName: 'pk_product_attribute' })
  attributeId: number;

  @ManyToOne(() => AttributeDefinition, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'attribute_id', foreignKeyConstraintName: 'fk_product_attribute_definition' })
  attribute: Relation<AttributeDefinition>;

  @Column('double precision', { nullable: true })
  number: number | null;

  @Column('text', { nullable: true })
  option: string | null;

  @ManyToOne(() => AttributeOption, { onDelete: 'RESTRICT', nullable: true })
  @JoinColumn([
    {
      name: 'attribute_id',
      referencedColumnName: 'attributeId',
      foreignKeyConstraintName: 'fk_product_attribute_option',
    },
    { name: 'option', referencedColumnName: 'value', foreignKeyConstraintName: 'fk_product_attribute_option' },
  ])
  optionRow: Relation<AttributeOption> | null;
}
