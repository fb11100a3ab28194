import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '../core/locale.ts';
import type { BuiltModel } from './models/model.ts';

export interface BuildOrder {
  readonly id: string;
  readonly parts?: string[];
  /** As it was sold before. */
  readonly earlier?: boolean;
  /** Whether the build guide is wanted too. */
  readonly guide: boolean;
}

export interface Built {
  readonly model: BuiltModel;
  readonly guides: Partial<Record<Locale, Uint8Array>>;
}

/** The sources run as they are in development and in tests; the built shop has JavaScript beside it. */
const extension = path.extname(fileURLToPath(import.meta.url));
const PROCESS = fileURLToPath(new URL(`./model-builder-process${extension}`, import.meta.url));
const LOADER = extension === '.ts' ? ['--import', '@swc-node/register/esm-register'] : [];

let last: Promise<unknown> = Promise.resolve();

/**
 * Builds a model in a process of its own: the geometry takes seconds in which the shop must go on answering, and its
 * memory goes back to the system. One at a time. Answers null when there is no such model. The process ends with the shop,
 * however that ends, and at once when `stopped` is aborted: this throws then.
 */
export const buildApart = (order: BuildOrder, stopped?: AbortSignal): Promise<Built | null> => {
  const built = last.then(() => build(order, stopped));
  last = built.catch(() => undefined);
  return built;
};

const build = (order: BuildOrder, signal?: AbortSignal): Promise<Built | null> =>
  new Promise((resolve, reject) => {
    const child = fork(PROCESS, [JSON.stringify(order), String(process.pid)], {
      execArgv: LOADER,
      serialization: 'advanced',
      signal,
      killSignal: 'SIGKILL',
    });
    // `node --watch` speaks on the same channel.
    child.on('message', (message: unknown) => {
      if (message === 'unknown') resolve(null);
      else if (message instanceof Object && 'model' in message) resolve(message as Built);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`the model builder ended with ${code ?? signal} and no model`)),
    );
  });
