import { createHash } from 'node:crypto';

const LIGHT =
  'color-scheme:light;--paper:#f4f3ee;--sheet:#fbfaf7;--ink:#1b1e1d;--ink-2:#474c4a;--on-ink:#fbfaf7;--line-control:#7b7f7a;--signal:#ff5a1f;--error:#a3123a;--focus:#b13a06';
const DARK =
  'color-scheme:dark;--paper:#0f1613;--sheet:#151f1b;--ink:#ecede6;--ink-2:#bbc2bb;--on-ink:#111815;--line-control:#6d7b73;--signal:#ff6b33;--error:#ff94a8;--focus:#ff8f63';

/** Colours and letters of the shop, for a page that the server writes without its client. */
export const PLAIN_CSS = `:root{${LIGHT}}
@media(prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.55 "Instrument Sans Variable",system-ui,"Segoe UI",sans-serif}
main{min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:20px}
p,h1{margin:0}
svg{fill:none;stroke:currentColor;stroke-width:1.5}
.muted{color:var(--ink-2)}
.btn{min-height:48px;padding:8px 22px;border:1px solid var(--ink);border-radius:2px;background:var(--ink);color:var(--on-ink);font:inherit;font-weight:500;cursor:pointer}
.btn:hover{background:var(--ink-2);border-color:var(--ink-2)}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:2px}`;

export const LOGO =
  '<svg viewBox="0 0 46 26" aria-hidden="true"><path d="M2 5.5 20 2.5v21L2 20.5Z"/><circle cx="34" cy="13" r="10.5"/><circle cx="34" cy="13" r="7.3"/><path class="sig" d="M21.5 13H46M0 13h20" stroke-dasharray="5 1.5 1.2 1.5" stroke-width="1.1"/></svg>';

/** How a Content-Security-Policy allows a style or script that stands in the page. */
export const inlineSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
