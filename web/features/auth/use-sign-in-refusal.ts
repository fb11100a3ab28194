import { useRefusalText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import type { ShopError } from '../../lib/graphql-error.ts';

/** Says why signing in was refused, the limit in words of its own. */
export const useSignInRefusal = () => {
  const t = useText();
  const explain = useRefusalText();
  return (refusal: ShopError): string =>
    refusal.code === 'RATE_LIMITED'
      ? t('auth.login.rateLimited', { minutes: Number(refusal.args.minutes ?? 1) })
      : explain(refusal);
};
