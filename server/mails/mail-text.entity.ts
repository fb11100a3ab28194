import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Locale } from '../core/locale.ts';
import type { MailKind } from './mail-kinds.ts';
import type { MailWords } from './mail.ts';

/** The words of a mail in one language, once the owner has changed them. A mail that was never changed has no row. */
@Entity('mail_text')
export class MailText {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_mail_text' })
  kind: MailKind;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_mail_text' })
  language: Locale;

  /** Null: as built in, again. */
  @Column('jsonb', { nullable: true })
  words: MailWords | null;

  /** Grows with every change, also with one back to what is built in. */
  @Column('int', { default: 0 })
  version: number;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
