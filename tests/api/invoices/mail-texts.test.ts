import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestAccountMail } from '../../../server/accounts/account-mail.job.ts';
import { previewMail } from '../../../server/admin/mails/mail-texts.service.ts';
import { MAILS } from '../../../server/admin/mails/mail-catalogue.ts';
import { sweepMailsJob } from '../../../server/admin/mails/sweeping-mails.job.ts';
import { LOCALES, type Locale } from '../../../server/core/locale.ts';
import { Permission } from '../../../server/core/permissions.ts';
import type { MailKind } from '../../../server/mails/mail-kinds.ts';
import type { MailWords } from '../../../server/mails/mail.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { buildAdminWith } from '../../support/builders/build-admin.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let owner: Person;
beforeAll(async () => {
  shop = await startShop();
  owner = await buildPerson(shop, { admin: true });
});
beforeEach(async () => {
  await shop.runJobs();
  shop.mails.splice(0);
});
afterAll(() => shop.close());

const VIEW = '{ changed version words { subject heading body } builtIn { subject heading body } }';
const READ = `query ($mail: MailTextInput!) { mailText(mail: $mail) ${VIEW} }`;
const SET = `mutation ($mail: MailTextInput!, $words: MailWordsInput!, $expectedVersion: Int!) {
  setMailText(input: { mail: $mail, words: $words, expectedVersion: $expectedVersion }) ${VIEW} }`;
const RESET = `mutation ($mail: MailTextInput!, $expectedVersion: Int!) {
  resetMailText(input: { mail: $mail, expectedVersion: $expectedVersion }) ${VIEW} }`;
const PREVIEW = `query ($mail: MailTextInput!, $words: MailWordsInput!) { mailTextPreview(mail: $mail, words: $words) {
  problems { field code placeholder } written { subject html text } } }`;

interface View {
  changed: boolean;
  version: number;
  words: MailWords;
  builtIn: MailWords;
}

const mailOf = (kind: string, language: Locale = 'sk') => ({ kind, language });
const call = <Data>(query: string, variables: object, { headers }: Pick<Person, 'headers'> = owner) =>
  shop.graphql<Data>(query, { ...variables }, { headers });
const read = async (kind: string, language?: Locale): Promise<View> =>
  (await call<{ mailText: View }>(READ, { mail: mailOf(kind, language) })).data.mailText;
const set = async (kind: string, changes: Partial<MailWords>, version?: number) => {
  const now = await read(kind);
  const variables = {
    mail: mailOf(kind),
    words: { ...now.words, ...changes },
    expectedVersion: version ?? now.version,
  };
  return call<{ setMailText: View }>(SET, variables);
};
const refusal = async (answer: ReturnType<typeof set>) => (await answer).errors?.[0]?.extensions;

const askReset = async (locale: Locale): Promise<string> => {
  const user = await buildAccount(shop);
  await requestAccountMail(shop.ctx({ locale }), { kind: 'RESET', email: user.email });
  await shop.runJobs();
  return user.email;
};

describe('words as built in', () => {
  const kinds = Object.keys(MAILS) as MailKind[];
  it.each(LOCALES)('make every mail, with every placeholder filled in: %s', async (language) => {
    for (const kind of kinds) {
      const { problems, written } = await previewMail(shop.ctx(), { kind, language }, MAILS[kind].builtIn[language]);
      expect([kind, problems]).toEqual([kind, []]);
      expect(`${written!.subject}${written!.text}`).not.toMatch(/[{}]|undefined/);
    }
  });
});

