import type { Writable } from 'node:stream';

/** A page that needs nothing of the shop's own code, for when that code broke while it rendered. */
const html = (nonce: string) => `<!doctype html>
<html lang="sk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Chyba · Martyx</title>
<style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-content:center;gap:24px;padding:24px;background:#f4f3ee;color:#1b1e1d;font:18px/1.5 system-ui,sans-serif}
h1{margin:0;font-weight:500;font-size:clamp(32px,6vw,56px);line-height:1.05}button{min-height:48px;margin-right:12px;padding:0 22px;border:1px solid #1b1e1d;border-radius:2px;background:#1b1e1d;color:#fbfaf7;font:inherit;cursor:pointer}button+button{background:none;color:inherit}
@media(prefers-color-scheme:dark){body{background:#0f1613;color:#ecede6}button{border-color:#ecede6}}</style></head>
<body><main><h1>Nastala neočakávaná chyba</h1><p>Na našej strane sa niečo pokazilo. Košík zostal uložený.</p>
<button type="button">Skúsiť znovu</button><button type="button">Obnoviť stránku</button></main>
<script nonce="${nonce}">document.querySelectorAll('button').forEach(function(b){b.onclick=function(){location.reload()}})</script></body></html>`;

export const failurePage =
  (nonce: string) =>
  (target: Writable): void => {
    target.end(html(nonce));
  };
