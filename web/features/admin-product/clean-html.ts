const SAME = new Set([
  'P',
  'BR',
  'H3',
  'H4',
  'UL',
  'OL',
  'LI',
  'STRONG',
  'EM',
  'A',
  'TABLE',
  'THEAD',
  'TBODY',
  'TR',
  'TH',
  'TD',
]);
const INSTEAD: Record<string, string> = { B: 'STRONG', I: 'EM', DIV: 'P', H1: 'H3', H2: 'H3', H5: 'H4', H6: 'H4' };
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'HEAD', 'TITLE']);
const HREF = /^(https:|mailto:|\/(?!\/))/i;

const cleanChildren = (from: Node, to: Node, document: Document): void => {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(child.textContent ?? ''));
    if (child instanceof Element) cleanElement(child, to, document);
  }
};

const cleanElement = (element: Element, to: Node, document: Document): void => {
  const name = element.tagName.toUpperCase();
  if (DROPPED.has(name)) return;
  const wanted = SAME.has(name) ? name : INSTEAD[name];
  if (!wanted) return cleanChildren(element, to, document);
  const made = document.createElement(wanted);
  const href = element.getAttribute('href') ?? '';
  if (wanted === 'A' && HREF.test(href)) made.setAttribute('href', href);
  cleanChildren(element, made, document);
  to.appendChild(made);
};

/** HTML as the server keeps it: the tags of descriptions, links to https, mailto or the shop, and nothing else. */
export const cleanHtml = (html: string): string => {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const clean = parsed.implementation.createHTMLDocument('');
  cleanChildren(parsed.body, clean.body, clean);
  return clean.body.textContent?.trim() ? clean.body.innerHTML : '';
};

const BLOCKS = new Set(['P', 'H3', 'H4', 'UL', 'OL', 'TABLE']);

/** The same as a whole text: what stands outside of any paragraph becomes one. */
export const wholeHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(cleanHtml(html), 'text/html');
  let open: Element | null = null;
  for (const node of [...body.childNodes]) {
    const block = node instanceof Element && BLOCKS.has(node.tagName);
    if (block) open = null;
    else if (open) open.appendChild(node);
    else if (node.textContent?.trim()) {
      open = body.ownerDocument.createElement('p');
      node.replaceWith(open);
      open.appendChild(node);
    }
  }
  return body.innerHTML;
};
