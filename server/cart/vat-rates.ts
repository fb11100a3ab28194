import { chargesVat, taxpayerOn, type TaxpayerSetting } from '../settings/taxpayer.setting.ts';
import { inUnion, type TaxedAs, type VatSetting } from '../settings/vat.setting.ts';

export const SELLER_COUNTRY = 'SK';

/** What decides on the VAT of a sale on a day (ISO, in the shop's time zone). */
export interface TaxRules {
  readonly vat: VatSetting;
  readonly taxpayer: TaxpayerSetting;
  readonly day: string;
  /** Sales to consumers of other member states have passed the threshold of `union-threshold.ts`, this one counted. */
  readonly aboveThreshold: boolean;
}

/** Whether the seller has chosen to tax sales to other member states there, whatever their sum (art. 59c par. 3). */
const choseOss = ({ vat: { ossFrom }, day }: Pick<TaxRules, 'vat' | 'day'>): boolean =>
  ossFrom !== null && ossFrom <= day;

/** Whether a sale to the country goes from the seller's member state to another. */
export const isCrossBorder = (country: string): boolean => country !== SELLER_COUNTRY && inUnion(country);

/** Whether it depends on the threshold where a sale to the country is taxed. */
export const needsThreshold = (rules: Pick<TaxRules, 'vat' | 'day'>, country: string): boolean =>
  isCrossBorder(country) && !choseOss(rules);

/**
 * The country whose VAT a sale to a consumer bears, goods and files alike: the seller's, in another member state that one
 * once the threshold is passed or by choice (Directive 2006/112/EC, art. 33 point (a), 58 and 59c). Outside the Union it is
 * the buyer's, which is none of the Union's: art. 58 for files, export for goods (art. 146).
 */
export const vatCountryOf = (rules: TaxRules, country: string): string =>
  needsThreshold(rules, country) && !rules.aboveThreshold ? SELLER_COUNTRY : country;

/**
 * Percent for one tax class and the customer's country: the newest rate that began by the day; before all of them, the
 * first. Outside the Union there is none (0). Who is no payer asks no Slovak VAT (0); that of another member state is owed
 * there all the same, as the exemption of small enterprises is one of the seller's own state (Directive 2006/112/EC, art. 284
 * par. 1; Slovak Act 222/2004, § 4).
 */
export const vatRateFor = (rules: TaxRules, taxClass: TaxedAs, country: string): number => {
  const { vat, taxpayer, day } = rules;
  const at = vatCountryOf(rules, country);
  if (at === SELLER_COUNTRY && !chargesVat(taxpayerOn(taxpayer, day))) return 0;
  const rates = vat.rates.filter((rate) => rate.country === at && rate.taxClass === taxClass);
  if (rates.length === 0) return 0;
  const begun = rates.filter(({ from }) => from <= day);
  if (begun.length === 0) return rates.reduce((first, rate) => (rate.from < first.from ? rate : first)).percent;
  return begun.reduce((last, rate) => (rate.from > last.from ? rate : last)).percent;
};
