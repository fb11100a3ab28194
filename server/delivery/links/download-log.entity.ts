import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../../core/database/columns.ts';
import { ModelVersion } from '../../models/version/model-version.entity.ts';
import { Entitlement } from '../entitlement.entity.ts';

/** A download that was begun: proof of supply. Holds no address and no browser. */
@Entity('download_log')
@Index('ix_download_log_entitlement', ['entitlementId', 'at'])
@Index('ix_download_log_version', ['modelVersionId', 'entitlementId'], { where: 'model_version_id IS NOT NULL' })
export class DownloadLog {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_download_log' })
  id: string;

  @Column('uuid', { name: 'entitlement_id' })
  entitlementId: string;

  @ManyToOne(() => Entitlement, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entitlement_id', foreignKeyConstraintName: 'fk_download_log_entitlement' })
  entitlement?: Relation<Entitlement>;

  @Column('timestamptz')
  at: Date;

  /** Name inside the package, or `zip`. */
  @Column('text')
  file: string;

  /** The version whose parts this file held, all or those that had changed; null for single files and texts. */
  @Column('uuid', { name: 'model_version_id', nullable: true })
  modelVersionId: string | null;

  @ManyToOne(() => ModelVersion, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'model_version_id', foreignKeyConstraintName: 'fk_download_log_model_version' })
  modelVersion?: Relation<ModelVersion> | null;

  /** Bytes asked for: all, or those of the range. */
  @Column('bigint', { transformer: numericColumn })
  bytes: number;
}
