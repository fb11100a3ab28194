import { useEffect } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

const readPages = () => {
  void import('./routes/products.tsx').catch(() => undefined);
  void import('./routes/product.tsx').catch(() => undefined);
};

/**
 * Reads the code of the list and of the product page once the browser has nothing else to do, so that a click from one
 * to the other waits for data only, and so that these pages open without a network too. Not for who saves data.
 */
export const useReadAhead = () =>
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData ? undefined : whenIdle(readPages);
  }, []);
