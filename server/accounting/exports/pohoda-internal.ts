import { toDecimal } from '../../core/money.ts';
import { escapeXml } from '../../core/text/xml.ts';
import { postingCodeOf, type AccountingSetting } from '../../settings/accounting.setting.ts';
import type { PostingKind } from '../../settings/chart-of-accounts.ts';
import type { MoneyPosting } from '../booking/money-postings.ts';
import { cut, typ } from './pohoda-parts.ts';

const WORDS: Readonly<Record<PostingKind, string>> = {
  PAYMENT: 'Prijatá platba',
  REFUND: 'Vrátená platba',
  DISPUTE: 'Spor o platbu',
  FEE: 'Poplatok za platbu',
  PAYOUT: 'Výplata na bankový účet',
  OTHER: 'Iný pohyb u poskytovateľa platieb',
  CARD_SOLD: 'Predaj darčekovej karty',
  CARD_GIVEN: 'Darovaná darčeková karta',
  CARD_SPENT: 'Úhrada darčekovou kartou',
  CARD_VOIDED: 'Zrušená darčeková karta',
};

const PROVIDERS: Readonly<Record<string, string>> = { PAYPAL: 'PayPal', CARD: 'Stripe' };

const int = (name: string, content: string): string => (content ? `<int:${name}>${content}</int:${name}>` : '');

const textOf = ({ kind, debit, credit, reference, orderNumber }: MoneyPosting): string => {
  const provider = PROVIDERS[debit] ?? PROVIDERS[credit];
  return [WORDS[kind], provider, orderNumber, reference].filter(Boolean).join(' ');
};

/** Of no return: money between accounts bears no VAT. */
const NO_RETURN = int('classificationVAT', typ('ids', 'UN'));

/**
 * Money that moves beside documents as an internal document of POHODA (intDoc.xsd 2.0): its posting by the name that the owner entered,
 * without one the program takes its own. Elements and their order as riesenia/pohoda writes them (read on 2026-11-27); no import
 * into POHODA was tried.
 */
export const internalDocument = (accounting: AccountingSetting, posting: MoneyPosting): string => {
  const { id, day, minor, kind, reference, orderNumber } = posting;
  const code = int('accounting', typ('ids', postingCodeOf(accounting, kind)));
  const text = textOf(posting);
  const header = [
    int('symVar', orderNumber?.replace(/\D/g, '') ?? ''),
    int('symPar', escapeXml(cut(reference, 20))),
    int('date', day),
    int('dateTax', day),
    int('dateAccounting', day),
    code,
    NO_RETURN,
    int('text', escapeXml(cut(text, 240))),
  ];
  const price = `<typ:unitPrice>${toDecimal(minor)}</typ:unitPrice>`;
  const item = [
    int('text', escapeXml(cut(text, 90))),
    int('quantity', '1'),
    int('rateVAT', 'none'),
    int('homeCurrency', price),
    code,
    NO_RETURN,
  ];
  const content = int('intDocHeader', header.join('')) + int('intDocDetail', int('intDocItem', item.join('')));
  return `<dat:dataPackItem version="2.0" id="${escapeXml(id)}"><int:intDoc version="2.0">${content}</int:intDoc></dat:dataPackItem>\n`;
};
