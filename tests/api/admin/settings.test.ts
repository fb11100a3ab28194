import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../server/accounts/user.entity.ts';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { transaction } from '../../../server/core/context.ts';
import { tell } from '../../../server/core/news/news.ts';
import { Permission } from '../../../server/core/permissions.ts';
import { SETTINGS } from '../../../server/settings/settings-catalogue.ts';
import { CHANGED, readSettings } from '../../../server/settings/settings.queries.ts';
import { signInAs } from '../../support/builders/build-account.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildOrderInput } from '../../support/builders/build-order.ts';
import { buildPaidOrder, payOrder } from '../../support/builders/build-paid-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { place, refusalOf } from '../../support/place-order.ts';
import { settingCalls, without, withPrice } from '../../support/setting-calls.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
let headers: Record<string, string>;
let admin: User;
beforeAll(async () => {
  shop = await startShop();
  const person = await buildPerson(shop, { admin: true });
  headers = person.headers;
  admin = person.user;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx().sql('UPDATE setting SET value = NULL, version = version + 1');
  await tell(shop.ctx(), CHANGED);
  kit = await buildSellable(shop, { stock: 50 });
});

const { seller, shipping, vat, notice } = SETTINGS;
const { partOf, update, change } = settingCalls(
  () => shop,
  () => headers,
);

const quoted = () => quoteCart(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] });
const inputOf = () => buildOrderInput(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] });
const day = (offset: number) => {
  const at = new Date(shop.clock.now().getTime() + offset * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bratislava' }).format(at);
};
const withRate = (from: string, percent: number) => ({
  ...vat.builtIn,
  rates: [...vat.builtIn.rates, { country: 'SK', taxClass: 'goods', from, percent }],
});

describe('settings', () => {
  it('hold what is built in until somebody changes them', async () => {
    const fresh = await startShop();
    expect(await readSettings(fresh.ctx())).toEqual(
      Object.fromEntries(Object.entries(SETTINGS).map(([name, { builtIn }]) => [name, builtIn])),
    );
    await fresh.close();
  });

  it('are changed, seen by every process when its notice comes, and put back', async () => {
    const other = await startShop({ databaseUrl: shop.databaseUrl });
    const { version } = await change('FOOTER', { models: '700+', customers: '12 000+' });
    const seen = (shopInfo: object) =>
      vi.waitFor(async () =>
        expect((await other.graphql('{ shopInfo { models customers } }')).data).toEqual({ shopInfo }),
      );
    await seen({ models: '700+', customers: '12 000+' });
    const reset = `mutation { resetSetting(input: { key: FOOTER, expectedVersion: ${version} }) { value { footer { models customers } } version } }`;
    const { data } = await shop.graphql<{ resetSetting: object }>(reset, {}, { headers });
    expect(data.resetSetting).toEqual({
      value: { footer: { models: '500+', customers: '10 000+' } },
      version: version + 1,
    });
    await seen({ models: '500+', customers: '10 000+' });
    await other.close();
  });

  it('are opened by their own permission only', async () => {
    const ask = '{ settings { key } }';
    const codeOf = async (as: Record<string, string>) => {
      const answers = [
        await shop.graphql(ask, {}, { headers: as }),
        await update('FOOTER', { models: '1', customers: '1' }, { version: 0, headers: as }),
        await shop.graphql(
          'mutation { resetSetting(input: { key: FOOTER, expectedVersion: 0 }) { key } }',
          {},
          { headers: as },
        ),
      ];
      return [...new Set(answers.map(({ errors }) => errors?.[0]?.extensions.code))];
    };
    const customer = await buildPerson(shop);
    const keeper = await buildPerson(shop, { admin: true });
    const [role] = await shop
      .ctx()
      .sql<{ id: string }>('INSERT INTO admin_role (name, permissions) VALUES ($1, $2) RETURNING id', [
        'Stock',
        [Permission.CATALOGUE],
      ]);
    await shop.ctx().sql('UPDATE users SET role_id = $1 WHERE id = $2', [role!.id, keeper.user.id]);
    expect(await codeOf({})).toEqual(['UNAUTHENTICATED']);
    expect(await codeOf(customer.headers)).toEqual(['FORBIDDEN']);
    expect(await codeOf(keeper.headers)).toEqual(['FORBIDDEN']);
  });

  it('say by field what is wrong, and change nothing', async () => {
    const { errors } = await update('SELLER', { ...seller.builtIn, name: '', email: 'x' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      args: { name: 'REQUIRED', email: 'EMAIL_INVALID' },
    });
    expect((await partOf('SELLER')).value.name).toBe(seller.builtIn.name);
  });

  it.each([[null], ['text'], [[]], [{}], [12]])('refuse %j', async (value) => {
    const { errors } = await update('SHIPPING', value);
    expect(errors).toBeDefined();
  });

  it('let one of two who change at once win', async () => {
    const { version } = await partOf('FOOTER');
    const value = (models: string) => ({ models, customers: '1' });
    const answers = await Promise.all([
      update('FOOTER', value('a'), { version }),
      update('FOOTER', value('b'), { version }),
    ]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.filter(Boolean)).toEqual(['VERSION_CONFLICT']);
    const won = answers.findIndex(({ errors }) => !errors);
    expect((await partOf('FOOTER')).value.models).toBe(['a', 'b'][won]);
  });

  it('are noted in the audit log, change by change', async () => {
    await change('VAT', withRate(day(3), 20));
    const [entry] = await shop
      .ctx()
      .sql('SELECT actor_id, action, subject, subject_id, before, after FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(entry).toEqual({
      actor_id: admin.id,
      action: 'settings.update',
      subject: 'SETTINGS',
      subject_id: 'VAT',
      before: {},
      after: { [`SK goods ${day(3)}`]: 20 },
    });
  });
});

