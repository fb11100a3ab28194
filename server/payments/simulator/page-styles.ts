const LIGHT =
  'color-scheme:light;--paper:#f4f3ee;--sheet:#fbfaf7;--sunken:#eae8e1;--ink:#1b1e1d;--ink-2:#474c4a;--ink-3:#5f6562;--on-ink:#fbfaf7;--line:#d5d2c9;--line-2:#b9b7ae;--line-control:#7b7f7a;--focus:#b13a06;--warn:#765000;--warn-wash:#f4e8c9';
const DARK =
  'color-scheme:dark;--paper:#0f1613;--sheet:#151f1b;--sunken:#0b110f;--ink:#ecede6;--ink-2:#bbc2bb;--ink-3:#96a099;--on-ink:#111815;--line:#26332d;--line-2:#3a4942;--line-control:#6d7b73;--focus:#ff8f63;--warn:#e6bc62;--warn-wash:#2e2818';

/** The shop's tokens and the few parts that the simulator's page needs; the page loads nothing. */
export const PAGE_CSS = `:root{${LIGHT};--sans:"Instrument Sans Variable",system-ui,"Segoe UI",sans-serif;--mono:"Martian Mono Variable",ui-monospace,"Cascadia Mono",monospace}
@media(prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.55 var(--sans)}
h1,p,dl,dd,fieldset{margin:0;padding:0;border:0}
button{font:inherit;color:inherit;cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:2px}
.sim{min-height:100vh;display:grid;grid-template-rows:28px 1fr 28px}
.sim__b{background:repeating-linear-gradient(135deg,var(--ink) 0 12px,var(--paper) 12px 24px)}
.sim__in{width:min(640px,100%);margin:auto;padding:40px 20px;display:grid;gap:20px}
.row{display:flex;flex-wrap:wrap;gap:12px;justify-content:space-between;align-items:center}
.sim__t{font:500 .8125rem/1 var(--mono)}
.tag{display:inline-flex;align-items:center;gap:6px;padding:4px 8px;background:var(--warn-wash);color:var(--warn);font:500 .8125rem/1.4 var(--mono)}
.tag::before{content:"";width:8px;height:8px;border:1.5px solid currentColor;transform:rotate(45deg)}
h1{font-size:clamp(1.5rem,1.3rem + .9vw,2.125rem);line-height:1.12;font-weight:500;letter-spacing:-.018em;text-wrap:balance;hyphens:auto}
.muted{color:var(--ink-2)}.faint{color:var(--ink-3)}
dl{border-top:1px solid var(--line-2)}
dl div{display:grid;grid-template-columns:minmax(0,44%) minmax(0,1fr);gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
dt{color:var(--ink-2)}dd{font:340 .8125rem/1.8 var(--mono);overflow-wrap:anywhere}
.sim__f{display:grid;gap:20px}
.sim__a{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.btn{min-height:48px;padding:8px 22px;border:1px solid var(--ink);border-radius:2px;background:var(--ink);color:var(--on-ink);font-weight:500;line-height:1.2}
.btn:hover{background:var(--ink-2);border-color:var(--ink-2)}
.btn--line{background:transparent;color:var(--ink);border-color:var(--line-control)}
.btn--line:hover{background:var(--sunken);border-color:var(--ink)}
fieldset{border-top:1px solid var(--line-2);padding-top:16px;min-width:0}
legend{float:left;width:100%;padding:0;font-weight:500;font-size:.9375rem;margin-bottom:10px}
.sim__w{clear:both;display:grid;grid-template-columns:1fr 1fr;gap:8px}
.sim__w button{border:1px dashed var(--line-control);border-radius:2px;padding:12px 14px;text-align:left;display:grid;align-content:start;gap:2px;font-size:.875rem;min-height:64px;background:var(--sheet)}
.sim__w button:hover{border-style:solid}.sim__w strong{font-weight:600}
@media(max-width:600px){.sim__w,.sim__a{grid-template-columns:minmax(0,1fr)}}`;
