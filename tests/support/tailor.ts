import Module from 'manifold-3d';
import { newInterpreter } from '../../server/models/tailoring/kernel/interpreter.ts';
import { createTailor } from '../../server/models/tailoring/kernel/tailor.ts';

/** Runs programs of models as the shop and the browser do. */
export const tailor = createTailor({
  interpreter: () => newInterpreter(),
  modeller: async () => {
    const modeller = await Module();
    modeller.setup();
    return modeller;
  },
});
