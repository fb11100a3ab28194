import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Locale } from '../core/locale.ts';
import type { LegalPage } from '../settings/legal-days.setting.ts';

/** A text in each language: HTML, already reduced to what a description may hold. */
export type LegalTexts = Readonly<Record<Locale, string>>;

const PAGES = `page IN ('TERMS', 'GUARANTEE', 'PRIVACY', 'COOKIES')`;

/** A version of a legal text that the owner published. It never changes; one whose day has not come can be taken back. */
@Entity('legal_version')
@Check('ck_legal_version_page', PAGES)
@Index('ux_legal_version_day', ['page', 'validFrom'], { unique: true })
export class LegalVersion {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_legal_version' })
  id: string;

  @Column('text')
  page: LegalPage;

  /** ISO day of the shop. */
  @Column('text', { name: 'valid_from' })
  validFrom: string;

  @Column('jsonb')
  texts: LegalTexts;

  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;
}

/** What the owner is writing. */
@Entity('legal_draft')
@Check('ck_legal_draft_page', PAGES)
export class LegalDraft {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_legal_draft' })
  page: LegalPage;

  @Column('jsonb')
  texts: LegalTexts;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
