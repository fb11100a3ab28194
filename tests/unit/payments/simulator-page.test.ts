import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BEHAVIOURS } from '../../../server/payments/simulator/behaviours.ts';
import type { OrderRequest } from '../../../server/payments/simulator/order-request.ts';
import { approvalPage, pageCsp } from '../../../server/payments/simulator/page.ts';
import { sdkScript } from '../../../server/payments/simulator/sdk.ts';
import type { SimulatedOrder } from '../../../server/payments/simulator/store.queries.ts';

const order = (locale: string): SimulatedOrder => ({
  id: 'SIM-8XK30291LP234',
  state: 'PAYER_ACTION_REQUIRED',
  request: {
    purchase_units: [{ description: 'Martyx <MX-2026-000001>', amount: { currency_code: 'EUR', value: '247.70' } }],
    payment_source: { paypal: { experience_context: { locale } } },
  } as unknown as OrderRequest,
  merchant_id: 'SIMMERCHANT',
  behaviour: 'pay',
  declines: 0,
  refund_fault: null,
  silent_until: null,
  created_at: new Date(),
  approved_at: null,
});

describe("the simulator's approval page", () => {
  it.each([
    ['en-GB', 'en', ['Payment simulator', 'No real money', '€247.70']],
    ['sk-SK', 'sk', ['Simulátor platby', 'Žiadne skutočné peniaze', '247,70\u00a0€']],
    ['de-DE', 'de', ['Zahlungssimulator', 'Kein echtes Geld', '247,70\u00a0€']],
  ])('says in %s that it is one, and the sum', (tag, lang, texts) => {
    const page = approvalPage(order(tag));
    expect(page).toContain(`<html lang="${lang}">`);
    for (const text of texts) expect(page).toContain(text);
  });

  it('offers a real button for every way it can go, and no script', () => {
    const page = approvalPage(order('en-GB'));
    for (const choice of [...BEHAVIOURS, 'cancel']) expect(page).toMatch(new RegExp(`<button[^>]* value="${choice}"`));
    expect(page).not.toContain('<script');
  });

  it('encodes what the shop told it', () => {
    expect(approvalPage(order('en-GB'))).toContain('Martyx &lt;MX-2026-000001&gt;');
  });

  it('lets its form lead only to itself and the way back', () => {
    expect(pageCsp(['https://shop.example/payment'])).toContain("form-action 'self' https://shop.example;");
  });
});

describe("the simulator's browser script", () => {
  it('is a script that a browser can run', () => {
    expect(() => new Script(sdkScript('en'))).not.toThrow();
  });
});
