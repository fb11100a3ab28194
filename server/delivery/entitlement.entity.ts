import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Locale } from '../core/locale.ts';
import { ModelVersion } from '../models/version/model-version.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';

/** The right to download what one order line bought: made when it is paid, never by reading a state of the order later. */
@Entity('entitlement')
@Check('ck_entitlement_revoked', '(revoked_at IS NULL) = (revoke_reason IS NULL)')
@Index('ux_entitlement_order_line', ['orderLineId'], { unique: true })
export class Entitlement {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_entitlement' })
  id: string;

  @Column('uuid', { name: 'order_line_id' })
  orderLineId: string;

  @ManyToOne(() => OrderLine, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_line_id', foreignKeyConstraintName: 'fk_entitlement_order_line' })
  orderLine?: Relation<OrderLine>;

  @Column('integer', { name: 'product_id' })
  productId: number;

  /** The files as they were sold, whatever is published later; null until the product has any. */
  @Column('uuid', { name: 'model_version_id', nullable: true })
  modelVersionId: string | null;

  @ManyToOne(() => ModelVersion, { onDelete: 'RESTRICT', nullable: true })
  @JoinColumn({ name: 'model_version_id', foreignKeyConstraintName: 'fk_entitlement_model_version' })
  modelVersion?: Relation<ModelVersion> | null;

  /** Language of the README and of the guide that comes first. */
  @Column('text')
  locale: Locale;

  @Column('timestamptz', { name: 'granted_at' })
  grantedAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  @Column('text', { name: 'revoke_reason', nullable: true })
  revokeReason: string | null;
}
