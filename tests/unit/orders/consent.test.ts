import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../server/core/locale.ts';
import { DIGITAL_CONSENT_TEXT } from '../../../server/orders/consent.ts';

describe('the consent to delivery at once', () => {
  it.each(LOCALES)('is stored and mailed in the very words that the buyer ticks (%s)', (locale) => {
    const file = new URL(`../../../web/intl/locales/${locale}/checkout.json`, import.meta.url);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(DIGITAL_CONSENT_TEXT[locale]).toBe(texts['checkout.consent']);
  });
});
