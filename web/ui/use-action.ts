import { useState } from 'react';
import { shopErrorOf, type ShopError } from '../lib/graphql-error.ts';
import { useRefusalText } from '../intl/errors.ts';

export interface Action {
  busy: boolean;
  /** What went wrong the last time, in words. */
  problem: string | null;
  /** Does the work unless it is under way. True when it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** One operation at a time. `settle` may show a refusal in a place of its own and answers whether it did. */
export const useAction = (settle?: (refusal: ShopError) => boolean): Action => {
  const explain = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      const refusal = shopErrorOf(error);
      if (!settle?.(refusal)) setProblem(explain(refusal));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
};
