import { createDocument, getSchema } from '@tiptap/core';
import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { DESCRIPTION } from './description-schema.ts';

const SCHEMA = getSchema(DESCRIPTION);

/** Inner ones first, so that a list of empty items is empty too. */
const removeEmptyBlocks = (body: HTMLElement) => {
  for (const block of [...body.querySelectorAll('p, h3, h4, li, ul, ol, table')].reverse())
    if (!block.textContent.trim()) block.remove();
};

/** An item or a cell that holds one paragraph is stored without it. */
const unwrapParagraphs = (body: HTMLElement) => {
  for (const holder of body.querySelectorAll('li, th, td')) {
    const paragraphs = holder.querySelectorAll(':scope > p');
    if (paragraphs.length === 1) paragraphs[0]!.replaceWith(...paragraphs[0]!.childNodes);
  }
};

/** A text as it is stored: blocks with something to read in them; '' where there are none. */
export const htmlOf = (text: Node): string => {
  const { body } = document.implementation.createHTMLDocument('');
  body.append(DOMSerializer.fromSchema(text.type.schema).serializeFragment(text.content));
  removeEmptyBlocks(body);
  unwrapParagraphs(body);
  return body.innerHTML;
};

/** HTML from anywhere as a description stores it. */
export const descriptionOf = (html: string): string => htmlOf(createDocument(html, SCHEMA));
