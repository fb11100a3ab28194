import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../accounts/user.entity.ts';

/** What a buyer has of a filament, over all purchases, as it was weighed. */
@Entity('spool_stock')
export class SpoolStock {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'pk_spool_stock' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_spool_stock_user' })
  user?: Relation<User>;

  /** Material and colour, `PETG #f2500e`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_spool_stock' })
  filament: string;

  /** As the buyer calls it; empty for what models call it. */
  @Column('text')
  colour: string;

  /** Null: not known, or no longer there. */
  @Column('double precision', { nullable: true })
  grams: number | null;

  /** What all prints of the buyer had taken of it by then. */
  @Column('double precision', { name: 'used_before' })
  usedBefore: number;

  /** Counts the changes, from 1. */
  @Column('int')
  version: number;

  /** Of the change that made this version; chosen by the device. */
  @Column('text', { name: 'change_key' })
  changeKey: string;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