describe('a price of sending', () => {
  it('is in the next quote, and an order at the old one is told so', async () => {
    const input = await inputOf();
    await change('SHIPPING', withPrice(555));
    expect((await quoted()).shipping).toMatchObject({ id: 'packeta', priceMinor: 555 });
    const [code, args] = await refusalOf(shop, input);
    expect([code, args.shippingMinor]).toEqual(['QUOTE_CHANGED', 555]);
  });

  it('of a method that is gone between quote and order is SHIPPING_METHOD_INVALID', async () => {
    const input = await inputOf();
    await change('SHIPPING', without('packeta'));
    expect((await refusalOf(shop, input))[0]).toBe('SHIPPING_METHOD_INVALID');
  });

  it('stays with an order that was placed, whatever becomes of the method', async () => {
    const { data } = await place(shop, await inputOf());
    await change('SHIPPING', without('packeta'));
    const invoice = await payOrder(shop.ctx(), { id: data.placeOrder.order.id });
    const sent = invoice.snapshot.lines.at(-1)!;
    expect(sent).toMatchObject({ description: 'Shipping: Packeta pick-up point', grossMinor: 490 });
  });

  it('of a country that no method serves any more is COUNTRY_NOT_SERVED', async () => {
    const input = await inputOf();
    await change('SHIPPING', { ...shipping.builtIn, methods: [] });
    expect(await refusalOf(shop, input)).toEqual([
      'VALIDATION_FAILED',
      { 'billingAddress.country': 'COUNTRY_NOT_SERVED' },
    ]);
  });

  it('stands on the product page, where collecting is no price of sending', async () => {
    await change('SHIPPING', withPrice(555));
    const query = `{ product(id: ${kit}) { shippingRates { countries price { minor } } } }`;
    const { data } = await shop.graphql<{ product: { shippingRates: { price: { minor: number } }[] } }>(query);
    expect(data.product.shippingRates.map(({ price }) => price.minor)).toEqual([555, 555, 555]);
  });

  it('is one throughout an order, also when it changes meanwhile', async () => {
    await transaction(shop.ctx(), async (tx) => {
      const first = await quoteCart(tx, { lines: [{ productId: kit, quantity: 1 }] });
      await change('SHIPPING', withPrice(777));
      const second = await quoteCart(tx, { lines: [{ productId: kit, quantity: 1 }] });
      expect([first, second].map((quote) => quote.shipping?.priceMinor)).toEqual([490, 490]);
    });
    expect((await quoted()).shipping?.priceMinor).toBe(777);
  });
});

