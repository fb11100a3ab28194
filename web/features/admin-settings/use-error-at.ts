import { useText } from '../../intl/use-text.ts';
import { useDraft } from './setting-context.ts';

/** What is wrong at a path, in words. */
export const useErrorAt = (path: string): string | undefined => {
  const t = useText();
  const [error] = useDraft().errors[path] ?? [];
  return error && t(error.id, error.values);
};
