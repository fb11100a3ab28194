import * as z from 'zod';
import { line, paragraph } from '../../core/checks.ts';
import { faultsOf, type Faults } from '../../core/faults.ts';
import { problemsOf, type MailProblem } from '../../mails/mail-template.ts';
import type { AnyMail, MailWords } from '../../mails/mail.ts';

const schema = z.object({
  subject: line({ max: 150 }),
  heading: line({ max: 150 }),
  body: paragraph({ max: 8000 }),
});

export interface CheckedWords {
  /** As they would be stored: subject and heading on one line, no control characters. */
  readonly words: MailWords;
  /** Field → code of the first thing that is wrong with it; empty when nothing is. */
  readonly errors: Faults;
  readonly problems: readonly (Omit<MailProblem, 'code' | 'placeholder'> & {
    code: string;
    placeholder: string | null;
  })[];
}

/** What is wrong with words that somebody typed: codes REQUIRED, TOO_LONG, and those of `MailProblem`. */
export const checkWords = (mail: AnyMail, given: MailWords): CheckedWords => {
  const { success, data, error } = schema.safeParse(given);
  if (!success) {
    const errors = faultsOf(error);
    const fields = Object.keys(errors) as (keyof MailWords)[];
    return {
      words: given,
      errors,
      problems: fields.map((field) => ({ field, code: errors[field]!, placeholder: null })),
    };
  }
  const problems = problemsOf(mail, data);
  const errors: Faults = {};
  for (const { field, code } of problems) errors[field] ??= code;
  return { words: data, errors, problems };
};

export const sameWords = (a: MailWords, b: MailWords): boolean =>
  a.subject === b.subject && a.heading === b.heading && a.body === b.body;
