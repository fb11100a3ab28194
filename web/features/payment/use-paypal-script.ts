import { loadScript } from '@paypal/paypal-js';
import type { PayPalNamespace } from '@paypal/paypal-js';
import { useCallback, useEffect, useState } from 'react';

export type ScriptState = 'initial' | 'pending' | 'resolved' | 'rejected';

/** What PayPal's script is asked for; the same values give the same script, loaded once. */
export interface PayPalScriptOptions {
  clientId: string;
  sdkUrl: string;
  currency: string;
  intent: string;
}

interface Loaded {
  state: ScriptState;
  paypal: PayPalNamespace | null;
}

const removeTags = (sdkUrl: string): void => {
  for (const tag of document.head.querySelectorAll('script')) {
    if (tag.getAttribute('src')?.startsWith(`${sdkUrl}?`)) tag.remove();
  }
};

const load = async ({ clientId, sdkUrl, currency, intent }: PayPalScriptOptions): Promise<PayPalNamespace> => {
  const paypal = await loadScript({ clientId, currency, intent: intent.toLowerCase(), sdkBaseUrl: sdkUrl });
  if (!paypal?.Buttons) throw new Error('The script brought no buttons.');
  return paypal;
};

/**
 * Loads PayPal's script as soon as there are options: `initial` before that, then `pending`, `resolved` or `rejected`.
 * `loadAgain` removes the failed tag first, so that the browser asks anew.
 */
export const usePayPalScript = (options: PayPalScriptOptions | null): Loaded & { loadAgain: () => void } => {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'initial', paypal: null });
  const [attempt, setAttempt] = useState(0);
  const { clientId, sdkUrl, currency, intent } = options ?? { clientId: '', sdkUrl: '', currency: '', intent: '' };

  useEffect(() => {
    if (!clientId || !sdkUrl) return;
    let current = true;
    const settle = (next: Loaded) => current && setLoaded(next);
    settle({ state: 'pending', paypal: null });
    load({ clientId, sdkUrl, currency, intent }).then(
      (paypal) => settle({ state: 'resolved', paypal }),
      () => {
        if (!current) return;
        removeTags(sdkUrl);
        settle({ state: 'rejected', paypal: null });
      },
    );
    return () => {
      current = false;
    };
  }, [clientId, sdkUrl, currency, intent, attempt]);

  const loadAgain = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...loaded, loadAgain };
};
