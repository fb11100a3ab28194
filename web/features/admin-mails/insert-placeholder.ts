import type { MailPlaceholderKind } from '../../codegen/schema.gen.ts';

/** A text with what is selected in it; both ends alike: a caret. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

interface Placeholder {
  name: string;
  kind: MailPlaceholderKind;
}

const onOwnLine = (text: string, before: string, after: string): string =>
  (before === '' || before.endsWith('\n') ? '' : '\n\n') +
  text +
  (after === '' || after.startsWith('\n') ? '' : '\n\n');

/**
 * The text with a placeholder in the place of what is selected. A block gets a line of its own; the link that a mail is
 * about becomes a button there, whose words are selected so that they can be typed over.
 */
export const insertPlaceholder = (
  { text, start, end }: Selected,
  { name, kind }: Placeholder,
  buttonWords: string,
): Selected => {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const button = name === 'link' && kind === 'LINK';
  const words = text.slice(start, end).trim().replace(/\s+/g, ' ') || buttonWords;
  const plain = button ? `[${words}]({${name}})` : `{${name}}`;
  const put = button || kind === 'BLOCK' ? onOwnLine(plain, before, after) : plain;
  const at = before.length + put.indexOf(plain);
  const caret = button ? at + 1 : before.length + put.length;
  return { text: before + put + after, start: caret, end: button ? caret + words.length : caret };
};
