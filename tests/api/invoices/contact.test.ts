import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SELLER } from '../../../server/settings/seller.setting.ts';
import { CHANGED } from '../../../server/settings/settings.queries.ts';
import { tell } from '../../../server/core/news/news.ts';
import { createMailer } from '../../../server/core/mailer.ts';
import { freshNetwork } from '../../support/fresh-network.ts';
import { startShop, type GraphQLResult, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const HOUR = 3_600_000;
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { receivedAt } }';

let serial = 0;
const letter = (changes: Record<string, unknown> = {}) => ({
  idempotencyKey: `letter-${process.pid}-${(serial += 1)}`,
  name: 'Jana Hrivnáková',
  email: `jana-${process.pid}-${serial}@example.sk`,
  topic: 'MODEL',
  message: 'Dobrý deň,\nzmestí sa Sokol na podložku 210 mm?',
  ...changes,
});

interface From {
  network?: string;
  language?: string;
}

type Answer = GraphQLResult<{ sendMessage: { receivedAt: string } } | null>;

const send = async (input: Record<string, unknown>, { network = freshNetwork(), language = 'en' }: From = {}) => {
  const response = await shop.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'accept-language': language },
    payload: { query: SEND, variables: { input } },
    remoteAddress: network,
  });
  return response.json<Answer>();
};

const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions;

/** What the seller got from these calls. */
const mailsOf = async (work: () => Promise<unknown>) => {
  await shop.runJobs();
  shop.mails.length = 0;
  await work();
  await shop.runJobs();
  return [...shop.mails];
};

describe('a letter to the seller', () => {
  it('comes by mail with everything in it, and is answered straight to who wrote it', async () => {
    const input = letter({ topic: 'ORDER', orderNumber: ' MX-2026-000123 ', email: ' Jana@Example.SK ' });
    const mails = await mailsOf(async () => {
      expect((await send(input, { language: 'de' })).data).toEqual({ sendMessage: { receivedAt: expect.any(String) } });
    });
    expect(mails).toHaveLength(1);
    const { to, replyTo, subject, text, html } = mails[0]!;
    expect([to, replyTo]).toEqual([SELLER.email, 'jana@example.sk']);
    expect(subject).toBe('Správa z obchodu: objednávka MX-2026-000123 · Jana Hrivnáková');
    for (const words of ['Jana Hrivnáková', 'jana@example.sk', 'MX-2026-000123', 'Jazyk stránky: de'])
      expect(text).toContain(words);
    expect(text).toContain('Dobrý deň,\nzmestí sa Sokol na podložku 210 mm?');
    expect(html).toContain('Dobrý deň,<br>zmestí sa');
  });

  it('is written in the language that the seller chose, in the words that the owner changed', async () => {
    await shop
      .ctx()
      .sql(`INSERT INTO setting (key, value, version, updated_at) VALUES ('SELLER', $1, 1, now())`, [
        JSON.stringify({ ...SELLER, language: 'de' }),
      ]);
    await tell(shop.ctx(), CHANGED);
    const words = { subject: 'Post: {topic}', heading: 'Post', body: 'Bitte bald antworten.\n\n{letter}' };
    await shop
      .ctx()
      .sql(
        `INSERT INTO mail_text (kind, language, words, version, updated_at) VALUES ('LETTER_TO_SHOP', 'de', $1, 1, now())`,
        [JSON.stringify(words)],
      );
    const [mail] = await mailsOf(() => send(letter({ topic: 'OTHER', message: 'Hello' }), { language: 'en' }));
    await shop.ctx().sql("DELETE FROM setting WHERE key = 'SELLER'");
    await tell(shop.ctx(), CHANGED);
    expect(mail).toMatchObject({ to: SELLER.email, subject: 'Post: Sonstiges' });
    expect(mail!.text).toMatch(/Bitte bald antworten\.[^]*Von: Jana[^]*Sprache der Seite: en[^]*Hello/);
  });

  it('is one letter for one key, also when the answer to the first try got lost', async () => {
    const input = letter();
    const mails = await mailsOf(async () => {
      const answers = await Promise.all([send(input), send(input), send(input)]);
      expect(answers.map(({ data }) => data)).toEqual(
        Array(3).fill({ sendMessage: { receivedAt: expect.any(String) } }),
      );
      await shop.runJobs();
      await send(input);
    });
    expect(mails).toHaveLength(1);
  });

  it('cannot add a header or a recipient by line breaks', async () => {
    const evil = '\r\nBcc: victim@example.sk\r\n\r\nbody\u2028x';
    const [mail] = await mailsOf(() =>
      send(letter({ name: `Eve${evil}`, topic: 'ORDER', orderNumber: `1${evil.slice(0, 26)}` })),
    );
    const mailer = createMailer({ ...shop.shop.config, smtpUrl: null }, shop.shop.logger);
    await mailer.send(mail!);
    const outbox = path.join(shop.dataDir, 'outbox');
    const [name] = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
    const parsed = await PostalMime.parse(await readFile(path.join(outbox, name!)));
    expect(parsed.headers.map(({ key }) => key).filter((key) => ['to', 'cc', 'bcc'].includes(key))).toEqual(['to']);
    expect(parsed.to?.map(({ address }) => address)).toEqual([SELLER.email]);
    expect(parsed.replyTo?.map(({ address }) => address)).toEqual([mail!.replyTo]);
    expect(parsed.subject).toContain('Eve Bcc: victim@example.sk body x');
  });

  it('refuses an address that is more than one', async () => {
    for (const email of ['a@example.sk\r\nBcc: b@example.sk', 'a@example.sk,b@example.sk', 'Eve <a@example.sk>'])
      expect(refusalOf(await send(letter({ email })))).toEqual({
        code: 'VALIDATION_FAILED',
        args: { email: 'EMAIL_INVALID' },
      });
  });

  it('is markup for nobody', async () => {
    const [mail] = await mailsOf(() => send(letter({ name: '<b>x</b>', message: '<img src=x onerror=alert(1)>' })));
    expect(mail!.html).not.toMatch(/<img|<b>x/);
    expect(mail!.text).toContain('<img src=x onerror=alert(1)>');
  });

  it('of a machine that fills the hidden field is taken in and goes nowhere', async () => {
    const mails = await mailsOf(async () => {
      expect((await send(letter({ leaveEmpty: 'http://spam.example' }))).data).toEqual({
        sendMessage: { receivedAt: expect.any(String) },
      });
    });
    expect(mails).toEqual([]);
  });
});

