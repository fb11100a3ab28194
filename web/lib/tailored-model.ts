import { useSyncExternalStore } from 'react';
import { cell } from './cell.ts';

/** What a visitor chose of a model, for all parts of its page that tell of it. */
export interface TailoredModel {
  readonly productId: number;
  /** Changes of the facts of its flight, as its program named them: not to be trusted. */
  readonly flight: unknown;
  /** How much of each part that depends on the choice there is, all copies together, as a multiple of the standard. */
  readonly shares: Readonly<Record<string, number>>;
}

const chosen = cell<TailoredModel | null>(null);

/** Null: as it is by standard. */
export const showTailored = chosen.set;

/** What was chosen of this product on its page; null: nothing, or what it is by standard. */
export const useTailoredModel = (productId: number): TailoredModel | null => {
  const model = useSyncExternalStore(chosen.subscribe, chosen.get, chosen.initial);
  return model?.productId === productId ? model : null;
};
