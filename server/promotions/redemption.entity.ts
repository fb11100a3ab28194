import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../core/database/columns.ts';
import { Promotion } from './promotion.entity.ts';

/** One use of a promotion: by an order, for as long as the order is not ended unpaid. */
@Entity('promotion_redemption')
@Index('ix_promotion_redemption_promotion', ['promotionId'])
export class PromotionRedemption {
  /** Not a foreign key: orders stand above. */
  @PrimaryColumn('uuid', { name: 'order_id', primaryKeyConstraintName: 'pk_promotion_redemption' })
  orderId: string;

  @PrimaryColumn('uuid', { name: 'promotion_id', primaryKeyConstraintName: 'pk_promotion_redemption' })
  promotionId: string;

  @ManyToOne(() => Promotion)
  @JoinColumn({ name: 'promotion_id', foreignKeyConstraintName: 'fk_promotion_redemption_promotion' })
  promotion?: Relation<Promotion>;

  /** Taken off the goods; free delivery is not counted. */
  @Column('bigint', { name: 'reduction_minor', transformer: numericColumn })
  reductionMinor: number;

  @Column('timestamptz', { name: 'redeemed_at' })
  redeemedAt: Date;

  /** The order ended unpaid, and the use was given back. */
  @Column('timestamptz', { name: 'released_at', nullable: true })
  releasedAt: Date | null;
}
