/** A thread's own policy rules what it loads and runs: its modules, and WebAssembly. */
const THREAD = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";
const IS_THREAD = /\.worker-[\w-]+\.js$/;

/** What a hashed file of the client is sent with, by its name: pages fetch modules and fonts from the CDN's origin, which asks here. */
export const assetHeaders = (name: string): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': '*',
  ...(IS_THREAD.test(name) && { 'content-security-policy': THREAD }),
});
