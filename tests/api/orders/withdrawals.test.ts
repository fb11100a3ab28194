import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SELLER } from '../../../server/settings/seller.setting.ts';
import type { Order } from '../../../server/orders/order.entity.ts';
import { Withdrawal } from '../../../server/withdrawals/withdrawal.entity.ts';
import { withdrawalsPersonalData } from '../../../server/withdrawals/withdrawals.personal-data.ts';
import { freshNetwork } from '../../support/fresh-network.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { payOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type GraphQLResult, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildProduct(shop.ctx(), { onHand: 500 });
});
afterAll(() => shop.close());

const WITHDRAW = 'mutation ($input: WithdrawalInput!) { withdrawFromContract(input: $input) { receivedAt } }';
const OF_ORDER =
  'query ($id: ID!, $key: String) { order(id: $id, accessToken: $key) { withdrawals { receivedAt items } } }';

let serial = 0;
const statement = (changes: Record<string, unknown> = {}) => ({
  idempotencyKey: `statement-${process.pid}-${(serial += 1)}`,
  name: 'Jana Hrivnáková',
  email: `jana-${process.pid}-${serial}@example.sk`,
  orderNumber: 'MX-2026-999999',
  ...changes,
});

interface From {
  network?: string;
  language?: string;
  headers?: Record<string, string>;
}

type Answer = GraphQLResult<{ withdrawFromContract: { receivedAt: string } } | null>;

const withdraw = async (
  input: Record<string, unknown>,
  { network = freshNetwork(), language = 'en', headers = {} }: From = {},
) => {
  const response = await shop.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'accept-language': language, ...headers },
    payload: { query: WITHDRAW, variables: { input } },
    remoteAddress: network,
  });
  return response.json<Answer>();
};

const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions;
const stored = (idempotencyKey: string) => shop.ctx().repo(Withdrawal).findOneBy({ idempotencyKey });

/** The mails of these calls: to the consumer and to the seller. */
const mailsOf = async (work: () => Promise<unknown>) => {
  await shop.runJobs();
  shop.mails.length = 0;
  await work();
  await shop.runJobs();
  const [toSeller, toConsumer] = [true, false].map((own) =>
    shop.mails.filter(({ to }) => (to === SELLER.email) === own),
  );
  return { toSeller: toSeller!, toConsumer: toConsumer! };
};

const ordered = (email: string) => buildOrder(shop.ctx(), { email, lines: [{ productId: kit, quantity: 1 }] });
const paid = async (email: string) => {
  const placed = await ordered(email);
  await payOrder(shop.ctx(), placed.order);
  return placed;
};
const seenBy = async ({ id }: Order, key: string) =>
  (await shop.graphql<{ order: { withdrawals: object[] } }>(OF_ORDER, { id, key })).data.order.withdrawals;

