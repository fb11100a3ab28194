import type { Block, LegalDocument, Paragraph } from './document.ts';
import { parseRichText } from './rich-text.tsx';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const words = (text: Paragraph): string =>
  parseRichText(text)
    .map(({ words: said, href }) => (href ? `<a href="${escaped(href)}">${escaped(said)}</a>` : escaped(said)))
    .join('');

const rowOf = (cells: readonly string[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${words(cell)}</${tag}>`).join('')}</tr>`;

const blockOf = (block: Block): string => {
  if (typeof block === 'string') return `<p>${words(block)}</p>`;
  if ('list' in block) return `<ul>${block.list.map((item) => `<li>${words(item)}</li>`).join('')}</ul>`;
  if ('facts' in block) return `<table><tbody>${block.facts.map((fact) => rowOf(fact, 'td')).join('')}</tbody></table>`;
  if ('form' in block) {
    const { title, lines } = block.form;
    return `<h4>${escaped(title)}</h4>${lines.map((line) => `<p>${words(line)}</p>`).join('')}`;
  }
  const { head, rows } = block.table;
  return `<table><thead>${rowOf(head, 'th')}</thead><tbody>${rows.map((row) => rowOf(row, 'td')).join('')}</tbody></table>`;
};

/** A built-in text, its facts filled in, as the owner begins to edit it: a heading of the third level begins each section. */
export const htmlOfDocument = ({ sections }: LegalDocument): string =>
  sections.map(({ title, blocks }) => `<h3>${escaped(title)}</h3>${blocks.map(blockOf).join('')}`).join('');
