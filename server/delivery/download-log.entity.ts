import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../core/columns.ts';
import { Entitlement } from './entitlement.entity.ts';

/** A download that was begun: proof of supply. Holds no address and no browser. */
@Entity('download_log')
@Index('ix_download_log_entitlement', ['entitlementId', 'at'])
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

  /** Bytes asked for: all, or those of the range. */
  @Column('bigint', { transformer: numericColumn })
  bytes: number;
}
