import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who was counted on a day, as a hash under its salt; gone the day after. */
@Entity('visit_visitor')
export class VisitVisitor {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_visit_visitor' })
  day: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_visit_visitor' })
  hash: string;
}

/** The secret of a day; gone the day after, and with it the way back from a hash to an address. */
@Entity('visit_salt')
export class VisitSalt {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_visit_salt' })
  day: string;

  @Column('text')
  salt: string;
}
