import type { PayPalConfig } from '../../config.ts';

export const paypalSources = (paypal: PayPalConfig): string[] =>
  paypal.simulator ? [] : [new URL(paypal.sdkUrl).origin, 'https://*.paypal.com'];

/**
 * What a page may load and run: `scripts` are the sources of its own scripts, `paypal` the hosts of PayPal where the page
 * pays. WebAssembly may be compiled, for the 3D models' decoder; text never becomes a script.
 */
export const contentSecurityPolicy = (scripts: readonly string[], paypal: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts, ...paypal].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...paypal].join(' '),
    ["connect-src 'self'", ...paypal, ...(scripts.includes("'unsafe-eval'") ? ['ws:'] : [])].join(' '),
    ["frame-src 'self'", ...paypal].join(' '),
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
