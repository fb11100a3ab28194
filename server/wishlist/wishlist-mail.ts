import { formatMoney } from '../core/format.ts';
import type { Locale } from '../core/locale.ts';
import { mailLayout, type MailRow } from '../core/mail-layout.ts';
import { WISHLIST_MAIL_TEXTS } from './wishlist-mail.texts.ts';
import type { News } from './wishlist-news.job.ts';

interface WishlistMail {
  readonly locale: Locale;
  readonly items: readonly (News & { name: string })[];
  readonly publicUrl: string;
  /** Of the link that ends these mails. */
  readonly token: string;
}

/** Lower prices and what is back, with the links to the list and out of these mails. Pure. */
export const writeWishlistMail = ({ locale, items, publicUrl, token }: WishlistMail) => {
  const t = WISHLIST_MAIL_TEXTS[locale];
  const money = (minor: number) => formatMoney(minor, locale);
  const rows = items.map(({ kind, name, oldPriceMinor, newPriceMinor }): MailRow => {
    const detail = kind === 'BACK' ? t.back : t.cheaper(money(oldPriceMinor));
    return { label: name, detail, value: money(newPriceMinor) };
  });
  const unsubscribeUrl = `${publicUrl}/wishlist/unsubscribe?lang=${locale}&token=${token}`;
  const [first] = items;
  const subject = items.length > 1 ? t.subject.many(items.length) : t.subject[first!.kind](first!.name);
  const content = mailLayout({
    locale,
    title: t.title,
    preview: items.map(({ name }) => name).join(', '),
    blocks: [
      { kind: 'paragraph', text: t.intro },
      { kind: 'rows', rows },
      { kind: 'action', label: t.open, url: `${publicUrl}/wishlist?lang=${locale}` },
      { kind: 'small', text: t.why },
      { kind: 'small', text: `${t.stop}\n${unsubscribeUrl}` },
    ],
    footer: [new URL(publicUrl).host],
  });
  return { subject, unsubscribeUrl, ...content };
};