describe('what a letter may hold', () => {
  const MOST = { name: 100, orderNumber: 40, message: 1000 } as const;

  it.each(Object.entries(MOST))('ends for %s at %i characters', async (field, max) => {
    const mails = await mailsOf(async () => {
      expect((await send(letter({ [field]: 'č'.repeat(max) }))).data).toEqual({
        sendMessage: { receivedAt: expect.any(String) },
      });
      expect(refusalOf(await send(letter({ [field]: 'č'.repeat(max + 1) })))).toEqual({
        code: 'VALIDATION_FAILED',
        args: { [field]: 'TOO_LONG' },
      });
    });
    expect(mails).toHaveLength(1);
  });

  it('is said for all wrong fields at once', async () => {
    const wrong = letter({ name: ' \r\n ', email: '', message: '\u0007 ', orderNumber: 'x'.repeat(41) });
    expect(refusalOf(await send(wrong))).toEqual({
      code: 'VALIDATION_FAILED',
      args: { name: 'REQUIRED', email: 'REQUIRED', message: 'REQUIRED', orderNumber: 'TOO_LONG' },
    });
  });

  it.each([
    { email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(60)}.sk`, code: 'TOO_LONG' },
    { email: 'jana@example', code: 'EMAIL_INVALID' },
    { email: 'jana.example.sk', code: 'EMAIL_INVALID' },
  ])('has an address that exists: not $email', async ({ email, code }) => {
    expect(refusalOf(await send(letter({ email })))).toMatchObject({ args: { email: code } });
  });

  it.each([
    { name: 7 },
    { message: null },
    { message: ['x'] },
    { topic: 'SPAM' },
    { email: { address: 'x' } },
    { idempotencyKey: undefined },
    { extra: 'x' },
  ])('has no other type: %j', async (change) => {
    const mails = await mailsOf(async () => {
      expect(refusalOf(await send(letter(change)))?.code).toBe('BAD_USER_INPUT');
    });
    expect(mails).toEqual([]);
  });

  it.each(['short', 'has space', 'x'.repeat(65)])('has a key of 8 to 64 plain characters: not %j', async (key) => {
    expect(refusalOf(await send(letter({ idempotencyKey: key })))).toMatchObject({
      code: 'VALIDATION_FAILED',
      args: { idempotencyKey: 'INVALID' },
    });
  });
});

describe('the limits of letters', () => {
  it('are five an hour with one address, from whatever network and however it is written', async () => {
    const email = `keen-${process.pid}@example.sk`;
    for (let i = 0; i < 5; i += 1) expect((await send(letter({ email }))).errors).toBeUndefined();
    expect(refusalOf(await send(letter({ email: email.toUpperCase() })))).toEqual({
      code: 'RATE_LIMITED',
      args: { minutes: 60 },
    });
    expect((await send(letter())).errors).toBeUndefined();
    shop.clock.advance(HOUR + 1000);
    expect((await send(letter({ email }))).errors).toBeUndefined();
  });

  it('are ten an hour from one network, exactly ten of thirty at once', async () => {
    const network = freshNetwork();
    const mails = await mailsOf(async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => send(letter(), { network })));
      expect(answers.filter(({ data }) => data?.sendMessage)).toHaveLength(10);
      const codes = new Set(answers.flatMap((answer) => refusalOf(answer)?.code ?? []));
      expect([...codes]).toEqual(['RATE_LIMITED']);
    });
    expect(mails).toHaveLength(10);
  });

  it('do not count what was refused, and leave its key free for the next try', async () => {
    const network = freshNetwork();
    for (let i = 0; i < 15; i += 1) await send(letter({ message: '' }), { network });
    for (let i = 0; i < 10; i += 1) expect((await send(letter(), { network })).errors).toBeUndefined();
    const late = letter();
    expect(refusalOf(await send(late, { network }))?.code).toBe('RATE_LIMITED');
    const mails = await mailsOf(() => send(late));
    expect(mails).toHaveLength(1);
  });
});
