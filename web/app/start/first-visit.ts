import { CONSENT_KEY } from '../../lib/consent.ts';
import { LANGUAGE_KEY } from '../../intl/locale.ts';
import { THEME_KEY } from '../../lib/theme.ts';

/** Answers to the first questions; nothing on a page but its frame depends on them. */
const ANSWERS = new Set([CONSENT_KEY, LANGUAGE_KEY, THEME_KEY]);

/** Whether this browser keeps nothing that a page would show: no cart, account, printer or product seen before. */
export const isFirstVisit = (): boolean => {
  try {
    return sessionStorage.length === 0 && Object.keys(localStorage).every((key) => ANSWERS.has(key));
  } catch {
    return false;
  }
};
