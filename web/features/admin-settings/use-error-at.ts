import { useText } from '../../intl/use-text.ts';
import { useDraft } from './setting-context.ts';

const CODES = [
  'REQUIRED',
  'TOO_LONG',
  'EMAIL_INVALID',
  'COUNTRY_INVALID',
  'TOO_LOW',
  'TOO_HIGH',
  'TOO_MANY',
  'TWICE',
  'PAST',
] as const;

/** What is wrong at a path, in words. */
export const useErrorAt = (path: string): string | undefined => {
  const t = useText();
  const code = useDraft().errors[path];
  if (!code) return undefined;
  return t(`settings.error.${CODES.find((known) => known === code) ?? 'INVALID'}`);
};
