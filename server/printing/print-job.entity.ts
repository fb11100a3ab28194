import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Product } from '../catalog/product/product.entity.ts';
import { ModelVersion } from '../models/version/model-version.entity.ts';
import type { ChosenPart } from './print-choice.ts';
import { FIRST_PRINT_JOB } from './print-job-ids.ts';

/**
 * Parts that somebody wants printed, of nobody in particular: the same choice is the same row, whose id stands in carts where that
 * of a product does. It says no price: that is worked out whenever it is asked for.
 */
@Entity('print_job')
@Check('ck_print_job_id', `id >= ${FIRST_PRINT_JOB}`)
@Index('uq_print_job_digest', ['digest'], { unique: true })
@Index('ix_print_job_asked_at', ['askedAt'])
@Index('ix_print_job_product', ['productId'])
@Index('ix_print_job_version', ['versionId'])
export class PrintJob {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'pk_print_job' })
  id: number;

  /** Of everything that was chosen. */
  @Column('text')
  digest: string;

  @Column('integer', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_print_job_product' })
  product?: Relation<Product>;

  /** Whose files are printed: the one that was sold when it was chosen. */
  @Column('uuid', { name: 'version_id' })
  versionId: string;

  @ManyToOne(() => ModelVersion, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'version_id', foreignKeyConstraintName: 'fk_print_job_version' })
  version?: Relation<ModelVersion>;

  /** In the order of the model. */
  @Column('jsonb')
  parts: ChosenPart[];

  @Column('text')
  material: string;

  /** Such as #1a1a1a. */
  @Column('text')
  colour: string;

  /** When somebody chose it last. */
  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;
}
