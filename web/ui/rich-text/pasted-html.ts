const LIST_STYLE = /mso-list:[^;]*level(\d)/;
const MARKER = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';
const ORDERED = /^\s*(\d+|[a-z]{1,4})[.)]/i;

const levelOf = (element: Element | null): number =>
  Number(LIST_STYLE.exec(element?.getAttribute('style') ?? '')?.[1] ?? 0);

/** Takes the bullet or number, which Word writes as text, out of a paragraph; answers which kind of list it means. */
const takeMarker = (paragraph: Element): 'ol' | 'ul' => {
  const marker = paragraph.querySelector(MARKER);
  const kind = ORDERED.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  return kind;
};

/** The paragraphs from this one on that are items of at least this level become one list. */
const listFrom = (first: Element, level: number): Element => {
  const list = first.ownerDocument.createElement(takeMarker(first));
  first.before(list);
  let next: Element | null = first;
  while (next && levelOf(next) >= level) {
    if (levelOf(next) > level && list.lastElementChild) {
      list.lastElementChild.append(listFrom(next, levelOf(next)));
    } else {
      if (next !== first) takeMarker(next);
      const item = list.ownerDocument.createElement('li');
      item.append(...next.childNodes);
      next.remove();
      list.append(item);
    }
    next = list.nextElementSibling;
  }
  return list;
};

/** Pasted HTML in which the lists of Word are lists and its empty paragraphs are gone. What else it holds the schema judges. */
export const tidyPastedHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of body.querySelectorAll('p'))
    if (!paragraph.textContent.trim() && !paragraph.querySelector('br')) paragraph.remove();
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.isConnected && levelOf(paragraph) > 0) listFrom(paragraph, levelOf(paragraph));
  return body.innerHTML;
};
