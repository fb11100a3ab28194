/**
 * EUR 10,000 a calendar year, without VAT: what a seller established in one member state may sell to consumers of the others,
 * goods at a distance and electronic services together, while taxed at home (Directive 2006/112/EC, art. 59c par. 1; in Slovakia
 * § 14 and § 16 of Act 222/2004, whose paragraphs were not at hand). Every file of a printable part is such a service.
 */
export const UNION_THRESHOLD_MINOR = 1_000_000;

/** From here on the administration warns. */
export const WARN_FROM_MINOR = 800_000;

/** Where the sales across borders stand: the sum of this calendar year, and whether it or that of the last was passed. */
export interface Standing {
  readonly netMinor: number;
  readonly passed: boolean;
}

/** Whether it is this sale that makes the sum of its year exceed the threshold, or one before it did. */
export const exceedsThreshold = ({ netMinor }: Standing, saleMinor: number): boolean =>
  netMinor + saleMinor > UNION_THRESHOLD_MINOR;

/**
 * Whether a sale of so much, without the seller's own VAT, is taxed where the consumer is: the sum with it, whole, exceeds
 * the threshold, or an earlier one of this year or the last did. The sale that passes is itself taxed there, with all its
 * lines (art. 59c par. 2: "as of that time").
 */
export const passesThreshold = (standing: Standing, saleMinor: number): boolean =>
  standing.passed || exceedsThreshold(standing, saleMinor);
