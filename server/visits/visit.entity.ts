import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One visit, kept for 13 months: no address, no account, no mark that tells visitors apart. */
@Entity('visit')
export class StoredVisit {
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'pk_visit' })
  at: Date;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_visit' })
  id: string;

  @Column('text', { name: 'country_code' })
  countryCode: string;

  /** Browser and system in words. */
  @Column('text')
  device: string;

  /** Origin only. */
  @Column('text')
  referrer: string;

  @Column('text')
  language: string;

  @Column('text', { name: 'screen_resolution' })
  screenResolution: string;

  @Column('text')
  timezone: string;
}
