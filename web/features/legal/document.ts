import { sellerAddress, sellerMail, type ShopFacts } from '../../lib/shop-info.ts';

/** A paragraph. `[words](address)` is a link, `{name}` and the like are facts of the seller. */
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

const factsOf = ({ seller, minDays, maxDays }: ShopFacts): Record<string, string | number> => ({
  ...seller,
  vatId: seller.vatId ?? '–',
  address: sellerAddress(seller),
  mail: sellerMail(seller),
  minDays,
  maxDays,
});

/** The document with the facts of the shop in their places. */
export const fillIn = (text: LegalDocument, shop: ShopFacts): LegalDocument => {
  const facts = factsOf(shop);
  const words = JSON.stringify(text).replace(/\{(\w+)\}/g, (place, fact: string) =>
    fact in facts ? JSON.stringify(String(facts[fact])).slice(1, -1) : place,
  );
  return JSON.parse(words) as LegalDocument;
};
