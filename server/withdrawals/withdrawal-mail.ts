import { formatMoment } from '../core/format.ts';
import { isLocale } from '../core/locale.ts';
import { mailLayout, type MailBlock } from '../core/mail-layout.ts';
import { sellerAddress, type Seller } from '../settings/seller.setting.ts';
import { WITHDRAWAL_MAIL_TEXTS } from './withdrawal-mail.texts.ts';
import type { Withdrawal } from './withdrawal.entity.ts';

interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The acknowledgement in the consumer's language: content, date and time of the statement. Pure. */
export const writeAcknowledgement = (withdrawal: Withdrawal, seller: Seller, publicUrl: string): WrittenMail => {
  const address = sellerAddress(seller);
  const { name, email, orderNumber, items, receivedAt } = withdrawal;
  const locale = isLocale(withdrawal.locale) ? withdrawal.locale : 'en';
  const t = WITHDRAWAL_MAIL_TEXTS[locale];
  const when = formatMoment(receivedAt, locale);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t.intro(when) },
    { kind: 'heading', text: t.statement },
    { kind: 'paragraph', text: t.declares(address) },
    {
      kind: 'rows',
      rows: [
        { label: t.when, value: when, wraps: true },
        { label: t.name, value: name, wraps: true },
        { label: t.email, value: email, wraps: true },
        { label: t.order, value: orderNumber, wraps: true },
        ...(items === null ? [{ label: t.scope, value: t.whole, wraps: true }] : []),
      ],
    },
    ...(items === null ? [] : [{ kind: 'paragraph', text: `${t.scope}:\n${items}` } as const]),
    { kind: 'heading', text: t.next },
    { kind: 'small', text: t.goods(address) },
    { kind: 'small', text: t.files },
    { kind: 'small', text: t.notYou },
  ];
  const footer = [`${address} · ${seller.email}`, new URL(publicUrl).host];
  const content = { locale, title: t.title, preview: t.intro(when), blocks, footer };
  return { subject: t.subject(orderNumber), ...mailLayout(content) };
};

/** The same for the seller, in Slovak, with whether an order fits. Pure. */
export const writeSellerNotice = (withdrawal: Withdrawal, seller: Seller): WrittenMail => {
  const { name, email, orderNumber, orderId, items, locale, receivedAt } = withdrawal;
  const found = orderId === null ? 'nie: číslo a e-mail nepatria k sebe' : 'áno';
  const rows = [
    { label: 'Prijaté', value: formatMoment(receivedAt, 'sk') },
    { label: 'Meno', value: name },
    { label: 'E-mail', value: email },
    { label: 'Objednávka', value: orderNumber },
    { label: 'Objednávka sa našla', value: found },
    { label: 'Jazyk', value: locale },
  ].map((row) => ({ ...row, wraps: true }));
  const scope = items === null ? 'Odstúpenie od celej objednávky.' : `Odstúpenie sa týka:\n${items}`;
  const content = {
    locale: 'sk' as const,
    title: 'Odstúpenie od zmluvy',
    preview: `${orderNumber} · ${name}`,
    blocks: [
      { kind: 'rows', rows } as const,
      { kind: 'paragraph', text: scope } as const,
      { kind: 'small', text: 'Zákazníkovi posielame potvrdenie. Odpoveď na tento e-mail pôjde priamo jemu.' } as const,
    ],
    footer: [seller.name],
  };
  return { subject: `Odstúpenie od zmluvy: ${orderNumber} · ${name}`, ...mailLayout(content) };
};