describe('a VAT rate', () => {
  it('holds from its day: an order quoted before is told that the quote changed', async () => {
    const input = await inputOf();
    await change('VAT', withRate(day(0), 19));
    expect((await quoted()).taxes[0]?.ratePercent).toBe(19);
    expect((await refusalOf(shop, input))[0]).toBe('QUOTE_CHANGED');
  });

  it('of a later day changes nothing yet; an order is taxed by the day on which it is paid', async () => {
    await change('VAT', withRate(day(1), 19));
    const { data } = await place(shop, await inputOf());
    expect(data.placeOrder.order).toMatchObject({ taxes: [{ ratePercent: 23 }] });
    await change('VAT', withRate(day(0), 10));
    const invoice = await payOrder(shop.ctx(), { id: data.placeOrder.order.id });
    expect(invoice.snapshot.taxes.map(({ ratePercent }) => ratePercent)).toEqual([10]);
  });

  it('of a day that is over cannot be changed, not even by putting back what is built in', async () => {
    const { errors } = await update('VAT', withRate(day(-1), 19));
    const last = vat.builtIn.rates.length;
    expect(errors?.[0]?.extensions.args).toEqual({ [`rates.${last}.from`]: 'PAST' });
    const { version } = await change('VAT', withRate(day(0), 19));
    shop.clock.advance(86_400_000);
    headers = await signInAs(shop, admin);
    const reset = `mutation { resetSetting(input: { key: VAT, expectedVersion: ${version} }) { key } }`;
    const answer = await shop.graphql(reset, {}, { headers });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', args: { rates: 'PAST' } });
  });

  it('is told per country', async () => {
    const rates = [...vat.builtIn.rates, { country: 'SK', taxClass: 'digital', from: day(0), percent: 5.5 }];
    await change('VAT', { ...vat.builtIn, rates });
    const { data } = await shop.graphql<{ countries: { code: string; vatRatePercent: number }[] }>(
      '{ countries { code vatRatePercent } }',
    );
    expect(data.countries.find(({ code }) => code === 'SK')?.vatRatePercent).toBe(5.5);
  });
});

describe('the seller', () => {
  it('stands on new invoices and in mails; an issued invoice keeps what it says', async () => {
    const old = await buildPaidOrder(shop.ctx(), [kit]);
    await change('SELLER', { ...seller.builtIn, name: 'Nový obchod s. r. o.', email: 'novy@martyx.example' });
    const paid = await buildPaidOrder(shop.ctx(), [kit]);
    expect([old, paid].map(({ invoice }) => invoice.snapshot.seller.name)).toEqual([
      'Martyx s. r. o.',
      'Nový obchod s. r. o.',
    ]);
    const [kept] = await shop
      .ctx()
      .sql<{ name: string }>("SELECT snapshot->'seller'->>'name' AS name FROM invoice WHERE id = $1", [old.invoice.id]);
    expect(kept!.name).toBe('Martyx s. r. o.');
    shop.mails.length = 0;
    await shop.runJobs();
    const { text, html } = shop.mails.at(-1)!;
    expect([text.includes('Nový obchod s. r. o.'), html.includes('novy@martyx.example')]).toEqual([true, true]);
  });

  it('is told to everybody, without the account', async () => {
    await change('SELLER', { ...seller.builtIn, iban: 'SK3112000000198742637541', city: 'Martin' });
    const { data } = await shop.graphql<{ shopInfo: { seller: { city: string } } }>('{ shopInfo { seller { city } } }');
    expect(data.shopInfo.seller.city).toBe('Martin');
    const { errors } = await shop.graphql('{ shopInfo { seller { iban } } }');
    expect(errors).toBeDefined();
  });
});

describe('a closed shop', () => {
  it('places no order, but takes the payment of one that was placed', async () => {
    const input = await inputOf();
    const { data } = await place(shop, input);
    await change('ORDERING', { closed: true });
    expect((await refusalOf(shop, await inputOf()))[0]).toBe('SHOP_CLOSED');
    expect((await place(shop, input)).data.placeOrder.order.id).toBe(data.placeOrder.order.id);
    expect((await payOrder(shop.ctx(), { id: data.placeOrder.order.id })).snapshot.totalMinor).toBe(13_390);
    expect((await shop.graphql('{ shopInfo { open } }')).data).toEqual({ shopInfo: { open: false } });
  });
});

describe('a notice', () => {
  it('is told in every language while it holds', async () => {
    const ask = async () => (await shop.graphql('{ shopInfo { notice { kind text { en sk de } } } }')).data;
    const text = { en: 'Holidays', sk: 'Dovolenka', de: 'Urlaub' };
    expect(await ask()).toEqual({ shopInfo: { notice: null } });
    const until = new Date(shop.clock.now().getTime() + 3_600_000).toISOString();
    await change('NOTICE', { ...notice.builtIn, active: true, kind: 'WARNING', text, until });
    expect(await ask()).toEqual({ shopInfo: { notice: { kind: 'WARNING', text } } });
    shop.clock.advance(3_600_001);
    expect(await ask()).toEqual({ shopInfo: { notice: null } });
  });
});
