import { emailError, normaliseEmail } from '../accounts/email-address.ts';
import { validationFailed } from '../core/errors.ts';
import { sanitizeLine, sanitizeText } from '../core/text/text.ts';

interface TextRule {
  readonly max: number;
  readonly required?: boolean;
}

/** Reads the fields of a form for people one by one, in the form in which they may be passed on, and remembers what is wrong. */
export class FormReader {
  private readonly errors: Record<string, string> = {};

  /** One line: whatever could end a line has become a space. */
  line(field: string, given: string | null | undefined, rule: TextRule): string {
    return this.judge(field, sanitizeLine(given ?? '', Infinity), rule);
  }

  /** Text that may have lines. */
  text(field: string, given: string | null | undefined, rule: TextRule): string {
    return this.judge(field, sanitizeText(given ?? '', Infinity), rule);
  }

  /** One plain address in its normal form. */
  email(field: string, given: string): string {
    const email = normaliseEmail(given);
    const wrong = emailError(email);
    if (wrong) this.errors[field] = wrong;
    return email;
  }

  /** Throws VALIDATION_FAILED with all faults at once: field → REQUIRED, TOO_LONG, INVALID or EMAIL_INVALID. */
  finish(): void {
    if (Object.keys(this.errors).length > 0) throw validationFailed(this.errors);
  }

  /** For a rule of the form's own. */
  refuse(field: string, code: string): void {
    this.errors[field] = code;
  }

  private judge(field: string, value: string, { max, required = false }: TextRule): string {
    if (required && !value) this.errors[field] = 'REQUIRED';
    if (value.length > max) this.errors[field] = 'TOO_LONG';
    return value;
  }
}
