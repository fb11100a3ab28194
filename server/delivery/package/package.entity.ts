import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../../core/database/columns.ts';
import { ModelVersion } from '../../models/version/model-version.entity.ts';
import { Entitlement } from '../entitlement.entity.ts';

/** What a file is for: a printed part, all parts at once (3MF), a build guide, or a text beside them. */
export enum DownloadKind {
  PART = 'PART',
  PROJECT = 'PROJECT',
  GUIDE = 'GUIDE',
  TEXT = 'TEXT',
}

/** One file of a package as its buyer gets it. */
export interface PackedFile {
  /** Path in the zip. */
  readonly name: string;
  readonly kind: DownloadKind;
  readonly format: string;
  readonly partId: string | null;
  readonly bytes: number;
  readonly sha256: string;
}

/** `all`, or the id of an older version: then only the parts that were added or changed since. */
export type PackageScope = string;

/** The whole version, not only what changed. */
export const ALL: PackageScope = 'all';

export interface PackageKey {
  readonly entitlementId: string;
  readonly modelVersionId: string;
  readonly scope: PackageScope;
}

/** What a buyer gets of a version, worked out once: sizes, checksums, and how the bytes are put together. */
@Entity('delivery_package')
@Index('ix_delivery_package_version', ['modelVersionId'])
export class DeliveryPackage {
  @PrimaryColumn('uuid', { name: 'entitlement_id', primaryKeyConstraintName: 'pk_delivery_package' })
  entitlementId: string;

  @PrimaryColumn('uuid', { name: 'model_version_id', primaryKeyConstraintName: 'pk_delivery_package' })
  modelVersionId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_delivery_package' })
  scope: PackageScope;

  @ManyToOne(() => Entitlement, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entitlement_id', foreignKeyConstraintName: 'fk_delivery_package_entitlement' })
  entitlement?: Relation<Entitlement>;

  @ManyToOne(() => ModelVersion, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'model_version_id', foreignKeyConstraintName: 'fk_delivery_package_model_version' })
  modelVersion?: Relation<ModelVersion>;

  /** Of the zip, ending in .zip. */
  @Column('text', { name: 'file_name' })
  fileName: string;

  /** Of the zip. */
  @Column('text')
  sha256: string;

  /** Of the zip. */
  @Column('bigint', { transformer: numericColumn })
  bytes: number;

  /** The zip's files in their order there, and those that are loaded alone only. */
  @Column('jsonb')
  files: PackedFile[];

  /** Address of the stored recipe. */
  @Column('text')
  recipe: string;

  @Column('timestamptz', { name: 'built_at' })
  builtAt: Date;
}
