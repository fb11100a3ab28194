import { findBrowser } from './browser.js';

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Pages drawn by the software graphics card took a third of all time. */
export const PLAIN = {
  executablePath: findBrowser() ?? undefined,
  args: [...ARGS, '--disable-gpu-compositing', '--disable-gpu-rasterization'],
};

/** For what draws by WebGL. */
export const WITH_GRAPHICS = { ...PLAIN, args: ARGS };
