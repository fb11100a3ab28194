import { useEffect } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

const fetchAhead = () => {
  for (const href of window.__MARTYX__.ahead) {
    const as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
  }
  window.__MARTYX__.ahead = [];
};

/**
 * Fetches, without running it, the code of the list and of the product page once the browser has nothing else to do, so
 * that a click waits for data only, and so that these pages open without a network too. Not for who saves data.
 */
export const useReadAhead = () =>
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData ? undefined : whenIdle(fetchAhead);
  }, []);
