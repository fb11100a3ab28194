import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { isMailAddress, type Mail, type Mailer } from './mail.ts';
import { validationFailed } from './errors.ts';
import { once } from './once.ts';
import { traced, type Tracing } from './tracing/tracing.ts';

const MESSAGE_ID = /^[\w.+-]{1,128}@[\w.-]{1,128}$/;

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Throws VALIDATION_FAILED rather than sending, or sending answers, to anyone but the one who is named. */
const composed = (from: string, mail: Mail): SendMailOptions => {
  if (!isMailAddress(mail.to)) throw validationFailed({ to: 'INVALID' });
  if (mail.replyTo !== undefined && !isMailAddress(mail.replyTo)) throw validationFailed({ replyTo: 'INVALID' });
  if (!MESSAGE_ID.test(mail.messageId)) throw validationFailed({ messageId: 'INVALID' });
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && { 'List-Unsubscribe': `<${encodeURI(mail.unsubscribeUrl)}>` }),
    },
    attachments: (mail.attachments ?? []).map(({ filename, content, contentType, cid }) => ({
      filename: oneLine(filename),
      content: Buffer.from(content),
      contentType,
      ...(cid && { cid, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

const smtpMailer = (url: string, from: string, logger: Logger): Mailer => {
  const options = { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = once(async () => (await import('nodemailer')).createTransport(options));
  return {
    async send(mail) {
      await (await transport()).sendMail(composed(from, mail));
      logger.info({ messageId: mail.messageId }, 'mail sent');
    },
  };
};

const outboxMailer = (folder: string, from: string, logger: Logger): Mailer => {
  const options = { streamTransport: true as const, buffer: true, newline: 'windows' };
  const transport = once(async () => (await import('nodemailer')).createTransport(options));
  return {
    async send(mail) {
      const { message } = await (await transport()).sendMail(composed(from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replace(/[-:.]/g, '');
      const file = path.join(folder, `${stamp}-${mail.messageId.replace(/[^\w.-]/g, '_')}.eml`);
      const temporary = path.join(folder, `.${randomUUID()}`);
      try {
        await writeFile(temporary, message as Buffer, { mode: 0o600 });
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      logger.info({ messageId: mail.messageId, file }, 'mail written');
    },
  };
};

/** SMTP where `SMTP_URL` is set; otherwise each mail becomes one complete `.eml` file in the outbox of `DATA_DIR`. */
export const createMailer = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, logger: Logger): Mailer =>
  config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom, logger)
    : outboxMailer(path.join(config.dataDir, 'outbox'), config.mailFrom, logger);

/** The same, with a span for each mail that says nothing of it. */
export const tracedMailer = (mailer: Mailer, tracing: Tracing | null): Mailer =>
  tracing
    ? { send: (mail) => traced(tracing, { name: 'send mail', kind: 'client' }, () => mailer.send(mail)) }
    : mailer;
