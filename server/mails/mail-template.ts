import type { MailBlock } from '../core/mail-layout.ts';
import { COMMON, PLACEHOLDERS, type PlaceholderName } from './mail-kinds.ts';
import type { AnyMail, MailValues, MailWords } from './mail.ts';

export type MailField = keyof MailWords;

/** What is wrong with the words of a mail. */
export interface MailProblem {
  readonly field: MailField;
  readonly code: 'PLACEHOLDER_UNKNOWN' | 'PLACEHOLDER_MISSING' | 'PLACEHOLDER_ALONE' | 'PLACEHOLDER_MISPLACED';
  /** As it was written, without its braces. */
  readonly placeholder: string;
}

type Words = { readonly kind: 'heading' | 'paragraph' | 'small'; readonly text: string };
type Piece =
  | Words
  | { readonly kind: 'button'; readonly label: string; readonly name: string }
  | { readonly kind: 'block'; readonly name: string };

const BUTTON = /^\[([^\]]+)\]\(\{(\w+)\}\)$/;
const ALONE = /^\{(\w+)\}$/;
const BRACES = /\{([^{}]*)\}|[{}]/g;

const kindOf = (name: string) => (Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name as PlaceholderName] : null);

const pieceOf = (line: string): Piece => {
  const button = BUTTON.exec(line);
  if (button && kindOf(button[2]!) === 'LINK') return { kind: 'button', label: button[1]!, name: button[2]! };
  const block = ALONE.exec(line);
  if (block && kindOf(block[1]!) === 'BLOCK') return { kind: 'block', name: block[1]! };
  if (line.startsWith('# ')) return { kind: 'heading', text: line.slice(2).trim() };
  if (line.startsWith('>')) return { kind: 'small', text: line.slice(1).trim() };
  return { kind: 'paragraph', text: line };
};

const isText = (piece: Piece | null): piece is Words => piece?.kind === 'paragraph' || piece?.kind === 'small';

/** A body in its parts. Its form is settled before anything is filled in: what a customer wrote never makes one. */
const piecesOf = (body: string): Piece[] => {
  const pieces: Piece[] = [];
  let open: Words | null = null;
  for (const line of body.split('\n').map((each) => each.trim())) {
    const piece = line === '' ? null : pieceOf(line);
    if (open && isText(piece) && piece.kind === open.kind) {
      open = { kind: open.kind, text: `${open.text}\n${piece.text}` };
      pieces[pieces.length - 1] = open;
      continue;
    }
    if (piece) pieces.push(piece);
    open = isText(piece) ? piece : null;
  }
  return pieces;
};

const namesIn = (text: string): string[] => [...text.matchAll(BRACES)].map(([all, name]) => name ?? all);

const problemAt = (mail: AnyMail, field: MailField, name: string, plain: boolean): MailProblem[] => {
  const known = ([...mail.placeholders, ...COMMON] as readonly string[]).includes(name);
  const problem = (code: MailProblem['code']) => [{ field, code, placeholder: name }];
  if (!known) return problem('PLACEHOLDER_UNKNOWN');
  const kind = kindOf(name);
  if (plain && kind !== 'TEXT') return problem('PLACEHOLDER_MISPLACED');
  return kind === 'BLOCK' ? problem('PLACEHOLDER_ALONE') : [];
};

const problemsOfPiece = (mail: AnyMail, piece: Piece): MailProblem[] => {
  const check = (text: string, plain: boolean) => namesIn(text).flatMap((name) => problemAt(mail, 'body', name, plain));
  switch (piece.kind) {
    case 'button':
      return [...check(piece.label, true), ...check(`{${piece.name}}`, false)];
    case 'block':
      return mail.placeholders.includes(piece.name as PlaceholderName) ? [] : check(`{${piece.name}}`, false);
    default: {
      const inner = /\]\(\{(\w+)\}\)/.exec(piece.text);
      const torn: MailProblem[] = inner ? [{ field: 'body', code: 'PLACEHOLDER_ALONE', placeholder: inner[1]! }] : [];
      return [...check(piece.text, piece.kind === 'heading'), ...torn];
    }
  }
};

/** What keeps these words from being sent: a placeholder that the mail has not, lacks, or that cannot stand where it does. */
export const problemsOf = (mail: AnyMail, words: MailWords): MailProblem[] => {
  const { subject, heading, body } = words;
  const used = new Set([subject, heading, body].flatMap(namesIn));
  const missing = mail.required.filter((name) => !used.has(name));
  return [
    ...namesIn(subject).flatMap((name) => problemAt(mail, 'subject', name, true)),
    ...namesIn(heading).flatMap((name) => problemAt(mail, 'heading', name, true)),
    ...piecesOf(body).flatMap((piece) => problemsOfPiece(mail, piece)),
    ...missing.map((placeholder) => ({ field: 'body', code: 'PLACEHOLDER_MISSING', placeholder }) as const),
  ];
};

const valueAt = (values: MailValues, name: string): string => {
  const value = values[name as PlaceholderName];
  if (typeof value !== 'string') throw new TypeError(`a mail without a value for {${name}}`);
  return value;
};

/** Every placeholder of a text replaced, once: braces in a value stay what they are. */
export const fill = (text: string, values: MailValues): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => valueAt(values, name));

const linksIn = (text: string, values: MailValues): string[] =>
  namesIn(text).flatMap((name) => (kindOf(name) === 'LINK' ? [valueAt(values, name)] : []));

const blocksOf = (piece: Piece, values: MailValues): readonly MailBlock[] => {
  switch (piece.kind) {
    case 'button':
      return [{ kind: 'action', label: fill(piece.label, values), url: valueAt(values, piece.name) }];
    case 'block':
      return values[piece.name as 'files'] ?? [];
    case 'heading':
      return [{ kind: 'heading', text: fill(piece.text, values) }];
    default:
      return [{ kind: piece.kind, text: fill(piece.text, values), links: linksIn(piece.text, values) }];
  }
};

/** The body of a mail, filled in. Throws for a placeholder without a value, rather than leave a hole. */
export const bodyBlocks = (body: string, values: MailValues): MailBlock[] =>
  piecesOf(body).flatMap((piece) => blocksOf(piece, values));
