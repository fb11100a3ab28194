import { inUnion, type TaxedAs, type VatSetting } from '../settings/vat.setting.ts';

export const SELLER_COUNTRY = 'SK';

/** Whether goods sent to consumers of other member states are taxed there on that day (ISO, in the shop's time zone). */
export const goodsUnderOss = ({ goodsUnderOssFrom }: VatSetting, day: string): boolean =>
  goodsUnderOssFrom !== null && goodsUnderOssFrom <= day;

/** The country whose VAT a sale bears: files the customer's, goods the seller's, or the destination's under the One Stop Shop. */
export const taxCountryOf = (vat: VatSetting, taxClass: string, country: string, day: string): string =>
  taxClass === 'digital' || (goodsUnderOss(vat, day) && inUnion(country)) ? country : SELLER_COUNTRY;

/**
 * Percent for one tax class and the customer's country on a day: the newest rate that began by then; before all of them,
 * the first. Files sold outside the Union are outside the scope of VAT (0).
 */
export const vatRateFor = (vat: VatSetting, taxClass: TaxedAs, country: string, day: string): number => {
  const at = taxCountryOf(vat, taxClass, country, day);
  const rates = vat.rates.filter((rate) => rate.country === at && rate.taxClass === taxClass);
  if (rates.length === 0) return 0;
  const begun = rates.filter(({ from }) => from <= day);
  if (begun.length === 0) return rates.reduce((first, rate) => (rate.from < first.from ? rate : first)).percent;
  return begun.reduce((last, rate) => (rate.from > last.from ? rate : last)).percent;
};
