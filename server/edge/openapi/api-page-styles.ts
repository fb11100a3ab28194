const LIGHT =
  'color-scheme:light;--paper:#f4f3ee;--sheet:#fbfaf7;--ink:#1b1e1d;--ink-2:#474c4a;--line:#d5d4cc;--link:#b13a06;--focus:#b13a06';
const DARK =
  'color-scheme:dark;--paper:#0f1613;--sheet:#151f1b;--ink:#ecede6;--ink-2:#bbc2bb;--line:#2c3833;--link:#ff8f63;--focus:#ff8f63';

export const API_PAGE_CSS = `:root{${LIGHT}}
@media(prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.55 system-ui,"Segoe UI",sans-serif}
main{max-width:960px;margin:0 auto;padding:24px 20px 80px}
h1{margin:16px 0;font-size:1.75rem;line-height:1.2}
h2{margin:56px 0 0;padding-bottom:8px;border-bottom:1px solid var(--ink);font-size:1.3125rem;text-transform:capitalize}
h3{margin:0;font-size:1.0625rem;overflow-wrap:anywhere}
h4{margin:12px 0 0;font-size:.875rem}
p{margin:8px 0;max-width:72ch}
a{color:var(--link);text-underline-offset:3px}
section{padding:28px 0 4px}
code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace;font-size:.875em}
pre{margin:8px 0 0}
.muted{color:var(--ink-2);font-size:.875rem}
.method{display:inline-block;min-width:3.5em;font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace;font-size:.8125rem;font-weight:600;color:var(--ink-2)}
.scroll{margin:12px 0;padding:4px 14px 8px;background:var(--sheet);border:1px solid var(--line);border-radius:2px;overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:8px 16px 8px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}
thead th{border-top:0;font-weight:500;color:var(--ink-2)}
tbody th{font-weight:600;white-space:nowrap}
td{overflow-wrap:break-word}
nav ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(420px,100%),1fr));gap:0 24px;margin:24px 0;padding:0;list-style:none}
nav a{display:flex;gap:8px;align-items:baseline;min-height:32px;padding:4px 0;color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a:hover code{text-decoration:underline}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:2px}`;
