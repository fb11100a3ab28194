import type { ManifoldToplevel } from 'manifold-3d';

let loading: Promise<ManifoldToplevel> | undefined;

/** The kernel for solids, loaded once. */
export const modellerOf = (): Promise<ManifoldToplevel> =>
  (loading ??= import('manifold-3d').then(async ({ default: load }) => {
    const modeller = await load();
    modeller.setup();
    return modeller;
  }));
