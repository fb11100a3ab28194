import type { Locale } from '../core/locale.ts';
import type { MailBlock } from '../core/mail-layout.ts';
import type { Seller } from '../settings/seller.setting.ts';
import type { COMMON, MailGroup, MailKind, PLACEHOLDERS, PlaceholderName } from './mail-kinds.ts';

/**
 * The words of a mail in one language. In the body an empty line ends a paragraph, `# ` starts a heading, `> ` small
 * print, and `[words]({link})` on a line of its own is a button.
 */
export interface MailWords {
  readonly subject: string;
  readonly heading: string;
  readonly body: string;
}

/** What a mail fills in itself: the rest is known of every mail. */
export type OwnName = Exclude<PlaceholderName, (typeof COMMON)[number]>;
export type BlockName = { [N in OwnName]: (typeof PLACEHOLDERS)[N] extends 'BLOCK' ? N : never }[OwnName];

export type ValuesOf<Name extends PlaceholderName> = {
  readonly [N in Name]: N extends BlockName ? readonly MailBlock[] : string;
};
export type MailValues = Partial<ValuesOf<PlaceholderName>>;

interface MailNames<Name extends PlaceholderName> {
  readonly kind: MailKind;
  readonly group: MailGroup;
  readonly placeholders: readonly Name[];
  /** Without these the mail would not do its work: no words are taken that lack one. */
  readonly required: readonly NoInfer<Name>[];
  /** What holds while the owner has changed nothing. */
  readonly builtIn: Readonly<Record<Locale, MailWords>>;
}

/** A mail: what its words may name, and what they are while the owner has changed nothing. */
export interface MailDefinition<Name extends OwnName> extends MailNames<Name> {
  /** Its blocks with invented facts, for a preview. */
  readonly sampleBlocks: (locale: Locale, seller: Seller) => Pick<ValuesOf<Name>, Name & BlockName>;
}

/** Some mail. */
export interface AnyMail extends MailNames<PlaceholderName> {
  readonly sampleBlocks: (locale: Locale, seller: Seller) => MailValues;
}

export const defineMail = <const Name extends OwnName>(mail: MailDefinition<Name>): MailDefinition<Name> => mail;
