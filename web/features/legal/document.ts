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

/** A block as it is written: by whether the seller charges VAT, or by who pays for sending goods back. */
export type WrittenBlock =
  | Block
  | { payer: Paragraph; notPayer: Paragraph }
  | { buyerReturns: Paragraph; sellerReturns: Paragraph };

export interface LegalSection<Part = Block> {
  /** Anchor of the section, the same in every language. */
  id: string;
  title: string;
  blocks: readonly Part[];
}

/** One legal page in one language. */
export interface LegalDocument<Part = Block> {
  title: string;
  /** For search engines. */
  description: string;
  /** Day from which this version is valid, as `2026-11-01`. */
  version: string;
  sections: readonly LegalSection<Part>[];
}

const factsOf = ({ seller, minDays, maxDays }: ShopFacts): Record<string, string | number> => ({
  ...seller,
  vatId: seller.vatId ?? '',
  address: sellerAddress(seller),
  mail: sellerMail(seller),
  minDays,
  maxDays,
});

const ofSeller = (block: WrittenBlock, { seller, chargesVat, paysReturns }: ShopFacts): Block => {
  if (typeof block === 'object' && 'payer' in block) return chargesVat ? block.payer : block.notPayer;
  if (typeof block === 'object' && 'buyerReturns' in block)
    return paysReturns ? block.sellerReturns : block.buyerReturns;
  if (typeof block === 'object' && 'facts' in block && !seller.vatId)
    return { facts: block.facts.filter(([, value]) => value !== '{vatId}') };
  return block;
};

/** The document with the facts of the shop in their places. */
export const fillIn = (given: LegalDocument<WrittenBlock>, shop: ShopFacts): LegalDocument => {
  const sections = given.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => ofSeller(block, shop)),
  }));
  const text = { ...given, sections };
  const facts = factsOf(shop);
  const words = JSON.stringify(text).replace(/\{(\w+)\}/g, (place, fact: string) =>
    fact in facts ? JSON.stringify(String(facts[fact])).slice(1, -1) : place,
  );
  return JSON.parse(words) as LegalDocument;
};
