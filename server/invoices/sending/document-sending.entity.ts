import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Invoice } from '../invoice.entity.ts';
import type { Evidence } from './access-point.ts';
import type { SendingReason, SendingState } from './sending-state.ts';

/** An invoice or credit note on its way to a company through the Peppol network. */
@Entity('document_sending')
@Index('ix_document_sending_trouble', ['documentId'], {
  where: `state IN ('FAILED', 'REFUSED') AND set_aside_at IS NULL`,
})
export class DocumentSending {
  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'pk_document_sending' })
  documentId: string;

  @OneToOne(() => Invoice, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'document_id', foreignKeyConstraintName: 'fk_document_sending_document' })
  document?: Relation<Invoice>;

  @Column('text')
  state: SendingState;

  /** Of the access point, once it took the document. */
  @Column('text', { name: 'message_id', nullable: true })
  messageId: string | null;

  /** Name of the access point that was asked last. */
  @Column('text', { name: 'access_point', nullable: true })
  accessPoint: string | null;

  @Column('boolean', { default: false })
  simulated: boolean;

  /** Calls in this state that brought nothing. */
  @Column('int', { default: 0 })
  attempts: number;

  /** When the access point is asked next; null: at once, or never. */
  @Column('timestamptz', { name: 'next_at', nullable: true })
  nextAt: Date | null;

  @Column('text', { nullable: true })
  reason: SendingReason | null;

  /** In the words of the access point. */
  @Column('text', { nullable: true })
  detail: string | null;

  /** What proves the delivery or the refusal, as the provider gave it. */
  @Column('jsonb', { nullable: true })
  evidence: Evidence | null;

  /** When it was learnt that the document was delivered, or refused by its recipient. */
  @Column('timestamptz', { name: 'receipt_at', nullable: true })
  receiptAt: Date | null;

  /** Scheme and identifier in the network, such as 0245:2020123456; null: it has none there, or the document is older than this. */
  @Column('text', { nullable: true })
  recipient: string | null;

  /** When a person dealt with what went wrong; null: nobody did. */
  @Column('timestamptz', { name: 'set_aside_at', nullable: true })
  setAsideAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
