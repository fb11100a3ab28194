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

/** Pages whose policy lets PayPal's hosts in, as the server sends it. */
const PAYING = /^\/(?:checkout|order\/[^/]+)\/?$/;

/** A document keeps the policy that it was loaded with, wherever the router leads: PayPal's script may be kept out by it. */
const blocksScript = (sdkUrl: string): boolean => {
  if (new URL(sdkUrl, window.location.href).origin === window.location.origin) return false;
  const loaded = performance.getEntriesByType('navigation')[0]?.name;
  return loaded !== undefined && URL.canParse(loaded) && !PAYING.test(new URL(loaded).pathname);
};

const removeTags = (sdkUrl: string): void => {
  for (const tag of document.head.querySelectorAll('script')) {
    if (tag.getAttribute('src')?.startsWith(`${sdkUrl}?`)) tag.remove();
  }
};

const load = async ({ clientId, sdkUrl, currency, intent }: PayPalScriptOptions): Promise<PayPalNamespace> => {
  if (blocksScript(sdkUrl)) {
    window.location.reload();
    return new Promise(() => {});
  }
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
