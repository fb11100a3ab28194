import type { PayPalConfig } from '../../core/config/config.ts';

export const paypalSources = (paypal: PayPalConfig): string[] =>
  paypal.simulator ? [] : [new URL(paypal.sdkUrl).origin, 'https://*.paypal.com'];

export interface PageSources {
  /** Of the page's own scripts. */
  readonly scripts: readonly string[];
  /** Hosts of PayPal where the page pays. */
  readonly paypal: readonly string[];
  /** Where files of the build and public pictures come from beside the shop itself. */
  readonly cdn: string | null;
}

/**
 * What a page may load and run. WebAssembly may be compiled, for the 3D models' decoder; text never becomes a script.
 */
export const contentSecurityPolicy = ({ scripts, paypal, cdn }: PageSources): string => {
  const own = cdn ? `'self' ${cdn}` : "'self'";
  return [
    "default-src 'self'",
    [`script-src ${own} 'wasm-unsafe-eval'`, ...scripts, ...paypal].join(' '),
    `style-src ${own} 'unsafe-inline'`,
    [`img-src ${own} data: blob:`, ...paypal].join(' '),
    [`connect-src ${own}`, ...paypal, ...(scripts.includes("'unsafe-eval'") ? ['ws:'] : [])].join(' '),
    ["frame-src 'self'", ...paypal].join(' '),
    "worker-src 'self' blob:",
    `font-src ${own}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};
