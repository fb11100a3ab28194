import { useState } from 'react';
import { shopErrorOf, type ShopError } from '../lib/graphql-error.ts';
import { useRefusalText } from '../intl/errors.ts';

export interface Action {
  busy: boolean;
  /** What went wrong the last time, unless `settle` has shown it. */
  refusal: ShopError | null;
  /** The same in words. */
  problem: string | null;
  /** Says nothing any more of what went wrong. */
  forget: () => void;
  /** Does the work unless it is under way. True when it succeeded. */
  run: (work: () => unknown) => Promise<boolean>;
}

/** One operation at a time. `settle` may show a refusal in a place of its own and answers whether it did. */
export const useAction = (settle?: (refusal: ShopError) => boolean): Action => {
  const explain = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ShopError | null>(null);
  const run = async (work: () => unknown) => {
    if (busy) return false;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
      return true;
    } catch (error) {
      const refused = shopErrorOf(error);
      if (!settle?.(refused)) setRefusal(refused);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, problem: refusal && explain(refusal), forget: () => setRefusal(null), run };
};
