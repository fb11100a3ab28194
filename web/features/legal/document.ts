/** A paragraph. `[words](address)` is a link. */
export type Paragraph = string;

export interface WithdrawalForm {
  title: string;
  lines: readonly Paragraph[];
  /** The same form as a mail that the buyer completes and sends. */
  mail: { label: string; subject: string };
}

export type Block =
  | Paragraph
  | { list: readonly Paragraph[] }
  | { facts: readonly (readonly [name: string, value: Paragraph])[] }
  | { table: { label: string; head: readonly string[]; rows: readonly (readonly Paragraph[])[] } }
  | { form: WithdrawalForm };

export interface LegalSection {
  /** Anchor of the section, the same in every language. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** One legal page in one language. */
export interface LegalDocument {
  title: string;
  /** For search engines. */
  description: string;
  /** Day from which this version is valid, as `2026-11-01`. */
  version: string;
  sections: readonly LegalSection[];
}
