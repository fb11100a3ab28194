import type { Locale } from '../../core/locale.ts';
import type { MailBlock } from '../../core/mail-layout.ts';
import { MailGroup, MailKind } from '../../mails/mail-kinds.ts';
import { defineMail } from '../../mails/mail.ts';
import type { Manifest } from '../../models/manifest.ts';
import type { PartChanges } from '../../models/version/model-changes.ts';
import { VERSION_NOTICE_TEXTS, VERSION_NOTICE_WORDS } from './version-notice.texts.ts';

/** What the shop says of one version. */
export interface VersionNews {
  readonly revision: string;
  readonly changelog: Partial<Record<Locale, string>>;
}

interface VersionFacts {
  readonly locale: Locale;
  readonly older: Manifest;
  readonly newer: Manifest;
  readonly changes: PartChanges;
  /** Of all that came since the older one, newest first. */
  readonly news: readonly VersionNews[];
}

const namesIn = ({ parts }: Manifest, ids: readonly { id: string }[], locale: Locale): string[] =>
  ids.map(({ id }) => parts.find((part) => part.id === id)?.name[locale] ?? id);

const headed = (text: string, block: MailBlock): MailBlock[] => [{ kind: 'heading', text }, block];

const partBlocks = ({ locale, older, newer, changes }: VersionFacts): MailBlock[] => {
  const t = VERSION_NOTICE_TEXTS[locale];
  const lists = [
    { text: t.changed, items: namesIn(newer, changes.changed, locale) },
    { text: t.added, items: namesIn(newer, changes.added, locale) },
    { text: t.removed, items: namesIn(older, changes.removed, locale) },
  ];
  return lists
    .filter(({ items }) => items.length > 0)
    .flatMap(({ text, items }) => headed(text, { kind: 'list', items }));
};

/** Each with its number where there are several. */
const newsBlocks = ({ locale, news }: VersionFacts): MailBlock[] => {
  const told = news.flatMap(({ revision, changelog }): MailBlock[] => {
    const text = changelog[locale] || changelog.en;
    return text ? [{ kind: 'paragraph', text: news.length > 1 ? `${revision}: ${text}` : text }] : [];
  });
  return told.length > 0 ? [{ kind: 'heading', text: VERSION_NOTICE_TEXTS[locale].news }, ...told] : [];
};

/** What a new version changes, as parts of the mail. */
export const versionBlocks = (facts: VersionFacts) => {
  return { parts: partBlocks(facts), changelog: newsBlocks(facts) };
};

/** Which parts a new version changes, with the links to the files and out of these mails. */
export const VERSION_MAIL = defineMail({
  kind: MailKind.VERSION_NOTICE,
  group: MailGroup.NEWS,
  placeholders: ['productName', 'version', 'olderVersion', 'parts', 'changelog', 'link', 'unsubscribeLink'],
  required: ['parts', 'link', 'unsubscribeLink'],
  builtIn: VERSION_NOTICE_WORDS,
  sampleBlocks: (locale) => {
    const { changed, news, sample } = VERSION_NOTICE_TEXTS[locale];
    return {
      parts: headed(changed, { kind: 'list', items: [sample] }),
      changelog: headed(news, { kind: 'paragraph', text: '…' }),
    };
  },
});
