import type { Locale } from '../core/locale.ts';
import { mailLayout, type MailBlock } from '../core/mail-layout.ts';
import type { Manifest } from '../models/manifest.ts';
import type { PartChanges } from '../models/model-changes.ts';
import { VERSION_NOTICE_TEXTS } from './version-notice.texts.ts';

interface VersionMail {
  readonly locale: Locale;
  readonly productName: string;
  readonly older: Manifest;
  readonly newer: Manifest;
  readonly changes: PartChanges;
  readonly changelog: Partial<Record<Locale, string>>;
  readonly publicUrl: string;
  /** Where the buyer loads the files. */
  readonly downloadsUrl: string;
  /** Of the link that ends these mails. */
  readonly token: string;
}

const namesIn = ({ parts }: Manifest, ids: readonly { id: string }[], locale: Locale): string[] =>
  ids.map(({ id }) => parts.find((part) => part.id === id)?.name[locale] ?? id);

const partBlocks = ({ locale, older, newer, changes }: VersionMail): MailBlock[] => {
  const t = VERSION_NOTICE_TEXTS[locale];
  const lists = [
    { text: t.changed, items: namesIn(newer, changes.changed, locale) },
    { text: t.added, items: namesIn(newer, changes.added, locale) },
    { text: t.removed, items: namesIn(older, changes.removed, locale) },
  ];
  return lists
    .filter(({ items }) => items.length > 0)
    .flatMap(({ text, items }): MailBlock[] => [
      { kind: 'heading', text },
      { kind: 'list', items },
    ]);
};

/** Which parts a new version changes, with the links to the files and out of these mails. Pure. */
export const writeVersionMail = (mail: VersionMail) => {
  const { locale, productName, newer, changelog, publicUrl, downloadsUrl, token } = mail;
  const t = VERSION_NOTICE_TEXTS[locale];
  const unsubscribeUrl = `${publicUrl}/new-versions/unsubscribe?lang=${locale}&token=${token}`;
  const news = changelog[locale] || changelog.en;
  const content = mailLayout({
    locale,
    title: t.title(newer.revision),
    preview: productName,
    blocks: [
      { kind: 'paragraph', text: t.intro(productName) },
      ...partBlocks(mail),
      ...(news
        ? ([
            { kind: 'heading', text: t.news },
            { kind: 'paragraph', text: news },
          ] as const)
        : []),
      { kind: 'action', label: t.open, url: downloadsUrl },
      { kind: 'small', text: t.why },
      { kind: 'small', text: `${t.stop}\n${unsubscribeUrl}` },
    ],
    footer: [new URL(publicUrl).host],
  });
  return { subject: t.subject(productName, newer.revision), unsubscribeUrl, ...content };
};
