import * as z from 'zod';
import { sanitizeLine, sanitizeText } from '../core/text/text.ts';

/** Field path → code. */
export type FieldErrors = Record<string, string>;

/** One part of the settings: its rules, and what holds while the owner has changed nothing. */
export interface Setting<Value> {
  readonly key: string;
  /** Also reads what was stored by an earlier version of the shop. */
  readonly schema: z.ZodType<Value>;
  readonly builtIn: Value;
  /** What may not follow upon what: `today` is the day in the shop's time zone. */
  readonly refuseChange?: (before: Value, after: Value, today: string) => FieldErrors;
  /** The value as the audit log compares it, one entry per fact; absent: its own fields. */
  readonly facts?: (value: Value) => Record<string, unknown>;
}

export const defineSetting = <Value>(setting: Setting<Value>): Setting<Value> => setting;

interface TextRule {
  readonly max: number;
  readonly required?: boolean;
}

/** Text on one line. Codes REQUIRED, TOO_LONG. */
export const line = ({ max, required = true }: TextRule) =>
  z
    .string('INVALID')
    .transform((text) => sanitizeLine(text, Infinity))
    .pipe(
      z
        .string()
        .min(required ? 1 : 0, 'REQUIRED')
        .max(max, 'TOO_LONG'),
    );

/** Text that may have lines. Codes REQUIRED, TOO_LONG. */
export const paragraph = ({ max, required = true }: TextRule) =>
  z
    .string('INVALID')
    .transform((text) => sanitizeText(text, Infinity))
    .pipe(
      z
        .string()
        .min(required ? 1 : 0, 'REQUIRED')
        .max(max, 'TOO_LONG'),
    );

/** The same rule for each language. */
export const inEachLanguage = <Rule extends z.ZodType>(rule: Rule) => z.strictObject({ en: rule, sk: rule, de: rule });

/** A whole number within bounds. Codes INVALID, TOO_LOW, TOO_HIGH. */
export const whole = (min: number, max: number) =>
  z.number('INVALID').int('INVALID').min(min, 'TOO_LOW').max(max, 'TOO_HIGH');

/** An ISO day, such as 2026-11-22. */
export const day = z.iso.date('INVALID');

/** What is wrong with a value, by field path; empty when nothing is. A rule without a code of its own says INVALID. */
export const errorsOf = ({ issues }: z.ZodError): FieldErrors => {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    errors[path.join('.') || 'value'] ??= /^[A-Z_]+$/.test(message) ? message : 'INVALID';
  }
  return errors;
};
