import { escapeHtml } from '../../core/mail-layout.ts';
import { inlineSource, LOGO, PLAIN_CSS } from '../../core/http/plain-page.ts';

/** What the visitor entered last, if anything. */
export type GateState = { readonly kind: 'asked' | 'wrong' } | { readonly kind: 'too-many'; readonly minutes: number };

export interface GatePage {
  readonly state: GateState;
  /** Own path to go on to. */
  readonly next: string;
  /** Names of the shop's font files below `/assets/`; none: system fonts. */
  readonly fonts: readonly string[];
}

const CSS = `${PLAIN_CSS}
form{display:grid;gap:20px;width:min(360px,100%)}
h1{display:flex;align-items:center;gap:12px;height:44px;font-weight:600;font-size:1.3125rem;font-stretch:92%;letter-spacing:-.02em}
h1 svg{width:46px;height:26px}
h1 .sig{stroke:var(--signal)}
.field{display:grid;gap:6px}
label{font-size:.875rem;font-weight:500}
.pw{position:relative}
input{width:100%;min-height:48px;padding:10px 48px 10px 14px;background:var(--sheet);border:1px solid var(--line-control);border-radius:2px;color:inherit;font:inherit}
input:hover{border-color:var(--ink)}
input[aria-invalid]{border-color:var(--error);padding-left:20px;background:repeating-linear-gradient(135deg,var(--error) 0 1px,transparent 1px 5px) 0 0/7px 100% no-repeat var(--sheet)}
.pw button{position:absolute;right:2px;top:2px;width:44px;height:44px;padding:12px;border:0;background:none;color:inherit;cursor:pointer}
.pw button svg{display:block;width:20px;height:20px}
.pw button[hidden]{display:none}
.err{display:flex;gap:6px;align-items:flex-start;font-size:.875rem;color:var(--error)}
.err svg{flex:none;width:18px;height:18px;margin-top:2px}`;

/** Without scripts the button that shows the password is not there; everything else is. */
const SCRIPT =
  "const b=document.querySelector('.pw button'),i=document.querySelector('.pw input');b.hidden=false;" +
  "b.onclick=()=>{const s=i.type==='password';i.type=s?'text':'password';b.setAttribute('aria-pressed',s)}";

const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC';
const LATIN_EXTENDED = 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F';

const fontFace = (name: string): string =>
  '@font-face{font-family:"Instrument Sans Variable";font-weight:400 700;font-stretch:75% 100%;font-display:swap;' +
  `src:url(/assets/${name}) format("woff2");unicode-range:${name.includes('-latin-ext-') ? LATIN_EXTENDED : LATIN}}`;

const styleOf = ({ fonts }: Pick<GatePage, 'fonts'>): string => [...fonts.map(fontFace), CSS].join('\n');

/** The page loads nothing but its fonts and sends nothing but its form. */
export const gateCsp = (page: Pick<GatePage, 'fonts'>): string =>
  [
    "default-src 'none'",
    `style-src ${inlineSource(styleOf(page))}`,
    `script-src ${inlineSource(SCRIPT)}`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

const MINUTES = { one: 'minútu', few: 'minúty', other: 'minút' } as const;
const PLURALS = new Intl.PluralRules('sk');

const problemOf = (state: GateState): string | null => {
  if (state.kind !== 'too-many') return state.kind === 'wrong' ? 'Nesprávne heslo' : null;
  const word = MINUTES[PLURALS.select(state.minutes) as keyof typeof MINUTES] ?? MINUTES.other;
  return `Príliš veľa pokusov. Skúste znovu za ${state.minutes} ${word}.`;
};

const EYE =
  '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M1.5 10C4 5.8 7 4.5 10 4.5s6 1.3 8.5 5.5c-2.5 4.2-5.5 5.5-8.5 5.5S4 14.2 1.5 10Z"/><circle cx="10" cy="10" r="2.5"/></svg>';
const WARNING = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 3 18 17H2Zm0 5v4.5m0 2v.2"/></svg>';

const errorLine = (problem: string | null): string =>
  problem === null ? '' : `<p class="err" id="error" role="alert">${WARNING}<span>${problem}</span></p>`;

/** Asks for the password of the development gate, in Slovak. A plain form: it works without scripts. */
export const gatePage = (page: GatePage): string => {
  const problem = problemOf(page.state);
  return (
    '<!doctype html><html lang="sk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex,nofollow"><title>Martyx</title><style>${styleOf(page)}</style></head>` +
    `<body><main><form method="post" action="/gate"><h1>${LOGO}<span>Martyx</span></h1>` +
    '<p class="muted">Stránku pripravujeme. Vstup je zatiaľ na heslo.</p>' +
    `<input type="hidden" name="next" value="${escapeHtml(page.next)}">` +
    '<div class="field"><label for="password">Heslo</label><div class="pw">' +
    '<input id="password" name="password" type="password" autocomplete="current-password" autofocus' +
    `${problem === null ? '' : ' aria-invalid="true" aria-describedby="error"'}>` +
    `<button type="button" aria-label="Zobraziť heslo" aria-pressed="false" hidden>${EYE}</button></div>${errorLine(problem)}</div>` +
    `<button class="btn">Vstúpiť</button></form></main><script>${SCRIPT}</script></body></html>`
  );
};
