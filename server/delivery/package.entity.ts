import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../core/columns.ts';
import type { Locale } from '../core/locale.ts';
import { ModelVersion } from '../models/model-version.entity.ts';

/** One file of a package, as it lies in the store and in the zip. */
export interface PackedFile {
  readonly name: string;
  readonly format: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The finished zip of a version in a language: built once, sent to every buyer of it. */
@Entity('delivery_package')
export class DeliveryPackage {
  @PrimaryColumn('uuid', { name: 'model_version_id', primaryKeyConstraintName: 'pk_delivery_package' })
  modelVersionId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_delivery_package' })
  locale: Locale;

  @ManyToOne(() => ModelVersion, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'model_version_id', foreignKeyConstraintName: 'fk_delivery_package_model_version' })
  modelVersion?: Relation<ModelVersion>;

  @Column('text')
  sha256: string;

  @Column('bigint', { transformer: numericColumn })
  bytes: number;

  /** What is inside, in its order there. */
  @Column('jsonb')
  files: PackedFile[];

  @Column('timestamptz', { name: 'built_at' })
  builtAt: Date;
}
