import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../../server/core/mail.ts';
import { createMailer } from '../../../server/core/mailer.ts';
import { startSmtpSink } from '../../support/smtp-sink.ts';

const logger = pino({ level: 'silent' });
const mailFrom = 'Martyx <shop@martyx.example>';
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mailer-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const mail = (over: Partial<Mail> = {}): Mail => ({
  to: 'anna@martyx.example',
  subject: 'Objednávka č. 2026-000001: ľúbezné ďakujeme, Größe äöü',
  text: 'Vaša objednávka čaká.',
  html: '<p>Vaša objednávka čaká.</p>',
  messageId: 'order-1@martyx.example',
  ...over,
});

const outbox = async () => {
  const folder = path.join(dataDir, 'outbox');
  const names = (await readdir(folder)).sort();
  return { names, last: await readFile(path.join(folder, names.at(-1)!)) };
};

test('without SMTP a mail is one complete .eml file that keeps diacritics, the message id and the attachment', async () => {
  const content = new Uint8Array([37, 80, 68, 70, 0, 255]);
  const mailer = createMailer({ smtpUrl: null, mailFrom, dataDir }, logger);
  await mailer.send(mail({ attachments: [{ filename: 'FA č. 1.pdf', content, contentType: 'application/pdf' }] }));
  const { names, last } = await outbox();
  expect(names.at(-1)).toMatch(/^\d{8}T\d{9}Z-order-1_martyx\.example\.eml$/);
  const parsed = await PostalMime.parse(last);
  expect(parsed.subject).toBe(mail().subject);
  expect(parsed.messageId).toBe('<order-1@martyx.example>');
  expect(parsed.from).toEqual({ name: 'Martyx', address: 'shop@martyx.example' });
  expect(parsed.to).toEqual([{ name: '', address: 'anna@martyx.example' }]);
  expect(parsed.text?.trim()).toBe('Vaša objednávka čaká.');
  expect(parsed.attachments[0]).toMatchObject({ filename: 'FA č. 1.pdf', mimeType: 'application/pdf' });
  expect(new Uint8Array(parsed.attachments[0]!.content as ArrayBuffer)).toEqual(content);
});

test('line breaks in a subject add no header and no recipient', async () => {
  const mailer = createMailer({ smtpUrl: null, mailFrom, dataDir }, logger);
  await mailer.send(mail({ subject: 'Hello\r\nBcc: evil@evil.example\r\n\r\nbody\u2028x' }));
  const parsed = await PostalMime.parse((await outbox()).last);
  expect(parsed.subject).toBe('Hello Bcc: evil@evil.example body x');
  expect(parsed.bcc).toBeUndefined();
  expect(parsed.headers.filter(({ key }) => key === 'bcc' || key === 'to')).toHaveLength(1);
});

test.each([
  'a@b.example\r\nBcc: evil@evil.example',
  'a@b.example, evil@evil.example',
  'a@b.example;evil@evil.example',
  '"evil@evil.example, x"@b.example',
  'Name <a@b.example>',
  'a@b.example(comment)',
  'a b@c.example',
  'plain',
  `${'a'.repeat(64)}@${'b'.repeat(190)}.example`,
])('an address that is more than one plain address is refused: %j', async (to) => {
  const mailer = createMailer({ smtpUrl: null, mailFrom, dataDir }, logger);
  await expect(mailer.send(mail({ to }))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('answers go to the one address that is named for them', async () => {
  const mailer = createMailer({ smtpUrl: null, mailFrom, dataDir }, logger);
  await mailer.send(mail({ replyTo: 'eva@example.sk' }));
  expect((await PostalMime.parse((await outbox()).last)).replyTo).toEqual([{ name: '', address: 'eva@example.sk' }]);
  await mailer.send(mail());
  expect((await PostalMime.parse((await outbox()).last)).replyTo).toBeUndefined();
  for (const replyTo of ['', 'a@b.example\r\nBcc: evil@evil.example', 'a@b.example, evil@evil.example'])
    await expect(mailer.send(mail({ replyTo }))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('over SMTP one mail goes to one recipient, and a refusal of the server is an error', async () => {
  let down = false;
  const sink = await startSmtpSink(() => down);
  const mailer = createMailer({ smtpUrl: sink.url, mailFrom, dataDir }, logger);
  await mailer.send(mail());
  expect(sink.recipients).toEqual(['RCPT TO:<anna@martyx.example>']);
  expect((await PostalMime.parse(sink.messages[0]!)).subject).toBe(mail().subject);
  down = true;
  await expect(mailer.send(mail())).rejects.toThrow(/451/);
  await sink.close();
  await expect(mailer.send(mail())).rejects.toThrow();
});
