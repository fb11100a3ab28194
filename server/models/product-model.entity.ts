import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../catalog/product/product.entity.ts';
import { ModelVersion } from './version/model-version.entity.ts';

/** Which model a product is, as a kit or as files, and the version a buyer gets today. */
@Entity('product_model')
@Index('ix_product_model_model', ['modelId'])
export class ProductModel {
  @PrimaryColumn('int', { name: 'product_id', primaryKeyConstraintName: 'pk_product_model' })
  productId: number;

  @OneToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_product_model_product' })
  product: Relation<Product>;

  @Column('text', { name: 'model_id' })
  modelId: string;

  /** Null until the files of the model are made. */
  @Column('uuid', { name: 'version_id', nullable: true })
  versionId: string | null;

  @ManyToOne(() => ModelVersion, { onDelete: 'RESTRICT', nullable: true })
  @JoinColumn({ name: 'version_id', foreignKeyConstraintName: 'fk_product_model_version' })
  version: Relation<ModelVersion> | null;
}
