import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, daysAfter } from '../../../server/core/text/format.ts';
import { TERMS_VERSION } from '../../../server/orders/consent.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const DAY = 86_400_000;
const TEXTS = { en: '<h3>Who sells</h3><p>We do.</p>', sk: '<h3>Kto</h3><p>My.</p>', de: '<h3>Wer</h3><p>Wir.</p>' };

let shop: TestShop;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  headers = (await buildPerson(shop, { admin: true })).headers;
});
afterAll(() => shop.close());

/** So many days go by; the session of the admin has ended meanwhile. */
const pass = async (days: number): Promise<void> => {
  shop.clock.advance(days * DAY);
  headers = (await buildPerson(shop, { admin: true })).headers;
};

const today = (): string => dayOf(shop.clock.now());

type Vars = Record<string, unknown>;

const run = async (query: string, variables: Vars, asAdmin = true) => {
  const { data, errors } = await shop.graphql<Record<string, Vars>>(query, variables, asAdmin ? { headers } : {});
  const told = errors?.[0]?.extensions as { code?: string; args?: Vars } | undefined;
  return { data: data?.of, code: told?.code, args: told?.args };
};

const ADMIN = '{ draftVersion draft { en } versions { day coming } }';
const save = (page: string, version: number, texts: object = TEXTS) =>
  run(`mutation ($page: LegalPage!, $version: Int!, $texts: LegalTextsInput!) {
    of: saveLegalDraft(input: { which: $page, expectedVersion: $version, texts: $texts }) ${ADMIN} }`, { page, version, texts }); // oxfmt-ignore
const publish = (page: string, version: number, day: string) =>
  run(`mutation ($page: LegalPage!, $version: Int!, $day: String!) {
    of: publishLegalText(input: { which: $page, expectedVersion: $version, day: $day }) ${ADMIN} }`, { page, version, day }); // oxfmt-ignore
const remove = (page: string, day: string) =>
  run(`mutation ($page: LegalPage!, $day: String!) { of: removeLegalVersion(input: { which: $page, day: $day }) ${ADMIN} }`, { page, day }); // oxfmt-ignore
const read = (page: string, day: string | null = null) =>
  run(`query ($page: LegalPage!, $day: String) { of: legalText(which: $page, day: $day) {
    day days sections { id title html } } }`, { page, day }, false); // oxfmt-ignore

const acceptedIn = async (): Promise<string> => {
  const { order } = await buildOrder(shop.ctx(), { lines: [{ productId: await buildSellable(shop), quantity: 1 }] });
  return (await shop.ctx().repo(Order).findOneByOrFail({ id: order.id })).termsVersion;
};

describe('a legal text', () => {
  it('is the built-in one until the owner publishes another, which orders of that day on bear', async () => {
    expect((await read('TERMS')).data).toEqual({ day: null, days: [], sections: [] });
    expect(await acceptedIn()).toBe(TERMS_VERSION);
    expect((await save('TERMS', 0)).data).toMatchObject({ draftVersion: 1 });
    const tomorrow = daysAfter(today(), 1);
    expect((await publish('TERMS', 1, tomorrow)).data).toEqual({
      draftVersion: 0,
      draft: null,
      versions: [{ day: tomorrow, coming: true }],
    });
    expect((await read('TERMS')).data).toMatchObject({ day: null, days: [] });
    expect((await read('TERMS', tomorrow)).code).toBe('NOT_FOUND');
    expect(await acceptedIn()).toBe(TERMS_VERSION);
    await pass(1);
    expect((await read('TERMS')).data).toEqual({
      day: tomorrow,
      days: [tomorrow],
      sections: [{ id: 'who-sells', title: 'Who sells', html: '<p>We do.</p>' }],
    });
    expect(await acceptedIn()).toBe(tomorrow);
    expect((await remove('TERMS', tomorrow)).code).toBe('UNDO_TOO_LATE');
  });

  it('keeps earlier versions readable, and takes back one that has not come', async () => {
    const first = today();
    await save('PRIVACY', 0);
    await publish('PRIVACY', 1, first);
    await save('PRIVACY', 0, { ...TEXTS, en: '<h3>New</h3><p>Words.</p>' });
    const second = daysAfter(first, 2);
    await publish('PRIVACY', 1, second);
    await save('PRIVACY', 0);
    const third = daysAfter(first, 9);
    await publish('PRIVACY', 1, third);
    expect((await remove('PRIVACY', third)).data).toMatchObject({ versions: [{ day: second }, { day: first }] });
    await pass(3);
    expect((await read('PRIVACY')).data).toMatchObject({ day: second, days: [second, first] });
    expect((await read('PRIVACY', first)).data).toMatchObject({ day: first, sections: [{ title: 'Who sells' }] });
  });

  it('is refused in the past, on a day that is taken, and where a language is missing', async () => {
    await save('COOKIES', 0, { ...TEXTS, sk: '<p> </p>' });
    expect((await publish('COOKIES', 1, today())).args).toEqual({ 'texts.sk': 'REQUIRED' });
    expect((await save('COOKIES', 0)).code).toBe('VERSION_CONFLICT');
    await save('COOKIES', 1);
    expect((await publish('COOKIES', 2, daysAfter(today(), -1))).args).toEqual({ day: 'TOO_LOW' });
    expect((await publish('COOKIES', 2, 'soon')).args).toEqual({ day: 'INVALID' });
    await publish('COOKIES', 2, today());
    await save('COOKIES', 0);
    expect((await publish('COOKIES', 1, today())).args).toEqual({ day: 'TAKEN' });
    expect((await publish('GUARANTEE', 0, today())).code).toBe('NOT_FOUND');
  });

  it('holds no more than text structure and links', async () => {
    const en = '<h3 onclick="x()">A</h3><p>B<script>alert(1)</script> <a href="javascript:x()">C</a></p>';
    const { data } = await save('GUARANTEE', 0, { ...TEXTS, en });
    expect(data!.draft).toEqual({ en: '<h3>A</h3><p>B <a rel="noopener">C</a></p>' });
  });
});
