import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { DisputeProof } from './dispute-proof.ts';
import { Dispute } from './dispute.entity.ts';

export enum DisputeAnswerKind {
  /** Proof against the claim. */
  EVIDENCE = 'EVIDENCE',
  /** The buyer gets the money back. */
  ACCEPT = 'ACCEPT',
}

export enum DisputeAnswerState {
  /** Recorded here; PayPal is asked until it answers. */
  REQUESTED = 'REQUESTED',
  SENT = 'SENT',
  FAILED = 'FAILED',
}

/** What the seller says to a dispute. Recorded before PayPal hears of it; its request id makes PayPal take it once. */
@Entity('payment_dispute_answer')
@Check('ck_payment_dispute_answer_kind', `kind IN ('EVIDENCE', 'ACCEPT')`)
@Check('ck_payment_dispute_answer_state', `state IN ('REQUESTED', 'SENT', 'FAILED')`)
@Index('ux_payment_dispute_answer_request_id', ['requestId'], { unique: true })
@Index('ix_payment_dispute_answer_dispute_id', ['disputeId'])
export class DisputeAnswer extends DisputeProof {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_dispute_answer', default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'dispute_id' })
  disputeId: string;

  @ManyToOne(() => Dispute, { nullable: false })
  @JoinColumn({ name: 'dispute_id', foreignKeyConstraintName: 'fk_payment_dispute_answer_dispute_id' })
  dispute: Relation<Dispute>;

  @Column('text', { name: 'request_id' })
  requestId: string;

  @Column('text')
  kind: DisputeAnswerKind;

  @Column('text', { default: DisputeAnswerState.REQUESTED })
  state: DisputeAnswerState;

  @Column('text', { nullable: true })
  failure: string | null;

  @Column('text', { nullable: true })
  carrier: string | null;

  @Column('text', { nullable: true })
  tracking: string | null;

  @Column('text')
  note: string;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}
