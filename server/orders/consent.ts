import type { Locale } from '../core/locale.ts';
import { dayOf } from '../core/text/format.ts';
import { LegalPage, versionOn, type LegalDays } from '../settings/legal-days.setting.ts';

/**
 * Version of the built-in terms, which a buyer accepts while the owner has published none (`legal/`): the day on which their text
 * last changed in substance. Every order asks and stores the version that holds, so a new one binds the next order and leaves
 * earlier ones as they were; nobody is asked between orders.
 */
export const TERMS_VERSION = '2026-11-26';

/** The version of the terms that holds at a moment, by the shop's calendar: what the owner published, else what is built in. */
export const termsOn = (legalDays: LegalDays, now: Date): string =>
  versionOn(legalDays, LegalPage.TERMS, dayOf(now)) ?? TERMS_VERSION;

/** Version of the text below; grows with every change of it, and earlier versions stay readable in the history of this file. */
export const DIGITAL_CONSENT_VERSION = '2026-11-01';

/**
 * What a buyer of files agrees to before ordering, in the words of the checkout (Directive 2011/83/EU, art. 16 (m); § 19 zákon 108/2024). The order
 * stores version and time, and the order mail repeats the text.
 */
export const DIGITAL_CONSENT_TEXT: Record<Locale, string> = {
  en: 'I want the files at once, before the 14-day withdrawal period ends, and I know that I lose my right of withdrawal for them as soon as they can be downloaded.',
  sk: 'Súhlasím s dodaním súborov hneď, pred uplynutím 14-dňovej lehoty na odstúpenie od zmluvy, a beriem na vedomie, že ich sprístupnením na stiahnutie strácam právo na odstúpenie od zmluvy.',
  de: 'Ich verlange die Bereitstellung der Dateien sofort, vor Ablauf der 14-tägigen Widerrufsfrist, und weiß, dass mein Widerrufsrecht für sie erlischt, sobald sie zum Download bereitstehen.',
};