describe('a statement of withdrawal', () => {
  it('is stored with its time beside the order, which then shows it', async () => {
    const { order, accessToken } = await ordered('Jana.Order@Example.sk');
    const input = statement({ email: 'jana.order@example.sk', orderNumber: ` ${order.orderNumber.toLowerCase()} ` });
    const { data } = await withdraw({ ...input, items: 'Sokol 720,\n1 ks' });
    const { receivedAt } = data!.withdrawFromContract;
    expect(Math.abs(Date.parse(receivedAt) - shop.clock.now().getTime())).toBeLessThan(10_000);
    expect(await stored(input.idempotencyKey)).toMatchObject({ orderId: order.id, receivedAt: new Date(receivedAt) });
    expect(await seenBy(order, accessToken)).toEqual([{ receivedAt, items: 'Sokol 720,\n1 ks' }]);
  });

  it.each([
    {
      language: 'en',
      subject: 'We received your withdrawal',
      zone: / at \d\d:\d\d:\d\d GMT/,
      whole: 'the whole order',
    },
    {
      language: 'sk',
      subject: 'Prijali sme vaše odstúpenie',
      zone: / o \d{1,2}:\d\d:\d\d SEL?Č/,
      whole: 'celej objednávky',
    },
    {
      language: 'de',
      subject: 'Ihr Widerruf ist eingegangen',
      zone: / um \d\d:\d\d:\d\d MES?Z/,
      whole: 'die ganze Bestellung',
    },
  ])('is confirmed in $language with its content, date and time', async ({ language, subject, zone, whole }) => {
    const email = `paid-${language}@example.sk`;
    const input = statement({ email, orderNumber: (await paid(email)).order.orderNumber });
    const { toConsumer } = await mailsOf(() => withdraw(input, { language }));
    expect(toConsumer).toHaveLength(1);
    const [mail] = toConsumer;
    expect(mail).toMatchObject({ to: input.email, replyTo: SELLER.email });
    expect(mail!.subject).toContain(subject);
    for (const words of [input.name, input.email, input.orderNumber, whole]) expect(mail!.text).toContain(words);
    expect(mail!.text).toMatch(zone);
    expect((await stored(input.idempotencyKey))?.acknowledgedAt).not.toBeNull();
  });

  it('reaches the seller, with whether an order fits', async () => {
    const { order } = await ordered('fits@example.sk');
    const fitting = statement({ email: 'fits@example.sk', orderNumber: order.orderNumber, items: 'Krídlo' });
    const { toSeller } = await mailsOf(async () => {
      await withdraw(fitting, { language: 'de' });
      await withdraw(statement({ orderNumber: order.orderNumber }));
    });
    expect(toSeller).toHaveLength(2);
    const [found, lost] = toSeller.sort((a) => (a.replyTo === 'fits@example.sk' ? -1 : 1));
    expect(found!.subject).toBe(`Odstúpenie od zmluvy: ${order.orderNumber} · Jana Hrivnáková`);
    expect(found!.text).toContain('Objednávka sa našla: áno');
    expect(found!.text).toContain('Krídlo');
    expect(lost!.text).toContain('Objednávka sa našla: nie');
  });

  it.each([
    ['no such order', async () => 'MX-1999-000000'],
    ["another address's order", async () => (await paid('somebody@example.sk')).order.orderNumber],
    [
      'an order that was placed for it and never paid',
      async (email: string) => (await ordered(email)).order.orderNumber,
    ],
    ['a text in place of the number', async () => 'Buy now at evil.example'],
  ])('carries no words to an address with %s', async (_what, numberFor) => {
    const email = `named-${process.pid}-${(serial += 1)}@example.sk`;
    const orderNumber = await numberFor(email);
    const words = statement({ email, orderNumber, name: 'Visit evil.example', items: 'Send money to evil.example' });
    const { toConsumer, toSeller } = await mailsOf(() => withdraw(words));
    expect(toConsumer).toHaveLength(1);
    expect(JSON.stringify(toConsumer)).not.toContain('evil');
    expect(toConsumer[0]!.text).toContain('its words are not repeated here');
    expect(toSeller[0]!.text).toContain('Send money to evil.example');
  });

  it('counts and is confirmed in the same way when there is no such order, or it is someone else’s', async () => {
    const { order, accessToken } = await ordered('owner@example.sk');
    const calls = [
      statement({ email: 'owner@example.sk', orderNumber: order.orderNumber }),
      statement({ orderNumber: order.orderNumber }),
      statement({ orderNumber: 'MX-1999-000000' }),
    ];
    const answers: Answer[] = [];
    const { toConsumer } = await mailsOf(async () => {
      for (const call of calls) answers.push(await withdraw(call));
    });
    const shapes = answers.map((answer) => JSON.stringify(answer).replace(/"20[^"]+"/, '"when"'));
    expect(new Set(shapes).size).toBe(1);
    const told = toConsumer.map(({ subject, text }, i) =>
      (subject + text)
        .replaceAll(calls[i]!.email, '@')
        .replaceAll(calls[i]!.orderNumber, '#')
        .replace(/\d\d:\d\d:\d\d/g, ''),
    );
    expect([told.length, new Set(told).size]).toEqual([3, 1]);
    expect(await seenBy(order, accessToken)).toHaveLength(1);
    expect((await stored(calls[1]!.idempotencyKey))?.orderId).toBeNull();
  });

  it('of a signed-in buyer stands beside the own order whatever address it names, and in the export of the account', async () => {
    const user = await buildAccount(shop);
    const { order } = await buildOrder(shop.ctx({ viewer: { userId: user.id, admin: false, sessionId: '' } }), {
      email: 'other@example.sk',
      lines: [{ productId: kit, quantity: 1 }],
    });
    const input = statement({ orderNumber: order.orderNumber });
    await withdraw(input, { headers: await signInAs(shop, user) });
    expect((await stored(input.idempotencyKey))?.orderId).toBe(order.id);
    const [exported] = (await withdrawalsPersonalData[0]!.read!(shop.ctx(), user.id)) as object[];
    expect(exported).toMatchObject({ name: input.name, email: input.email, orderNumber: order.orderNumber });
  });

  it('is one for one key: the same receipt, one mail; other content under it is refused', async () => {
    const input = statement();
    const { toConsumer } = await mailsOf(async () => {
      const answers = await Promise.all([withdraw(input), withdraw(input), withdraw(input)]);
      shop.clock.advance(60_000);
      const times = [...answers, await withdraw(input)].map(({ data }) => data!.withdrawFromContract.receivedAt);
      expect(new Set(times).size).toBe(1);
    });
    expect(toConsumer).toHaveLength(1);
    const others = { items: 'Sokol', name: 'Jana Nová', email: 'other@example.sk', orderNumber: 'MX-2026-999998' };
    for (const [field, value] of Object.entries(others))
      expect(refusalOf(await withdraw({ ...input, [field]: value }))?.code, field).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is confirmed once, also when the job runs again', async () => {
    const input = statement();
    const { toConsumer } = await mailsOf(async () => {
      await withdraw(input);
      await shop.runJobs();
      const { id } = (await stored(input.idempotencyKey))!;
      await shop
        .ctx()
        .sql('SELECT graphile_worker.add_job($1, payload := $2::json)', [
          'withdrawals.acknowledge',
          JSON.stringify({ withdrawalId: id }),
        ]);
    });
    expect(toConsumer).toHaveLength(1);
  });
});

describe('what a statement may hold', () => {
  it.each(Object.entries({ name: 100, orderNumber: 40, items: 1000 }))(
    'ends for %s at %i characters',
    async (field, max) => {
      expect((await withdraw(statement({ [field]: 'č'.repeat(max) }))).errors).toBeUndefined();
      expect(refusalOf(await withdraw(statement({ [field]: 'č'.repeat(max + 1) })))).toEqual({
        code: 'VALIDATION_FAILED',
        args: { [field]: 'TOO_LONG' },
      });
    },
  );

  it('is said for all wrong fields at once, and nothing is stored', async () => {
    const wrong = statement({ name: ' ', email: 'jana@example', orderNumber: '\r\n' });
    expect(refusalOf(await withdraw(wrong))).toEqual({
      code: 'VALIDATION_FAILED',
      args: { name: 'REQUIRED', email: 'EMAIL_INVALID', orderNumber: 'REQUIRED' },
    });
    expect(await stored(wrong.idempotencyKey)).toBeNull();
  });

  it('adds no header by line breaks', async () => {
    const evil = 'x\r\nBcc: victim@example.sk';
    const { toConsumer, toSeller } = await mailsOf(() => withdraw(statement({ name: evil, orderNumber: evil })));
    for (const { subject } of [...toConsumer, ...toSeller]) expect(subject).not.toMatch(/[\r\n]/);
  });

  it.each([{ name: 7 }, { orderNumber: null }, { items: ['x'] }, { extra: 1 }])(
    'has no other type: %j',
    async (change) => {
      expect(refusalOf(await withdraw(statement(change)))?.code).toBe('BAD_USER_INPUT');
    },
  );
});

describe('the limits of statements', () => {
  it('are five an hour for one address, so that nobody floods it, and twenty for one network', async () => {
    const email = `flooded-${process.pid}@example.sk`;
    for (let i = 0; i < 5; i += 1) expect((await withdraw(statement({ email }))).errors).toBeUndefined();
    const late = statement({ email });
    expect(refusalOf(await withdraw(late))).toEqual({ code: 'RATE_LIMITED', args: { minutes: 60 } });
    expect(await stored(late.idempotencyKey)).toBeNull();
    const network = freshNetwork();
    const answers = await Promise.all(Array.from({ length: 25 }, () => withdraw(statement(), { network })));
    expect(answers.filter(({ data }) => data)).toHaveLength(20);
    shop.clock.advance(3_601_000);
    expect((await withdraw(late, { network })).errors).toBeUndefined();
  });
});
