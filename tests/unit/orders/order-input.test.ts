import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../server/core/errors.ts';
import { isEmail, sanitizeLine, sanitizeText } from '../../../server/core/text/text.ts';
import { checkOrderInput, requestHash, type GivenOrder } from '../../../server/orders/order-input.ts';
import { orderTaxes } from '../../../server/orders/order-taxes.ts';
import { workMs } from '../../support/cpu-work.ts';

const address = {
  firstName: 'Jana',
  lastName: 'Hrivnáková',
  street: 'Horná 12',
  city: 'Banská Bystrica',
  postcode: '97401',
  country: 'sk',
};

const given = (changes: Partial<GivenOrder> = {}): GivenOrder => ({
  idempotencyKey: 'key-12345678',
  lines: [{ productId: 1, quantity: 1 }],
  email: ' jana@example.sk ',
  billingAddress: address,
  digitalConsent: true,
  termsAccepted: true,
  fingerprint: 'f',
  ...changes,
});

const faults = (changes: Partial<GivenOrder>): unknown => {
  try {
    return checkOrderInput(given(changes));
  } catch (error) {
    return (error as AppError).args;
  }
};

describe('checkOrderInput', () => {
  it('stores what was meant: trimmed, spelled as the country does, empty as null', () => {
    const checked = checkOrderInput(given({ billingAddress: { ...address, company: '  ', phone: ' 0900 123 456 ' } }));
    expect(checked.email).toBe('jana@example.sk');
    expect(checked.billingAddress).toMatchObject({
      postcode: '974 01',
      country: 'SK',
      company: null,
      phone: '0900 123 456',
    });
  });

  it.each([
    ['2021234567', '2021234567'],
    [' 20 21 234 567 ', '2021234567'],
    ['', undefined],
  ])('stores the tax number %j of a company in Slovakia as %j', (taxId, stored) => {
    expect(checkOrderInput(given({ billingAddress: { ...address, taxId } })).billingAddress.taxId).toBe(stored);
  });

  it.each([
    ['202123456', 'SK'],
    ['20212345678', 'SK'],
    ['SK2021234567', 'SK'],
    ['2021234567', 'CZ'],
  ])('refuses the tax number %s in %s', (taxId, country) => {
    const postcode = country === 'CZ' ? '11000' : '97401';
    expect(faults({ billingAddress: { ...address, postcode, country, taxId } })).toEqual({
      'billingAddress.taxId': 'INVALID',
    });
  });

  it('takes out what could break a mail header or a table', () => {
    const street = 'Horná 12\r\nbcc: x@example.sk\u202e\u0000';
    expect(checkOrderInput(given({ billingAddress: { ...address, street } })).billingAddress.street).toBe(
      'Horná 12 bcc: x@example.sk',
    );
  });

  it('names faulty lines beside faulty fields', () => {
    const changes = { lines: [{ productId: 1, quantity: 0 }], email: '', billingAddress: { ...address, city: '' } };
    expect(faults(changes)).toEqual({
      'lines.0.quantity': 'INVALID',
      email: 'REQUIRED',
      'billingAddress.city': 'REQUIRED',
    });
  });

  it.each(['__proto__', 'constructor', 'S', 'SVK', '🇸🇰', ''])('knows no country %j', (country) => {
    expect(faults({ billingAddress: { ...address, country } })).toHaveProperty(['billingAddress.country']);
  });
});

describe('requestHash', () => {
  const hash = (changes: Partial<GivenOrder> = {}, user: string | null = null) =>
    requestHash(checkOrderInput(given(changes)), user);

  it('does not depend on the key, on spaces or on the order of fields', () => {
    const shuffled = Object.fromEntries(Object.entries(given()).reverse()) as unknown as GivenOrder;
    expect(requestHash(checkOrderInput(shuffled), null)).toBe(hash());
    expect(hash({ idempotencyKey: 'another-key', email: 'jana@example.sk' })).toBe(hash());
  });

  it.each<[string, Partial<GivenOrder>]>([
    ['quantity', { lines: [{ productId: 1, quantity: 2 }] }],
    ['e-mail', { email: 'j@example.sk' }],
    ['address', { billingAddress: { ...address, city: 'Zvolen' } }],
    ['shipping address', { shippingAddress: address }],
    ['method', { shippingMethod: 'courier' }],
    ['fingerprint', { fingerprint: 'g' }],
    ['notes', { notes: 'n' }],
    ['consent', { digitalConsent: false }],
  ])('changes with the %s', (_field, changes) => {
    expect(hash(changes)).not.toBe(hash());
  });

  it('changes with who asks', () => {
    expect(hash({}, 'someone')).not.toBe(hash());
  });
});

describe('text', () => {
  it('loses control characters and dangerous schemes, keeps line breaks', () => {
    expect(sanitizeText(' javascript: data:\u0007Hello\r\nworld ')).toBe('Hello\nworld');
    expect(sanitizeLine('a\n\tb')).toBe('a b');
    expect(sanitizeText('x'.repeat(2000))).toHaveLength(1000);
  });

  it('is checked in linear time', async () => {
    const texts = [
      `a@${'a.'.repeat(25_000)}!`,
      `${'a'.repeat(50_000)}@b.c`,
      ' '.repeat(50_000),
      'data:'.repeat(10_000),
    ];
    const check = () => {
      for (const text of texts) {
        isEmail(text);
        isEmail(text.slice(0, 254));
        sanitizeText(`${text}!`);
      }
    };
    expect(await workMs(check)).toBeLessThan(50);
  });
});

it('sums the VAT of an order by rate, shipping included', () => {
  const line = { subtotalMinor: 1230, discountMinor: 0, taxRatePercent: 23, taxMinor: 230 };
  const order = { shippingMinor: 490, shippingTaxRate: 23, shippingTaxMinor: 92 };
  expect(orderTaxes(order, [line, { ...line, taxRatePercent: 0, taxMinor: 0 }])).toEqual([
    { ratePercent: 23, grossMinor: 1720, taxMinor: 322, netMinor: 1398 },
    { ratePercent: 0, grossMinor: 1230, taxMinor: 0, netMinor: 1230 },
  ]);
});
