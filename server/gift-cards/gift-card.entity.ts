import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { numericColumn } from '../core/database/columns.ts';

/** Money that was paid, or given, in advance: a multi-purpose voucher, spent in parts. What moved it stands in its entries. */
@Entity('gift_card')
@Check('ck_gift_card_balance', 'balance_minor >= 0 AND balance_minor <= initial_minor AND initial_minor > 0')
@Check('ck_gift_card_code', '(code_hash IS NULL) = (last4 IS NULL)')
@Check('ck_gift_card_void', '(voided_at IS NULL) = (void_reason IS NULL)')
@Index('ux_gift_card_code_hash', ['codeHash'], { unique: true })
@Index('ux_gift_card_issue_key', ['issueKey'], { unique: true })
@Index('ux_gift_card_sold_with', ['soldWith'], { unique: true })
@Index('ix_gift_card_to_send', ['sendOn'], { where: 'sent_at IS NULL' })
export class GiftCard {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_gift_card' })
  id: string;

  /** See `hashOf`; the code itself is kept nowhere. Null: its mail is not written yet. */
  @Column('text', { name: 'code_hash', nullable: true })
  codeHash: string | null;

  /** The last four characters of the code, to tell it by. */
  @Column('text', { nullable: true })
  last4: string | null;

  @Column('bigint', { name: 'initial_minor', transformer: numericColumn })
  initialMinor: number;

  @Column('bigint', { name: 'balance_minor', transformer: numericColumn })
  balanceMinor: number;

  @Column('text', { default: 'EUR' })
  currency: string;

  /** The last day of the shop's calendar on which it pays, ISO. */
  @Column('date', { name: 'valid_until' })
  validUntil: string;

  @Column('text', { name: 'recipient_name', nullable: true })
  recipientName: string | null;

  @Column('text', { name: 'recipient_email' })
  recipientEmail: string;

  /** Who gives it; null: the shop. */
  @Column('text', { name: 'sender_name', nullable: true })
  senderName: string | null;

  @Column('text', { nullable: true })
  message: string | null;

  /** Of its mail. */
  @Column('text')
  locale: string;

  /** The day of its mail, ISO. */
  @Column('date', { name: 'send_on' })
  sendOn: string;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  @Column('timestamptz', { name: 'voided_at', nullable: true })
  voidedAt: Date | null;

  @Column('text', { name: 'void_reason', nullable: true })
  voidReason: string | null;

  /** A dispute about the payment that bought it is open, or lost more than the card had: it pays nothing. */
  @Column('timestamptz', { name: 'frozen_at', nullable: true })
  frozenAt: Date | null;

  /** Of the call that issued it; null: it was bought. */
  @Column('text', { name: 'issue_key', nullable: true })
  issueKey: string | null;

  /** The order that bought it; null: the shop gave it. Not a foreign key: orders stand above. */
  @Column('uuid', { name: 'sold_with', nullable: true })
  soldWith: string | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
