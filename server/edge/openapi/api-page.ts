import { createHash } from 'node:crypto';
import { API_PAGE_CSS } from './api-page-styles.ts';
import { exampleOf, typeText } from './api-page-schemas.ts';
import { escapeHtml } from '../../core/mail-layout.ts';
import type { Answer, Document, Operation, Parameter } from './openapi.types.ts';

const hash = createHash('sha256').update(API_PAGE_CSS).digest('base64');

/** No script and nothing from elsewhere: only the style of this page. */
export const apiPageCsp = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface Entry {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const entriesOf = ({ paths }: Document): Entry[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: `${method}${path.replace(/[^\w]+/g, '-').replace(/-$/, '')}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

const callerOf = ({ security, description }: Operation): string => {
  if (description) return description;
  if (security.length === 0) return 'Everybody.';
  return security.length > 1 ? 'The buyer, signed in or with the access token of the order.' : 'Signed in.';
};

const parameterRow = ({ name, in: where, required, schema }: Parameter): string =>
  `<tr><th scope="row">${code(name)}</th><td>${where}${required ? ', required' : ''}</td><td>${code(typeText(schema))}${
    schema.description ? ` ${escapeHtml(schema.description)}` : ''
  }</td></tr>`;

const scrolled = (label: string, content: string): string =>
  `<div class="scroll" role="region" aria-label="${escapeHtml(label)}" tabindex="0">${content}</div>`;

const parametersOf = ({ parameters }: Operation, title: string): string =>
  scrolled(
    `Parameters of ${title}`,
    `<table><thead><tr><th scope="col">Parameter</th><th scope="col">Where</th><th scope="col">What</th></tr></thead>
<tbody>${parameters.map(parameterRow).join('')}</tbody></table>`,
  );

const answerRow = (status: string, { description, content = {} }: Answer): string => {
  const [type, { schema }] = Object.entries(content)[0] ?? ['', {}];
  const refused = Number(status) >= 400;
  const shape = refused || !type ? '' : schema ? `<pre>${escapeHtml(typeText(schema))}</pre>` : code(type);
  return `<tr><th scope="row">${status}</th><td>${escapeHtml(description)}${shape}</td></tr>`;
};

const answersOf = ({ responses }: Operation, title: string): string =>
  scrolled(
    `Answers of ${title}`,
    `<table><thead><tr><th scope="col">Status</th><th scope="col">Answer, or error codes</th></tr></thead>
<tbody>${Object.entries(responses)
      .map(([status, answer]) => answerRow(status, answer))
      .join('')}</tbody></table>`,
  );

const curlOf = (document: Document, { method, path, operation }: Entry): string => {
  const lines = [`curl${method === 'GET' ? '' : ` -X ${method}`} '${document.servers[0]!.url}${path}'`];
  if (operation.security.length > 0) lines.push(`-H "Authorization: Bearer $TOKEN"`);
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (media?.schema) {
    lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(exampleOf(document, media.schema))}'`);
  } else if (type && type !== '*/*') lines.push(`-H 'Content-Type: ${type}'`, '--data-binary @file');
  return lines.join(' \\\n  ');
};

const entryHtml = (document: Document, entry: Entry): string => {
  const { id, method, path, operation } = entry;
  const title = `${method} ${path}`;
  const schema = operation.requestBody?.content['application/json']?.schema;
  return `<section id="${id}"><h3><span class="method">${method}</span> ${code(path)}</h3>
<p>${guideHtml(operation.summary)}</p><p class="muted">${guideHtml(callerOf(operation))}</p>
${parametersOf(operation, title)}
${schema ? `<h4>Body</h4>${scrolled(`Body of ${title}`, `<pre>${escapeHtml(typeText(schema))}</pre>`)}` : ''}
${answersOf(operation, title)}
${scrolled(`Example of ${title}`, `<pre>${escapeHtml(curlOf(document, entry))}</pre>`)}</section>`;
};

const guideHtml = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const contentsHtml = (entries: readonly Entry[]): string =>
  entries
    .map(({ id, method, path }) => `<li><a href="#${id}"><span class="method">${method}</span> ${code(path)}</a></li>`)
    .join('');

/** The document for people: what each call takes and answers, and how to try it. */
export const apiPage = (document: Document): string => {
  const entries = entriesOf(document);
  const tags = [...new Set(entries.map(({ operation }) => operation.tags[0]!))];
  const groups = tags.map((tag) => {
    const own = entries.filter(({ operation }) => operation.tags[0] === tag);
    return `<h2>${escapeHtml(tag)}</h2>${own.map((entry) => entryHtml(document, entry)).join('\n')}`;
  });
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<section id="schema-${name}"><h3>${name}</h3>${scrolled(name, `<pre>${escapeHtml(typeText(schema))}</pre>`)}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>REST API – Martyx</title><style>${API_PAGE_CSS}</style></head><body><main>
<h1>Martyx REST API</h1><p>${guideHtml(document.info.description)}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a> · <a href="#schemas">Shapes of answers</a> · <a href="/developers">Guide for developers</a> · <a href="/">Shop</a></p>
<nav aria-label="Calls"><ul>${contentsHtml(entries)}</ul></nav>
${groups.join('\n')}
<h2 id="schemas">Shapes of answers</h2>${schemas.join('\n')}
</main></body></html>`;
};
