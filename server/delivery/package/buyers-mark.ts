import type { Locale } from '../../core/locale.ts';

interface MarkTexts {
  /** In the README and the foot of the guide. */
  readonly line: (orderNumber: string) => string;
  /** `LicenseTerms` of a 3MF. */
  readonly terms: (orderNumber: string) => string;
}

const TEXTS: Record<Locale, MarkTexts> = {
  en: {
    line: (orderNumber) => `Personal licence, order ${orderNumber}`,
    terms: (orderNumber) =>
      `Personal licence, order ${orderNumber}. Print for yourself as often as you like; pass no files on and sell neither files nor prints.`,
  },
  sk: {
    line: (orderNumber) => `Osobná licencia, objednávka ${orderNumber}`,
    terms: (orderNumber) =>
      `Osobná licencia, objednávka ${orderNumber}. Pre seba tlačte, koľkokrát chcete; súbory nešírte a nepredávajte súbory ani výtlačky.`,
  },
  de: {
    line: (orderNumber) => `Persönliche Lizenz, Bestellung ${orderNumber}`,
    terms: (orderNumber) =>
      `Persönliche Lizenz, Bestellung ${orderNumber}. Drucken Sie für sich beliebig oft; geben Sie keine Dateien weiter und verkaufen Sie weder Dateien noch Drucke.`,
  },
};

/** Whose copy it is, in words: the order's number and nothing about the person. */
export const markLine = (locale: Locale, orderNumber: string): string => TEXTS[locale].line(orderNumber);

/** The same with the licence in short. */
export const licenceTerms = (locale: Locale, orderNumber: string): string => TEXTS[locale].terms(orderNumber);
