import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../user.entity.ts';

/** What the codes of an account are checked with; asked for once `User.secondFactorAt` is set, waiting for its first code before. */
@Entity('second_factor')
export class SecondFactor {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'pk_second_factor' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_second_factor_user' })
  user?: Relation<User>;

  /** Encrypted under the shop's secret. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string;

  /** Of the last code that was taken: it and older ones are not taken again. */
  @Column('integer', { name: 'last_step', default: 0 })
  lastStep: number;

  /** Of the recovery codes that are left. */
  @Column('text', { name: 'recovery_hashes', array: true })
  recoveryHashes: string[];
}
