import { describe, expect, it } from 'vitest';
import { intlOf, type Messages } from '../../../web/intl/intl.ts';
import de from '../../../web/intl/locales/de/checkout.json';
import en from '../../../web/intl/locales/en/checkout.json';
import sk from '../../../web/intl/locales/sk/checkout.json';
import { formatDelivery } from '../../../web/intl/money.ts';

describe('what a way of sending costs', () => {
  it.each([
    ['en', en, 'free', '€4.90'],
    ['sk', sk, 'zadarmo', '4,90 €'],
    ['de', de, 'kostenlos', '4,90 €'],
  ] as const)('is said in a word where it costs nothing: %s', (locale, messages, free, paid) => {
    const intl = intlOf(locale, messages as unknown as Messages);
    expect(formatDelivery(intl, { minor: 0, currency: 'EUR' })).toBe(free);
    expect(formatDelivery(intl, { minor: 490, currency: 'EUR' }).replace(/\s/g, ' ')).toBe(paid);
  });
});