describe('words of a mail', () => {
  it('that the owner has changed are sent, in their language alone', async () => {
    const { data, errors } = await set('RESET', { subject: 'Nové heslo', body: 'Kliknite:\n\n[Sem]({link})' });
    expect(errors).toBeUndefined();
    expect(data.setMailText).toMatchObject({ changed: true, version: 1, words: { subject: 'Nové heslo' } });
    const slovak = await askReset('sk');
    const english = await askReset('en');
    const [first, second] = shop.mails;
    expect(first).toMatchObject({ to: slovak, subject: 'Nové heslo' });
    expect(first!.text).toMatch(/Kliknite:\n\nSem:\nhttp:\/\/localhost:3000\/reset-password\?token=\S+/);
    expect(first!.html).toContain('href="http://localhost:3000/reset-password?token=');
    expect(second).toMatchObject({ to: english, subject: 'Set a new password · Martyx' });
  });

  it('keep what the law asks for: tables and rules are put in by the shop, and cannot be left out', async () => {
    const body = 'Milá {customerName}, ďakujeme.\n\n[Objednávka]({link})\n{orderLines}\n{files}\n{withdrawal}';
    expect((await set('ORDER', { subject: 'Objednávka {orderNumber}', body })).errors).toBeUndefined();
    const { order } = await buildPaidOrder(shop.ctx({ locale: 'sk' }), [await buildSellable(shop, { name: 'Kit' })]);
    await shop.runJobs();
    const mail = shop.mails.find(({ subject }) => subject === `Objednávka ${order.orderNumber}`)!;
    expect(mail.text).toContain('Vzorový formulár');
    expect(mail.text).toMatch(/Milá \S+ \S+, ďakujeme\./);
    expect(await refusal(set('ORDER', { body: body.replace('{withdrawal}', '') }))).toEqual({
      code: 'VALIDATION_FAILED',
      args: { body: 'PLACEHOLDER_MISSING' },
    });
  });

  it.each<[string, Partial<MailWords>, Record<string, string>]>([
    ['an unknown placeholder', { body: '{link} {nobody}' }, { body: 'PLACEHOLDER_UNKNOWN' }],
    ['one of another mail', { subject: '{orderNumber}' }, { subject: 'PLACEHOLDER_UNKNOWN' }],
    ['a brace that is left open', { heading: 'Heslo {link' }, { heading: 'PLACEHOLDER_UNKNOWN' }],
    ['a link that is missing', { body: 'Nič' }, { body: 'PLACEHOLDER_MISSING' }],
    ['a secret link in the subject', { subject: '{link}' }, { subject: 'PLACEHOLDER_MISPLACED' }],
    ['a button within a line', { body: 'Tu [sem]({link}) je' }, { body: 'PLACEHOLDER_ALONE' }],
    ['nothing', { subject: ' ', body: '' }, { subject: 'REQUIRED', body: 'REQUIRED' }],
  ])('are refused with %s', async (_name, changes, args) => {
    const before = await read('RESET');
    expect(await refusal(set('RESET', changes))).toEqual({ code: 'VALIDATION_FAILED', args });
    expect(await read('RESET')).toEqual(before);
  });

  it('show markup as text, and no line of the subject becomes a header', async () => {
    const subject = 'Ahoj\r\nBcc: victim@example.sk';
    const body = '<script>alert(1)</script> <a href="https://evil.example">x</a>\n\n{link}';
    expect((await set('RESET', { subject, heading: '<b>Heslo</b>', body })).errors).toBeUndefined();
    await askReset('sk');
    const [mail] = shop.mails;
    expect(mail!.subject).toBe('Ahoj Bcc: victim@example.sk');
    expect(mail!.html).not.toMatch(/<script|<b>|href="https:\/\/evil/);
    expect(mail!.html).toContain('&lt;script&gt;');
    expect(mail!.html).toMatch(/<a href="http:\/\/localhost:3000\/reset-password\?token=/);
  });

  it('that somebody else changed meanwhile are shown to who comes second', async () => {
    const { version } = await read('CONFIRM');
    await set('CONFIRM', { subject: 'Prvý' }, version);
    const conflict = await refusal(set('CONFIRM', { subject: 'Druhý' }, version));
    expect(conflict).toMatchObject({ code: 'VERSION_CONFLICT', args: { version: version + 1, subject: 'Prvý' } });
  });

  it('go back to what is built in, and each step is in the audit log', async () => {
    await set('CANCELLED', { subject: 'Zrušené {orderNumber}' });
    const { version, builtIn } = await read('CANCELLED');
    const { data } = await call<{ resetMailText: View }>(RESET, {
      mail: mailOf('CANCELLED'),
      expectedVersion: version,
    });
    expect(data.resetMailText).toMatchObject({ changed: false, words: builtIn });
    const log = `SELECT actor_id, action, subject_id, after->>'subject' AS subject FROM audit_entry ORDER BY id DESC LIMIT 2`;
    const entry = { actor_id: owner.user.id, subject_id: 'CANCELLED.sk' };
    expect(await shop.ctx().sql(log)).toEqual([
      { ...entry, action: 'mail.reset', subject: builtIn.subject },
      { ...entry, action: 'mail.update', subject: 'Zrušené {orderNumber}' },
    ]);
  });

  it('that a later version of the shop no longer knows give way to what is built in', async () => {
    await shop.ctx().sql(`INSERT INTO mail_text (kind, language, words, version, updated_at)
      VALUES ('RESET', 'de', '{"subject": "{gone}", "heading": "x", "body": "{link}"}', 1, now())`);
    await askReset('de');
    expect(shop.mails[0]!.subject).toBe('Legen Sie ein neues Passwort fest · Martyx');
  });

  it('are previewed without being written, and tried out at the own address', async () => {
    const before = await read('REFUND');
    const words = { ...before.words, subject: 'Späť {amount}' };
    const variables = { mail: mailOf('REFUND'), words };
    const preview = await call<{ mailTextPreview: { written: MailWords } }>(PREVIEW, variables);
    expect(preview.data.mailTextPreview.written.subject.replace('\u00a0', ' ')).toBe('Späť 129,90 €');
    expect(await read('REFUND')).toEqual(before);
    await call('mutation ($mail: MailTextInput!) { sendTestMail(input: { mail: $mail }) { receivedAt } }', {
      mail: mailOf('REFUND'),
    });
    await shop.runJobs();
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.user.email, 'Vrátenie platby k objednávke MX-2026-000123'],
    ]);
  });

  it('are for admins with the permission for settings', async () => {
    const packer = await buildAdminWith(shop, [Permission.ORDERS]);
    const variables = { mail: mailOf('RESET'), words: (await read('RESET')).words, expectedVersion: 0 };
    for (const query of [READ, SET, RESET, PREVIEW]) {
      const asked = Object.entries(variables).filter(([name]) => query.includes(`$${name}`));
      const { errors } = await call(query, Object.fromEntries(asked), packer);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});

describe('mails that did not go out', () => {
  const LIST = '{ waitingMails { id kind recipient orderNumber attempts nextAt problem } }';
  const list = async () => (await call<{ waitingMails: Record<string, unknown>[] }>(LIST, {})).data.waitingMails;

  it('are put aside by an admin who dealt with them, and come back when that is undone', async () => {
    const refused = vi.spyOn(shop.shop.mailer, 'send').mockRejectedValue(new Error('550 no such user'));
    await askReset('en');
    await shop.ctx().sql(`UPDATE graphile_worker._private_jobs SET created_at = now() - interval '2 hours'`);
    const [waiting] = await list();
    const counted = async () =>
      (await call<{ adminCounts: { mailsToCheck: number } }>('{ adminCounts { mailsToCheck } }', {})).data.adminCounts;
    const move = async (field: string) =>
      (
        await call<Record<string, { ids: string[] }>>(
          `mutation ($ids: [ID!]!) { ${field}(input: { ids: $ids }) { ids } }`,
          {
            ids: [waiting!.id],
          },
        )
      ).data[field]!.ids;
    expect(await counted()).toEqual({ mailsToCheck: 1 });
    expect(await move('setMailsAside')).toEqual([waiting!.id]);
    expect(await list()).toEqual([]);
    expect(await counted()).toEqual({ mailsToCheck: 0 });
    expect(await move('setMailsAside')).toEqual([]);
    refused.mockRestore();
    await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await shop.runJobs();
    expect(shop.mails).toEqual([]);
    expect(await move('bringMailsBack')).toEqual([waiting!.id]);
    expect(await list()).toEqual([waiting]);
    const noted = await shop
      .ctx()
      .sql("SELECT action, subject_name AS name FROM audit_entry WHERE action LIKE 'mail.%'");
    expect(noted.slice(-2)).toEqual([
      { action: 'mail.aside', name: 'RESET' },
      { action: 'mail.back', name: 'RESET' },
    ]);
    await move('setMailsAside');
    await shop.ctx().sql("UPDATE mail_aside SET set_aside_at = now() - interval '29 days'");
    await sweepMailsJob.run(shop.ctx(), {});
    expect(await shop.ctx().sql('SELECT FROM mail_aside')).toHaveLength(1);
    await shop.ctx().sql("UPDATE mail_aside SET set_aside_at = now() - interval '31 days'");
    await shop.ctx().sql("UPDATE graphile_worker._private_jobs SET updated_at = now() - interval '32 days'");
    await sweepMailsJob.run(shop.ctx(), {});
    expect(await shop.ctx().sql('SELECT FROM graphile_worker._private_jobs WHERE id = $1', [waiting!.id])).toEqual([]);
  });

  it('are listed once they are given up, and go out when they are sent again', async () => {
    const refused = vi.spyOn(shop.shop.mailer, 'send').mockRejectedValue(new Error('550 no such user'));
    const email = await askReset('en');
    expect(await list()).toEqual([]);
    await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE attempts > 0');
    const [waiting, ...rest] = await list();
    expect(rest).toEqual([]);
    expect(waiting).toMatchObject({ kind: 'RESET', recipient: email, orderNumber: null, attempts: 25, nextAt: null });
    expect(waiting!.problem).toContain('550 no such user');
    refused.mockRestore();
    const again = 'mutation ($ids: [ID!]!) { sendMailsAgain(input: { ids: $ids }) { ids } }';
    expect((await call(again, { ids: [waiting!.id, '1', 'x'] })).data).toEqual({
      sendMailsAgain: { ids: [waiting!.id] },
    });
    await shop.runJobs();
    expect(shop.mails.map(({ to }) => to)).toEqual([email]);
    expect(await list()).toEqual([]);
    const other = await buildAdminWith(shop, [Permission.SETTINGS]);
    expect((await call(LIST, {}, other)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
