import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../core/database/columns.ts';
import { GiftCard } from './gift-card.entity.ts';

/** What an order took of a gift card, for as long as the order has not ended unpaid. */
@Entity('gift_card_use')
@Check('ck_gift_card_use_amount', 'amount_minor > 0 AND refunded_minor BETWEEN 0 AND amount_minor')
@Index('ix_gift_card_use_gift_card', ['giftCardId'])
export class GiftCardUse {
  /** Not a foreign key: orders stand above. */
  @PrimaryColumn('uuid', { name: 'order_id', primaryKeyConstraintName: 'pk_gift_card_use' })
  orderId: string;

  @PrimaryColumn('uuid', { name: 'gift_card_id', primaryKeyConstraintName: 'pk_gift_card_use' })
  giftCardId: string;

  @ManyToOne(() => GiftCard)
  @JoinColumn({ name: 'gift_card_id', foreignKeyConstraintName: 'fk_gift_card_use_gift_card' })
  giftCard?: Relation<GiftCard>;

  @Column('bigint', { name: 'amount_minor', transformer: numericColumn })
  amountMinor: number;

  /** Of it, what refunds of the order have given back. */
  @Column('bigint', { name: 'refunded_minor', default: 0, transformer: numericColumn })
  refundedMinor: number;

  @Column('timestamptz', { name: 'used_at' })
  usedAt: Date;

  /** The order ended unpaid, and all was given back. */
  @Column('timestamptz', { name: 'released_at', nullable: true })
  releasedAt: Date | null;
}
