import { chargesVat, taxpayerOn, type TaxpayerSetting } from '../settings/taxpayer.setting.ts';
import { inUnion, type TaxedAs, type VatSetting } from '../settings/vat.setting.ts';

export const SELLER_COUNTRY = 'SK';

/** What decides on the VAT of a sale on a day (ISO, in the shop's time zone). */
export interface TaxRules {
  readonly vat: VatSetting;
  readonly taxpayer: TaxpayerSetting;
  readonly day: string;
}

/** Whether goods sent to consumers of other member states are taxed there on that day (ISO, in the shop's time zone). */
export const goodsUnderOss = ({ goodsUnderOssFrom }: VatSetting, day: string): boolean =>
  goodsUnderOssFrom !== null && goodsUnderOssFrom <= day;

/** The country whose VAT a sale bears: files the customer's, goods the seller's, or the destination's under the One Stop Shop. */
export const taxCountryOf = ({ vat, day }: Omit<TaxRules, 'taxpayer'>, taxClass: string, country: string): string =>
  taxClass === 'digital' || (goodsUnderOss(vat, day) && inUnion(country)) ? country : SELLER_COUNTRY;

/**
 * Percent for one tax class and the customer's country: the newest rate that began by the day; before all of them, the
 * first. Files sold outside the Union are outside the scope of VAT (0). Who is no payer asks no Slovak VAT (0); that of
 * another member state is owed there all the same, as the exemption of small enterprises is one of the seller's own state
 * (Directive 2006/112/EC, art. 284 par. 1; Slovak Act 222/2004, § 4).
 */
export const vatRateFor = (rules: TaxRules, taxClass: TaxedAs, country: string): number => {
  const { vat, taxpayer, day } = rules;
  const at = taxCountryOf(rules, taxClass, country);
  if (at === SELLER_COUNTRY && !chargesVat(taxpayerOn(taxpayer, day))) return 0;
  const rates = vat.rates.filter((rate) => rate.country === at && rate.taxClass === taxClass);
  if (rates.length === 0) return 0;
  const begun = rates.filter(({ from }) => from <= day);
  if (begun.length === 0) return rates.reduce((first, rate) => (rate.from < first.from ? rate : first)).percent;
  return begun.reduce((last, rate) => (rate.from > last.from ? rate : last)).percent;
};
