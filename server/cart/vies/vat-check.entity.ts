import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What VIES last said of a VAT number; kept for a day, and with each order for which it decided on the VAT. */
@Entity('vat_check')
@Check('ck_vat_check_number', 'length(number) BETWEEN 4 AND 16')
@Index('ix_vat_check_checked_at', ['checkedAt'])
export class KeptVatCheck {
  /** With its prefix, such as DE123456789. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_vat_check' })
  number: string;

  @Column('boolean')
  valid: boolean;

  /** Null: the state does not tell. */
  @Column('text', { nullable: true })
  name: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  /** Proof of the question, which VIES gives to who names a VAT number of its own. */
  @Column('text', { name: 'request_id', nullable: true })
  requestId: string | null;

  @Column('timestamptz', { name: 'checked_at' })
  checkedAt: Date;
}
