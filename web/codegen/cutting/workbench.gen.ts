// Made by `npm run schema` of server/models/cutting/kernel/workbench.ts.

import type { ManifoldToplevel } from 'manifold-3d';

interface Deletable {
  delete(): void;
}

/** Makes solids and gives their memory back: the kernel's own is not collected. */
export class Workbench {
  readonly #made: Deletable[] = [];

  constructor(readonly modeller: ManifoldToplevel) {}

  /** What it is given, to be deleted later; bound, so that it may be passed on. */
  readonly keep = <Shape extends Deletable>(shape: Shape): Shape => {
    this.#made.push(shape);
    return shape;
  };

  clear(): void {
    for (const shape of this.#made.splice(0)) shape.delete();
  }
}
