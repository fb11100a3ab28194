import Module from 'manifold-3d';
import type { Choice } from '../../codegen/tailoring/choice.gen.ts';
import type { DrawingFault } from '../../codegen/tailoring/drawing.gen.ts';
import { newInterpreter } from '../../codegen/tailoring/interpreter.gen.ts';
import type { TailoredSolid } from '../../codegen/tailoring/solids.gen.ts';
import type { Body } from '../../codegen/tailoring/kept-bodies.gen.ts';
import { createTailor } from '../../codegen/tailoring/tailor.gen.ts';

/** To the worker: a program, and what was chosen. */
export interface TailoringOrder {
  readonly program: string;
  readonly choice: Choice;
  /** Numbers of the bodies that whoever asks has: they are not sent again. */
  readonly has?: readonly number[];
}

/** A body by its number, its shape only where whoever asked has it not. */
export type SentBody = Omit<TailoredSolid, keyof Body> & { readonly number: number; readonly shape: Body | null };

/** From the worker, in the order in which it was asked. */
export type TailoringAnswer =
  | { readonly bodies: readonly SentBody[]; readonly flight: unknown; readonly choice: Choice }
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

const numbers = new WeakMap<Float32Array, number>();
let numbered = 0;

/** The same for a part that an earlier choice had too: its body is the same. */
const numberOf = (points: Float32Array): number => {
  const known = numbers.get(points) ?? (numbered += 1);
  numbers.set(points, known);
  return known;
};

const sentBody = ({ points, corners, ...body }: TailoredSolid, has: readonly number[]): SentBody => {
  const number = numberOf(points);
  return { ...body, number, shape: has.includes(number) ? null : { points, corners } };
};

const answerTo = async ({ program, choice, has = [] }: TailoringOrder): Promise<TailoringAnswer> => {
  try {
    const made = await tailor(program, choice, null);
    if ('fault' in made) return made;
    return { bodies: made.solids.map((solid) => sentBody(solid, has)), flight: made.flight, choice };
  } catch {
    return { fault: 'BROKEN' };
  }
};

let last: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<TailoringOrder>) => {
  last = last.then(async () => self.postMessage(await answerTo(data)));
});
