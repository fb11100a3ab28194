import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../accounts/user.entity.ts';
import type { BedShape } from '../../catalog/bed-fit.types.ts';

/** The printer of a customer, with its room as it was chosen. */
@Entity('printer_choice')
@Check('ck_printer_choice_shape', `shape IN ('RECTANGULAR', 'CIRCULAR')`)
export class PrinterChoice {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'pk_printer_choice' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_printer_choice_user' })
  user?: Relation<User>;

  /** Null for a printer with numbers of its own. */
  @Column('text', { name: 'printer_id', nullable: true })
  printerId: string | null;

  @Column('text')
  shape: BedShape;

  @Column('double precision', { name: 'width_mm' })
  widthMm: number;

  @Column('double precision', { name: 'depth_mm' })
  depthMm: number;

  @Column('double precision', { name: 'height_mm' })
  heightMm: number;

  @Column('timestamptz', { name: 'chosen_at' })
  chosenAt: Date;
}
