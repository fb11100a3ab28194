import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../core/database/columns.ts';
import type { GiftCardEntryKind } from './gift-card-kinds.ts';
import { GiftCard } from './gift-card.entity.ts';

/** One movement of a balance, append-only: all of a card together are its balance. */
@Entity('gift_card_entry')
@Check(
  'ck_gift_card_entry_kind',
  `kind IN ('ISSUED', 'SPENT', 'RETURNED', 'SPENT_AGAIN', 'REFUNDED', 'VOIDED', 'REOPENED', 'BOUGHT_BACK', 'BUYBACK_UNDONE')`,
)
@Check('ck_gift_card_entry_refund', `(refund_id IS NOT NULL) = (kind IN ('BOUGHT_BACK', 'BUYBACK_UNDONE'))`)
@Check('ck_gift_card_entry_amount', 'amount_minor <> 0')
@Check(
  'ck_gift_card_entry_order',
  `(order_id IS NOT NULL) = (kind IN ('SPENT', 'RETURNED', 'SPENT_AGAIN', 'REFUNDED'))`,
)
@Index('ix_gift_card_entry_gift_card', ['giftCardId', 'id'])
@Index('ix_gift_card_entry_refund', ['refundId'], { where: 'refund_id IS NOT NULL' })
@Index('ux_gift_card_entry_spent', ['orderId', 'giftCardId'], { unique: true, where: `kind = 'SPENT'` })
export class GiftCardEntry {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_gift_card_entry' })
  id: string;

  @Column('uuid', { name: 'gift_card_id' })
  giftCardId: string;

  @ManyToOne(() => GiftCard)
  @JoinColumn({ name: 'gift_card_id', foreignKeyConstraintName: 'fk_gift_card_entry_gift_card' })
  giftCard?: Relation<GiftCard>;

  @Column('text')
  kind: GiftCardEntryKind;

  @Column('uuid', { name: 'order_id', nullable: true })
  orderId: string | null;

  /** The refund of its sale that moved it. Not a foreign key: payments stand above. */
  @Column('uuid', { name: 'refund_id', nullable: true })
  refundId: string | null;

  /** What it adds to the balance; negative: takes. */
  @Column('bigint', { name: 'amount_minor', transformer: numericColumn })
  amountMinor: number;

  @Column('timestamptz')
  at: Date;
}
