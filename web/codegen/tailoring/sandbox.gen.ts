// Made by `npm run schema` of server/models/tailoring/kernel/sandbox.ts.

import {
  Scope,
  type Intrinsics,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import type { Choice, Words } from './choice.gen.ts';
import type { Drawing, DrawingFault, Step } from './drawing.gen.ts';
import { MOST_STEPS, sandboxLibrary } from './sandbox-library.gen.ts';

const STACK_BYTES = 256_000;
/** Each stands for ten thousand loops and calls; all of them together take about a second. */
const MOST_INTERRUPTS = 2500;
const MOST_MESSAGE = 500;

/** The language without what differs from run to run (clocks), what runs later, and what counts no loops (patterns). */
const INTRINSICS: Intrinsics = {
  BaseObjects: true,
  Eval: true,
  JSON: true,
  MapSet: true,
  TypedArrays: true,
};

/** A fault of the program, thrown through the frames of its run. */
class ProgramFault extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message.slice(0, MOST_MESSAGE));
  }
}

/** Of the program, where it was when something was thrown. */
const lineIn = (stack: unknown): number | undefined => {
  const [, line] = (typeof stack === 'string' && /\bmodel:(\d{1,6})\b/.exec(stack)) || [];
  return line === undefined ? undefined : Number(line);
};

const faultIn = (context: QuickJSContext, error: QuickJSHandle): ProgramFault => {
  const thrown: unknown = context.dump(error);
  // No memory was left to say so.
  if (thrown === null) return new ProgramFault('out of memory');
  const { name, message, stack } = (thrown ?? {}) as { name?: unknown; message?: unknown; stack?: unknown };
  const text = typeof message === 'string' ? `${String(name)}: ${message}` : (JSON.stringify(thrown) ?? 'undefined');
  return new ProgramFault(text, lineIn(stack));
};

/** A program that was read, and all memory of its interpreter as it was then. */
interface Prepared {
  readonly program: string;
  readonly context: QuickJSContext;
  readonly library: QuickJSHandle;
  readonly build: QuickJSHandle;
  readonly memory: Uint8Array;
  /** Interrupts so far, and those that reading it took. */
  readonly work: { interrupts: number };
  readonly spent: number;
}

const valueOf = (context: QuickJSContext, result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle => {
  if (!result.error) return result.value;
  throw faultIn(context, result.error);
};

const memoryOf = (quickjs: QuickJSWASMModule): Uint8Array =>
  new Uint8Array((quickjs.getWasmMemory() as unknown as { buffer: ArrayBuffer }).buffer);

/** Reads a program; it is halted before a step where one is given. */
const prepared = (quickjs: QuickJSWASMModule, program: string, halt = -1): Prepared => {
  const work = { interrupts: 0 };
  const runtime = quickjs.newRuntime({
    maxStackSizeBytes: STACK_BYTES,
    interruptHandler: () => ++work.interrupts > MOST_INTERRUPTS,
  });
  const context = runtime.newContext({ intrinsics: INTRINSICS });
  const library = valueOf(context, context.evalCode(sandboxLibrary(halt), 'library'));
  const build = valueOf(context, context.evalCode(`${program}\n;build`, 'model', { strict: true }));
  return { program, context, library, build, memory: memoryOf(quickjs).slice(), work, spent: work.interrupts };
};

/** As it was when it was read: what a run leaves behind no other one finds. */
const restore = (quickjs: QuickJSWASMModule, { memory, work, spent }: Prepared): void => {
  const now = memoryOf(quickjs);
  now.set(memory);
  now.fill(0, memory.length);
  work.interrupts = spent;
};

const run = ({ context, library, build }: Prepared, choice: Choice): string =>
  Scope.withScope((scope) => {
    const json = scope.manage(context.newString(JSON.stringify(choice)));
    return context.getString(
      scope.manage(valueOf(context, context.callFunction(library, context.undefined, build, json))),
    );
  });

const end = ({ context, library, build }: Prepared): void => {
  const { runtime } = context;
  for (const one of [library, build, context, runtime]) one.dispose();
};

/** Spent work and memory, as the interpreter words it. */
const isTooLarge = (message: string): boolean => /interrupted|out of memory|more than \d+ steps/.test(message);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const wordsIn = (reason: unknown): Words | null => {
  if (!isObject(reason)) return null;
  const [en, sk, de] = [reason.en, reason.sk, reason.de].map((text) =>
    typeof text === 'string' ? text.slice(0, MOST_MESSAGE) : '',
  ) as [string, string, string];
  return en ? { en, sk: sk || en, de: de || en } : null;
};

/** What a program answered; it may have changed how it is written down. */
const drawnIn = (answer: unknown): Drawing | DrawingFault => {
  const unknown = { fault: 'PROGRAM', message: 'build answered no drawing' } as const;
  if (!isObject(answer)) return unknown;
  const { fault, reason, steps, parts, flight } = answer;
  const words = fault === 'REFUSED' ? wordsIn(reason) : null;
  if (words) return { fault: 'REFUSED', reason: words };
  const areSteps = Array.isArray(steps) && steps.length <= MOST_STEPS && steps.every(isStep);
  return areSteps && Array.isArray(parts) ? { steps, parts: parts as Drawing['parts'], flight } : unknown;
};

const isStep = (step: unknown): step is Step => Array.isArray(step) && typeof step[0] === 'string';

/** Runs a program for a choice; halted before a step, the fault has the line that takes it. */
export type Draw = (program: string, choice: Choice, halt?: number) => Promise<Drawing | DrawingFault>;

/**
 * A sandbox for the programs of models: no file, no network, no clock, no chance, so the same program and choice draw the same
 * everywhere. Work and memory are counted, not timed. A program is read once: what stands outside of `build` is worked out then, and
 * each choice begins with the memory as it was. A program is a script with a function `build(choice)`, which answers
 * `{ parts: { id: solid or { solid, places?, name?, cut? } }, flight? }`. What it draws is not to be trusted. `load` gives the interpreter.
 */
export const createSandbox = (load: () => Promise<QuickJSWASMModule>): Draw => {
  let loading: Promise<QuickJSWASMModule> | null = null;
  let kept: Prepared | null = null;
  const keep = (quickjs: QuickJSWASMModule, program: string): Prepared => {
    if (kept) restore(quickjs, kept);
    if (kept?.program === program) return kept;
    if (kept) end(kept);
    kept = prepared(quickjs, program);
    return kept;
  };
  return async (program, choice, halt) => {
    loading ??= load();
    const quickjs = await loading;
    try {
      const read = halt === undefined ? keep(quickjs, program) : prepared(quickjs, program, halt);
      const drawn = drawnIn(JSON.parse(run(read, choice)));
      if (read !== kept) end(read);
      return drawn;
    } catch (error) {
      // A run that broke off may have left its interpreter in any state.
      [loading, kept] = [null, null];
      if (error instanceof RangeError) return { fault: 'PROGRAM', message: error.message };
      if (!(error instanceof ProgramFault)) throw error;
      const { message, line } = error;
      return isTooLarge(message) ? { fault: 'TOO_LARGE' } : { fault: 'PROGRAM', message, ...(line && { line }) };
    }
  };
};
