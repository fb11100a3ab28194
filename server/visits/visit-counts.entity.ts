import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many came on a day; written with the visits. */
@Entity('visit_day')
export class VisitDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_visit_day' })
  day: string;

  @Column('int')
  visits: number;

  @Column('int')
  visitors: number;

  /** Counted by another store and copied here; figures are the sum. */
  @Column('int', { name: 'taken_visits', default: 0 })
  takenVisits: number;

  @Column('int', { name: 'taken_visitors', default: 0 })
  takenVisitors: number;
}

/** From where they came on a day. */
@Entity('visit_country')
export class VisitCountry {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_visit_country' })
  day: string;

  @PrimaryColumn('text', { name: 'country_code', primaryKeyConstraintName: 'pk_visit_country' })
  countryCode: string;

  @Column('int')
  visits: number;

  @Column('int', { name: 'taken_visits', default: 0 })
  takenVisits: number;
}
