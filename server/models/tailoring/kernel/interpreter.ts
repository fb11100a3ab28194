import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';

const PAGE_BYTES = 65_536;
const LEAST_BYTES = 16_777_216;
const MOST_BYTES = 67_108_864;

const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { Memory: new (pages: { initial: number; maximum: number }) => object };
};

/** As its declarations say for CommonJS, the package is a namespace. */
const sync = variant as unknown as Parameters<typeof newQuickJSWASMModuleFromVariant>[0];

/**
 * A new interpreter of JavaScript (QuickJS as WebAssembly). All its memory has a limit: the interpreter's own limit counts
 * blocks and not their sizes there. `wasmLocation` says where its code is, where it cannot know.
 */
export const newInterpreter = async (wasmLocation?: string): Promise<QuickJSWASMModule> => {
  const wasmMemory = new WebAssembly.Memory({ initial: LEAST_BYTES / PAGE_BYTES, maximum: MOST_BYTES / PAGE_BYTES });
  const own = newVariant((await sync) as never, { wasmMemory: wasmMemory as never, wasmLocation });
  return newQuickJSWASMModuleFromVariant(own);
};
