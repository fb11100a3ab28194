import type { MailAttachment } from '../../core/mail.ts';
import type { MailBlock } from '../../core/mail-layout.ts';
import type { Locale } from '../../core/locale.ts';
import { formatDay, formatMoney } from '../../core/text/format.ts';
import { orderBlocks } from '../../invoices/mail/order-mail-blocks.ts';
import { sampleOrderMail } from '../../invoices/mail/order-mail-sample.ts';
import { MailGroup, MailKind } from '../../mails/mail-kinds.ts';
import { defineMail } from '../../mails/mail.ts';
import { spacedIban } from '../../settings/bank-account.ts';
import { epcCode, qrPicture, squareCode } from './transfer-codes.ts';
import { TRANSFER_TEXTS, TRANSFER_WORDS } from './transfer-mail.texts.ts';
import type { Transfer } from './transfer.ts';

const SIDE = 220;
const CODES = { square: squareCode, epc: epcCode } as const;
const NAMES = ['square', 'epc'] as const;

/** What a buyer enters at the bank, and the codes that do it. */
export const transferBlocks = (transfer: Transfer, locale: Locale): MailBlock[] => {
  const t = TRANSFER_TEXTS[locale];
  const { holder, iban, bic, amountMinor, currency, variableSymbol, message, dueDay } = transfer;
  const rows = [
    { label: t.holder, value: holder, wraps: true },
    { label: 'IBAN', value: spacedIban(iban) },
    ...(bic ? [{ label: 'BIC', value: bic }] : []),
    { label: t.variableSymbol, value: variableSymbol },
    { label: t.message, value: message },
    { label: t.due, value: formatDay(dueDay, locale) },
    { label: t.amount, value: formatMoney(amountMinor, locale, currency), strong: true },
  ];
  return [
    { kind: 'heading', text: t.details },
    { kind: 'rows', rows },
    ...NAMES.map((name) => ({ kind: 'picture', cid: name, caption: t[name], side: SIDE }) as const),
  ];
};

/** The pictures that these blocks name. */
export const transferPictures = (transfer: Transfer): Promise<MailAttachment[]> =>
  Promise.all(
    NAMES.map(async (cid) => ({
      filename: `${cid}.png`,
      content: await qrPicture(CODES[cid](transfer)),
      contentType: 'image/png',
      cid,
    })),
  );

const SAMPLE: Transfer = {
  holder: 'Martyx s. r. o.',
  iban: 'SK3112000000198742637541',
  bic: null,
  amountMinor: 14_870,
  currency: 'EUR',
  variableSymbol: '2026000123',
  message: 'MX-2026-000123',
  dueDay: '2026-11-29',
};

/** What a buyer reads who ordered and pays by bank transfer. It goes to an address that nobody has proven: no typed word. */
export const TRANSFER_MAIL = defineMail({
  kind: MailKind.TRANSFER,
  group: MailGroup.ORDER,
  placeholders: ['orderNumber', 'orderDate', 'amount', 'link', 'transfer', 'orderLines'],
  required: ['orderNumber', 'link', 'transfer'],
  builtIn: TRANSFER_WORDS,
  sampleBlocks: (locale, seller) => ({
    transfer: transferBlocks(SAMPLE, locale),
    orderLines: orderBlocks(sampleOrderMail('UNPAID', locale, seller)).orderLines,
  }),
});
