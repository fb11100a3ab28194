import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../../catalog/product/product.entity.ts';
import { ModelVersion } from '../version/model-version.entity.ts';

/** From which version of which product a model was made. */
@Entity('model_remix')
@Index('ix_model_remix_product', ['originProductId'])
@Index('ix_model_remix_version', ['originVersionId'])
export class ModelRemix {
  @PrimaryColumn('text', { name: 'model_id', primaryKeyConstraintName: 'pk_model_remix' })
  modelId: string;

  @Column('int', { name: 'origin_product_id' })
  originProductId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'origin_product_id', foreignKeyConstraintName: 'fk_model_remix_product' })
  originProduct?: Relation<Product>;

  @Column('uuid', { name: 'origin_version_id' })
  originVersionId: string;

  @ManyToOne(() => ModelVersion, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'origin_version_id', foreignKeyConstraintName: 'fk_model_remix_version' })
  originVersion?: Relation<ModelVersion>;

  @Column('timestamptz', { name: 'begun_at' })
  begunAt: Date;
}
