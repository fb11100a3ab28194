import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export interface SentMail {
  subject: string;
  text: string;
  /** Of the links in it, the first to this path. */
  linkTo(pathname: string): string;
}

const TRIES = 1200;
const PAUSE_MS = 50;

/** A mail appears whole and stays as it is. */
const parsed = new Map<string, Promise<Email>>();

const parse = (file: string): Promise<Email> => {
  const known = parsed.get(file) ?? readFile(file).then((bytes) => PostalMime.parse(bytes));
  parsed.set(file, known);
  return known;
};

const readMail = async (file: string, to: string): Promise<SentMail | null> => {
  const mail = await parse(file);
  if (!mail.to?.some(({ address }) => address === to)) return null;
  const { subject = '', text = '' } = mail;
  const links = [...text.matchAll(/https?:\/\/\S*[^\s.,;)]/g)].map(([url]) => new URL(url));
  return {
    subject,
    text,
    linkTo: (pathname) => {
      const link = links.find((each) => each.pathname === pathname);
      if (!link) throw new Error(`No link to ${pathname} in "${subject}"`);
      return `${link.pathname}${link.search}`;
    },
  };
};

/** The newest mail to an address whose subject matches; waits for it, a minute at most. */
export const mailTo = async (outbox: string, to: string, subject: RegExp): Promise<SentMail> => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    for (const name of names.reverse()) {
      const mail = await readMail(path.join(outbox, name), to);
      if (mail && subject.test(mail.subject)) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No mail to ${to} with a subject like ${subject}`);
};
