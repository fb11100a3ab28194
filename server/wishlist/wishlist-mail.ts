import { formatMoney } from '../core/text/format.ts';
import type { Locale } from '../core/locale.ts';
import type { MailBlock, MailRow } from '../core/mail-layout.ts';
import { MailGroup, MailKind } from '../mails/mail-kinds.ts';
import { defineMail } from '../mails/mail.ts';
import { WISHLIST_MAIL_TEXTS, WISHLIST_MAIL_WORDS } from './wishlist-mail.texts.ts';
import type { News } from './wishlist-news.job.ts';

type Item = Omit<News, 'productId'> & { name: string };

const productRows = (items: readonly Item[], locale: Locale): MailBlock[] => {
  const t = WISHLIST_MAIL_TEXTS[locale];
  const money = (minor: number) => formatMoney(minor, locale);
  const rows = items.map(({ kind, name, oldPriceMinor, newPriceMinor }): MailRow => {
    const detail = kind === 'BACK' ? t.back : t.cheaper(money(oldPriceMinor));
    return { label: name, detail, value: money(newPriceMinor) };
  });
  return [{ kind: 'rows', rows }];
};

const SAMPLE: readonly Item[] = [{ kind: 'CHEAPER', name: 'Talon', oldPriceMinor: 12_990, newPriceMinor: 9_990 }];

/** Lower prices and what is back, with the links to the list and out of these mails. */
export const WISHLIST_MAIL = defineMail({
  kind: MailKind.WISHLIST_NEWS,
  group: MailGroup.NEWS,
  placeholders: ['headline', 'products', 'link', 'unsubscribeLink'],
  required: ['products', 'unsubscribeLink'],
  builtIn: WISHLIST_MAIL_WORDS,
  sampleBlocks: (locale) => ({ products: productRows(SAMPLE, locale) }),
});

interface WishlistMail {
  readonly locale: Locale;
  readonly items: readonly Item[];
  readonly publicUrl: string;
  /** Of the link that ends these mails. */
  readonly token: string;
}

/** What the mail is filled with. */
export const wishlistMailValues = ({ locale, items, publicUrl, token }: WishlistMail) => {
  const { headline } = WISHLIST_MAIL_TEXTS[locale];
  const [first] = items;
  return {
    headline: items.length > 1 ? headline.many(items.length) : headline[first!.kind](first!.name),
    products: productRows(items, locale),
    link: `${publicUrl}/wishlist?lang=${locale}`,
    unsubscribeLink: `${publicUrl}/wishlist/unsubscribe?lang=${locale}&token=${token}`,
  };
};
