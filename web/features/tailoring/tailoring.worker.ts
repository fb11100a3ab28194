import Module from 'manifold-3d';
import type { Choice } from '../../codegen/tailoring/choice.gen.ts';
import type { DrawingFault } from '../../codegen/tailoring/drawing.gen.ts';
import { newInterpreter } from '../../codegen/tailoring/interpreter.gen.ts';
import type { TailoredSolid } from '../../codegen/tailoring/solids.gen.ts';
import { createTailor } from '../../codegen/tailoring/tailor.gen.ts';

/** To the worker: a program, and what was chosen. */
export interface TailoringOrder {
  readonly program: string;
  readonly choice: Choice;
}

/** From the worker, in the order in which it was asked. */
export type TailoringAnswer =
  | { readonly bodies: readonly TailoredSolid[]; readonly flight: unknown; readonly choice: Choice }
  | DrawingFault
  | { readonly fault: 'BROKEN' };

const tailor = createTailor({
  interpreter: () => newInterpreter(),
  modeller: async () => {
    const modeller = await Module();
    modeller.setup();
    return modeller;
  },
});

const answerTo = async ({ program, choice }: TailoringOrder): Promise<TailoringAnswer> => {
  try {
    const made = await tailor(program, choice, null);
    return 'fault' in made ? made : { bodies: made.solids, flight: made.flight, choice };
  } catch {
    return { fault: 'BROKEN' };
  }
};

let last: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<TailoringOrder>) => {
  last = last.then(async () => self.postMessage(await answerTo(data)));
});
