import { formatDay } from '../../core/text/format.ts';
import { INVOICE_TEXTS, methodIn, titleOf, withSlovak } from '../invoice.texts.ts';
import { isOwed, isWithoutVat, type InvoiceParty, type InvoiceSnapshot } from '../invoice-snapshot.ts';
import type { Seller } from '../../settings/seller.setting.ts';
import { heightOf, INK, INK_2, INK_3, LEFT, LINE, RIGHT, rule, WIDTH, write, type Pdf } from './sheet.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly words?: boolean;
}

const CELLS = 4;
const CELL = WIDTH / CELLS;
const PAD = 8;

const factsOf = (invoice: InvoiceSnapshot): Fact[] => {
  const { locale, payment, order, original } = invoice;
  const t = INVOICE_TEXTS[locale];
  const day = (value: string) => formatDay(value, locale);
  const credit = invoice.kind === 'CREDIT_NOTE';
  const facts: (Fact | null)[] = [
    { label: withSlovak(locale, 'issuedOn'), value: day(invoice.issuedOn) },
    { label: withSlovak(locale, 'taxableOn'), value: day(invoice.taxableOn) },
    { label: withSlovak(locale, 'orderNumber'), value: order.number },
    { label: t.orderedOn, value: day(order.day) },
    original && { label: withSlovak(locale, 'original'), value: `${original.number}\n${day(original.day)}` },
    invoice.reason ? { label: withSlovak(locale, 'reason'), value: invoice.reason, words: true } : null,
    payment.method
      ? { label: withSlovak(locale, 'payment'), value: methodIn(payment.method, locale), words: true }
      : null,
    credit && !isOwed(invoice)
      ? { label: withSlovak(locale, 'refundedOn'), value: day(invoice.taxableOn) }
      : payment.day && { label: withSlovak(locale, 'paidOn'), value: day(payment.day) },
    payment.id && !credit ? { label: t.paymentId, value: payment.id } : null,
  ].map((fact) => fact || null);
  return facts.filter((fact) => fact !== null);
};

const factRow = (pdf: Pdf, facts: readonly Fact[], top: number): number => {
  const styles = facts.map(({ words }) => ({ font: words ? 'text' : 'mono', width: CELL - PAD - 4 }) as const);
  const height = Math.max(...facts.map(({ value }, i) => heightOf(pdf, value, styles[i]!))) + 24;
  facts.forEach(({ label, value }, i) => {
    const x = LEFT + i * CELL + (i ? PAD : 0);
    if (i)
      pdf
        .moveTo(x - PAD, top)
        .lineTo(x - PAD, top + height)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke();
    write(pdf, label, [x, top + 5], { size: 6.5, colour: INK_3, width: CELL - 8 });
    write(pdf, value, [x, top + (facts[i]!.words ? 14.5 : 16)], styles[i]!);
  });
  rule(pdf, top + height);
  return top + height;
};

const addressLines = (party: InvoiceParty | Seller, country: Intl.DisplayNames): string[] => [
  party.street,
  `${party.postcode} ${party.city}`,
  country.of(party.country) ?? party.country,
];

const idLines = (snapshot: InvoiceSnapshot, ids: readonly [string, string | null][]): string[] =>
  ids
    .filter(([, value]) => value !== null)
    .map(([key, value]) => {
      const own = INVOICE_TEXTS[snapshot.locale][key as 'companyId' | 'taxId' | 'vatId'];
      const slovak = INVOICE_TEXTS.sk[key as 'companyId' | 'taxId' | 'vatId'];
      return `${own === slovak ? own : `${own} / ${slovak}`}: ${value}`;
    });

interface Party {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly ids: readonly string[];
}

const partiesOf = (invoice: InvoiceSnapshot): Party[] => {
  const { locale, seller, buyer, deliveredTo } = invoice;
  const country = new Intl.DisplayNames([locale], { type: 'region' });
  const person = (party: InvoiceParty, label: string): Party => ({
    label,
    name: party.company ?? party.name,
    lines: [...(party.company ? [party.name] : []), ...addressLines(party, country)],
    ids: idLines(invoice, [
      ['companyId', party.companyId],
      ['taxId', party.taxId ?? null],
      ['vatId', party.vatId],
    ]),
  });
  const own: Party = {
    label: withSlovak(locale, 'seller'),
    name: seller.name,
    lines: addressLines(seller, country),
    ids: idLines(invoice, [
      ['companyId', seller.companyId],
      ['taxId', seller.taxId],
      ['vatId', seller.vatId],
    ]),
  };
  const parties = [own, person(buyer, withSlovak(locale, 'buyer'))];
  return deliveredTo ? [...parties, person(deliveredTo, withSlovak(locale, 'deliveredTo'))] : parties;
};

const drawParties = (pdf: Pdf, invoice: InvoiceSnapshot, top: number): number => {
  const parties = partiesOf(invoice);
  const column = WIDTH / Math.max(2, parties.length);
  const bottoms = parties.map(({ label, name, lines, ids }, i) => {
    const x = LEFT + i * column;
    const width = column - 16;
    let y = write(pdf, label, [x, top + 14], { size: 6.5, colour: INK_3, width }) + 2;
    y = write(pdf, name, [x, y], { font: 'strong', size: 10, width }) + 1;
    for (const line of lines) y = write(pdf, line, [x, y], { width });
    y += 4;
    for (const line of ids) y = write(pdf, line, [x, y], { size: 7.5, colour: INK_2, width });
    return y;
  });
  return Math.max(...bottoms);
};

/** Title, number, the block of facts and the parties. Returns the y below. */
export const drawHead = (pdf: Pdf, invoice: InvoiceSnapshot): number => {
  write(pdf, 'Martyx', [LEFT, 44], { font: 'strong', size: 17, width: 140 });
  const title = { font: 'strong', size: 17, align: 'right', width: WIDTH - 150 } as const;
  write(pdf, titleOf(invoice.locale, invoice.kind, isWithoutVat(invoice)), [LEFT + 150, 44], title);
  write(pdf, invoice.number, [RIGHT - 200, 70], { font: 'mono', size: 11, align: 'right', width: 200 });
  let y = 94;
  rule(pdf, y, { colour: INK, weight: 1 });
  const facts = factsOf(invoice);
  for (let i = 0; i < facts.length; i += CELLS) y = factRow(pdf, facts.slice(i, i + CELLS), y);
  return drawParties(pdf, invoice, y);
};
