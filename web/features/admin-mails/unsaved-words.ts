import type { MailKind, MailLanguage } from '../../codegen/schema.gen.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import type { MailTextFieldsFragment } from './MailTexts.gen.ts';

export type Field = 'subject' | 'heading' | 'body';
export type Words = Record<Field, string>;

export const FIELDS = ['subject', 'heading', 'body'] as const satisfies readonly Field[];

/** Words that were not saved, and the version that they were made on. */
export interface UnsavedWords {
  readonly words: Words;
  readonly version: number;
}

export interface MailKey {
  kind: MailKind;
  language: MailLanguage;
}

export const plainWords = ({ subject, heading, body }: MailTextFieldsFragment['words']): Words => ({
  subject,
  heading,
  body,
});

export const sameWords = (a: Words, b: Words): boolean => FIELDS.every((field) => a[field] === b[field]);

const keyOf = ({ kind, language }: MailKey) => `mail-${kind}-${language}`;

/** What was typed in this tab and not saved yet; null when there is nothing. */
export const readUnsavedWords = (mail: MailKey): UnsavedWords | null => {
  const { words, version } = (readStored(keyOf(mail), 'session') ?? {}) as Partial<UnsavedWords>;
  const fits = typeof version === 'number' && FIELDS.every((field) => typeof words?.[field] === 'string');
  return fits ? { words: words!, version } : null;
};

/** Keeps words as long as the tab lives; null: there is nothing to keep any more. */
export const storeUnsavedWords = (mail: MailKey, kept: UnsavedWords | null): void => {
  if (kept) writeStored(keyOf(mail), kept, 'session');
  else removeStored(keyOf(mail), 'session');
};
