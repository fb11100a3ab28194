import { useSyncExternalStore } from 'react';
import type { PromotionProblem } from '../codegen/schema.gen.ts';
import { cell } from './cell.ts';
import { keptValue } from './sync/kept-value.ts';

export const CODE_KEY = 'martyx_code_v1';
const MOST = 200;

const kept = keptValue(CODE_KEY, (stored): string | null =>
  typeof stored === 'string' && stored.length <= MOST ? stored : null,
);

/** A code that no change of the cart would make apply. */
export interface RefusedCode {
  readonly code: string;
  readonly problem: PromotionProblem;
}

/** What was last said of a code in this tab: refused for good, or taken out and can be put back. */
interface Last {
  readonly refused: RefusedCode | null;
  readonly removed: string | null;
}

const NOTHING: Last = { refused: null, removed: null };
const last = cell(NOTHING);

/** The code for a reduction that goes with the cart of this browser, over a reload and in every tab. */
export const promotionCode = {
  use: (code: string): void => {
    last.set(NOTHING);
    kept.set(code);
  },
  remove: (): void => {
    last.set({ ...NOTHING, removed: kept.get() });
    kept.forget();
  },
  refuse: (refused: RefusedCode): void => {
    last.set({ ...NOTHING, refused });
    kept.forget();
  },
  /** The order was paid, or somebody else uses the browser. */
  forget: (): void => {
    last.set(NOTHING);
    kept.forget();
  },
};

/** Of no use whatever is in the cart; the other problems go away with another cart. */
const FINAL: ReadonlySet<PromotionProblem> = new Set<PromotionProblem>([
  'UNKNOWN',
  'EXPIRED',
  'USED_UP',
  'USED_BY_YOU',
  'FIRST_ORDER_ONLY',
  'TOO_MANY_TRIES',
]);

/** Takes the server's word on the code that is kept: one that is refused for good is kept no longer. */
export const hearOfCode = (answer: { code: string; problem: PromotionProblem | null } | null | undefined): void => {
  if (answer?.problem && FINAL.has(answer.problem) && kept.get() !== null) {
    promotionCode.refuse({ code: answer.code, problem: answer.problem });
  }
};

/** The code that goes with the cart; null on the server and in the first render. */
export const usePromotionCode = (): string | null => useSyncExternalStore(kept.subscribe, kept.get, () => null);

export const useLastCode = (): Last => useSyncExternalStore(last.subscribe, last.get, last.initial);
