import { describe, expect, it } from 'vitest';
import { orderBlocks } from '../../../server/invoices/mail/order-mail-blocks.ts';
import { sampleOrderMail } from '../../../server/invoices/mail/order-mail-sample.ts';
import { SELLER } from '../../../server/settings/seller.setting.ts';

describe('the mail of an order', () => {
  it.each([
    ['en', 'free'],
    ['sk', 'zadarmo'],
    ['de', 'kostenlos'],
  ] as const)('says in words that nothing is paid for its delivery: %s', (locale, words) => {
    const sample = sampleOrderMail('ORDER', locale, SELLER);
    const order = { ...sample.order, shippingMinor: 0, shippingTaxMinor: 0 };
    const said = JSON.stringify(orderBlocks({ ...sample, order }));
    expect(said).toContain(`"value":"${words}"`);
    expect(said).not.toMatch(/[^\d]0[.,]00/);
  });
});
