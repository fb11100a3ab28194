import * as z from 'zod';
import { day, defineSetting } from './setting.ts';

/** The legal texts that the owner may word anew. */
export enum LegalPage {
  TERMS = 'TERMS',
  GUARANTEE = 'GUARANTEE',
  PRIVACY = 'PRIVACY',
  COOKIES = 'COOKIES',
}

/** Of each text, the days from which published versions hold, oldest first; before the first one what is built in holds. */
export type LegalDays = Readonly<Record<LegalPage, readonly string[]>>;

const days = z.array(day);

/**
 * Kept among the settings, so that it costs no statement to know them, and pages are made anew with each change. `legal/` alone
 * writes it, beside the texts: no part that the administration edits.
 */
export const legalDaysSetting = defineSetting<LegalDays>({
  key: 'LEGAL_DAYS',
  schema: z.strictObject({ TERMS: days, GUARANTEE: days, PRIVACY: days, COOKIES: days }),
  builtIn: { TERMS: [], GUARANTEE: [], PRIVACY: [], COOKIES: [] },
});

/** The day of the version that holds on a day; null: what is built in. */
export const versionOn = (legalDays: LegalDays, page: LegalPage, today: string): string | null =>
  legalDays[page].findLast((from) => from <= today) ?? null;
