import type { LayerDetail } from './layer-file.ts';

/** What anyone sees is no finer than the preview; who owns the files sees all. `server/DECISIONS.md` says why so coarse. */
export const LAYER_DETAILS = {
  public: { gridMm: 0.4, gridShare: 0.003, apartMm: 0.8, mostPoints: 120_000 },
  owned: { gridMm: 0.02, gridShare: 0, apartMm: 0, mostPoints: 600_000 },
} as const satisfies Record<string, LayerDetail>;

export type LayerView = keyof typeof LAYER_DETAILS;
