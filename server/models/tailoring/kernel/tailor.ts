import type { ManifoldToplevel } from 'manifold-3d';
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { Choice } from './choice.ts';
import { isFault, type DrawingFault } from './drawing.ts';
import { KeptBodies } from './kept-bodies.ts';
import { createSandbox, type Draw } from './sandbox.ts';
import { solidsOf, type SolidsFault, type TailoredSolid, type Turns } from './solids.ts';

/** What a program made of a choice. */
export interface Tailored {
  readonly solids: readonly TailoredSolid[];
  /** Changes of the facts of its flight, as the program named them: not to be trusted. */
  readonly flight: unknown;
}

/**
 * Runs the program of a model for a choice; the bodies are laid on the bed where turns are given, else those that an earlier
 * choice has too are the same.
 */
export type Tailor = (program: string, choice: Choice, turns: Turns | null) => Promise<Tailored | DrawingFault>;

export interface TailorParts {
  /** Gives a new interpreter. */
  readonly interpreter: () => Promise<QuickJSWASMModule>;
  /** Gives a new solid modeller, set up. */
  readonly modeller: () => Promise<ManifoldToplevel>;
}

/** How WebAssembly ends without memory or stack. */
const BROKEN = new Set(['RuntimeError', 'RangeError']);

/** A fault with the line of the program that takes its step, which a run that is halted there tells. */
const placed = async (
  { step: _, ...fault }: SolidsFault,
  step: number,
  halted: (step: number) => ReturnType<Draw>,
): Promise<DrawingFault> => {
  const found = await halted(step);
  return { ...fault, ...('line' in found && { line: found.line }) };
};

/** The same program and choice give the same bodies, to the last bit, wherever this runs. One at a time. */
export const createTailor = ({ interpreter, modeller }: TailorParts): Tailor => {
  const draw = createSandbox(interpreter);
  const kept = new KeptBodies();
  let loading: Promise<ManifoldToplevel> | null = null;
  return async (program, choice, turns) => {
    const drawing = await draw(program, choice);
    if (isFault(drawing)) return drawing;
    loading ??= modeller();
    const loaded = await loading;
    try {
      const solids = solidsOf(drawing, { modeller: loaded, kept }, turns);
      if (Array.isArray(solids)) return { solids, flight: drawing.flight };
      return solids.step === undefined
        ? solids
        : await placed(solids, solids.step, (step) => draw(program, choice, step));
    } catch (error) {
      if (!(error instanceof Error) || !BROKEN.has(error.name)) throw error;
      // It ran out of memory, and is of no use any more.
      loading = null;
      return { fault: 'TOO_LARGE' };
    }
  };
};
