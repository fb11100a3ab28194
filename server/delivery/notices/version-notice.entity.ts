import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ModelVersion } from '../../models/version/model-version.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';

/** One mail to one buyer about one version: written down before it is sent, marked after. */
@Entity('version_notice')
@Index('uq_version_notice_address', ['versionId', 'address'], { unique: true })
@Index('ix_version_notice_order_line', ['orderLineId'])
export class VersionNotice {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_version_notice' })
  id: string;

  @Column('uuid', { name: 'version_id' })
  versionId: string;

  @ManyToOne(() => ModelVersion, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'version_id', foreignKeyConstraintName: 'fk_version_notice_version' })
  version?: Relation<ModelVersion>;

  /** The latest purchase of the buyer: it says who that is and in what language. */
  @Column('uuid', { name: 'order_line_id' })
  orderLineId: string;

  @ManyToOne(() => OrderLine, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_line_id', foreignKeyConstraintName: 'fk_version_notice_order_line' })
  orderLine?: Relation<OrderLine>;

  /** SHA-256 of the mail address in small letters: whoever bought twice gets one mail. */
  @Column('text')
  address: string;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;
}

/** An address that wants no mail about new versions; kept as a hash, so that it outlives orders and accounts. */
@Entity('version_notice_stop')
export class VersionNoticeStop {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_version_notice_stop' })
  address: string;

  @Column('timestamptz', { name: 'stopped_at' })
  stoppedAt: Date;
}
