import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A password that somebody registered an address with, whether or not it has an account; kept for thirty days. */
@Entity('registration_claim')
@Index('ix_registration_claim_claimed_at', ['claimedAt'])
export class RegistrationClaim {
  /** Keyed hash of the e-mail address. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_registration_claim' })
  address: string;

  /** With a salt of the address, so that one computation compares with all of them. */
  @PrimaryColumn('text', { name: 'password_hash', primaryKeyConstraintName: 'pk_registration_claim' })
  passwordHash: string;

  @Column('timestamptz', { name: 'claimed_at' })
  claimedAt: Date;
}
