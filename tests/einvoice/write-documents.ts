// Writes the documents that the rules are run over, into the folder named on the command line: invoices and credit notes to
// companies and to people, of every kind of seller, over several states and rates, after discounts, delivered and not.
import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { share, taxIncluded } from '../../server/core/money.ts';
import { creditedUnits } from '../../server/invoices/credited-units.ts';
import { mirroredLines, partialLines } from '../../server/invoices/invoice-lines.ts';
import type { InvoiceLine, InvoiceParty, InvoiceSnapshot } from '../../server/invoices/invoice-snapshot.ts';
import { ublOf } from '../../server/invoices/invoice-ubl.ts';
import { creditedRows, vatTable, vatTotals } from '../../server/invoices/pdf/vat-table.ts';
import { SELLER } from '../../server/settings/seller.setting.ts';
import {
  reversesCharge,
  sellerAs,
  TAXPAYER_STATUSES,
  type TaxpayerStatus,
} from '../../server/settings/taxpayer.setting.ts';
import { EU_VAT_RATES } from '../../server/settings/vat.setting.ts';

const OF_COMPANIES = 200;
/** Companies in Slovakia without a VAT number. */
const OF_UNREGISTERED = 60;
const OF_PEOPLE = 100;
const SEED = 20_261_126;

/** A buyer of each state, with a VAT number as the state writes it. */
const COMPANIES: Readonly<Record<string, string>> = {
  SK: 'SK2021234567',
  CZ: 'CZ12345678',
  DE: 'DE123456789',
  AT: 'ATU12345678',
  PL: 'PL1234567890',
  HU: 'HU12345678',
  IT: 'IT00743110157',
  FR: 'FR12345678901',
};

interface Sale {
  readonly country: string;
  readonly taxpayer: TaxpayerStatus;
  readonly oss: boolean;
  /** A company whose number VIES knows. */
  readonly checked: boolean;
  readonly goods: readonly { readonly unit: number; readonly quantity: number; readonly reduced: boolean }[];
  readonly off: number;
  readonly shipping: number;
  readonly elsewhere: boolean;
  readonly method: string;
  readonly credit: 'none' | 'all' | 'amount' | 'units';
  readonly part: number;
}

const saleIn = (countries: readonly string[]) =>
  fc.record<Sale>({
    country: fc.constantFrom(...countries),
    taxpayer: fc.constantFrom(...TAXPAYER_STATUSES),
    oss: fc.boolean(),
    checked: fc.boolean(),
    goods: fc.array(
      fc.record({
        unit: fc.integer({ min: 1, max: 40_000 }),
        quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 999 })),
        reduced: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    off: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 })),
    shipping: fc.constantFrom(0, 490, 1290),
    elsewhere: fc.boolean(),
    method: fc.constantFrom('paypal', 'bank-transfer'),
    credit: fc.constantFrom('none', 'none', 'all', 'amount', 'units'),
    part: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
  });

type Buyer = 'company' | 'company-unregistered' | 'person';

const buyerOf = (country: string, kind: Buyer): InvoiceParty => ({
  name: 'Žofia Ďurčeková <Q&A>',
  company: kind !== 'person' ? 'Dielňa & syn s. r. o.' : null,
  street: 'Mýtna 12/A',
  postcode: '811 07',
  city: 'Bratislava',
  country,
  companyId: kind !== 'person' ? '12345678' : null,
  vatId: kind === 'company' ? COMPANIES[country]! : null,
  ...(kind === 'company-unregistered' && { taxId: '2021234567' }),
});

const isUnionBusiness = ({ country, taxpayer, checked }: Sale): boolean =>
  checked && reversesCharge(taxpayer) && country !== 'SK' && country in EU_VAT_RATES;

/** State and rate of a line, as the shop's own rules have them. What is reduced stands for files where VAT does not differ. */
const rateOf = (sale: Sale, reduced: boolean): Pick<InvoiceLine, 'taxCountry' | 'ratePercent'> => {
  const { country, oss, taxpayer } = sale;
  if (isUnionBusiness(sale)) return { taxCountry: reduced ? country : 'SK', ratePercent: 0 };
  const taxCountry = country in EU_VAT_RATES && !oss ? 'SK' : country;
  if (taxCountry === 'SK' && taxpayer !== 'PAYER') return { taxCountry, ratePercent: 0 };
  const standard = EU_VAT_RATES[taxCountry] ?? 0;
  return { taxCountry, ratePercent: reduced && taxCountry === 'SK' ? 5 : standard };
};

const lineOf = (
  grossMinor: number,
  rate: ReturnType<typeof rateOf>,
): Pick<InvoiceLine, 'grossMinor' | 'taxMinor' | 'netMinor'> => {
  const taxMinor = taxIncluded(grossMinor, rate.ratePercent);
  return { grossMinor, taxMinor, netMinor: grossMinor - taxMinor };
};

const linesOf = (sale: Sale): InvoiceLine[] => {
  const full = sale.goods.map(({ unit, quantity }) => unit * quantity);
  const total = full.reduce((sum, minor) => sum + minor, 0);
  const off = share(Math.floor((total * sale.off) / 100), full);
  const goods = sale.goods.map(({ quantity, reduced }, i) => {
    const rate = rateOf(sale, reduced);
    return {
      description: `Raketa „Kriváň" ${i + 1}`,
      sku: `KRV-${i}`,
      quantity,
      ...rate,
      ...lineOf(full[i]! - off[i]!, rate),
    };
  });
  if (sale.shipping === 0) return goods;
  const rate = rateOf(sale, false);
  const shipping = { description: 'Doprava: Kuriér', sku: null, quantity: 1, ...rate, ...lineOf(sale.shipping, rate) };
  return [...goods, shipping];
};

const creditOf = ({ credit, part }: Sale, lines: readonly InvoiceLine[]): InvoiceLine[] => {
  const taxes = vatTable(lines);
  const amount = Math.max(1, Math.floor(vatTotals(taxes).grossMinor * part));
  if (credit === 'amount') return partialLines(creditedRows(taxes, [], amount), 'FA2026000123', 'sk');
  const first = lines[0]!;
  const units = [{ line: first, quantity: Math.max(1, Math.floor(first.quantity * part)) }];
  const price = Math.round((first.grossMinor * units[0]!.quantity) / first.quantity);
  const named = credit === 'units' && price > 0 ? creditedUnits(units, { invoiced: taxes, open: taxes }, price) : null;
  return named ?? mirroredLines(lines);
};

const exemptionOf = (
  sale: Sale,
  isCompany: boolean,
  lines: readonly InvoiceLine[],
): Pick<InvoiceSnapshot, 'exemption'> => {
  const isReversed = sale.taxpayer === 'PAYER' || lines.some(({ taxCountry }) => taxCountry !== 'SK');
  if (isCompany && isUnionBusiness(sale) && isReversed) return { exemption: 'UNION_BUSINESS' };
  const isExport = sale.taxpayer === 'PAYER' && sale.checked && !(sale.country in EU_VAT_RATES);
  return isExport ? { exemption: 'EXPORT' } : {};
};

const snapshotOf = (given: Sale, kind: Buyer): InvoiceSnapshot => {
  const isCompany = kind === 'company';
  const sale = { ...given, checked: given.checked && (isCompany || !(given.country in EU_VAT_RATES)) };
  const sold = linesOf(sale);
  const isCredit = sale.credit !== 'none';
  const lines = isCredit ? creditOf(sale, sold) : sold;
  const taxes = vatTable(lines);
  const { netMinor, taxMinor, grossMinor } = vatTotals(taxes);
  const buyer = buyerOf(sale.country, kind);
  return {
    format: 1,
    kind: isCredit ? 'CREDIT_NOTE' : 'INVOICE',
    number: isCredit ? 'DB2026000007' : 'FA2026000123',
    locale: 'sk',
    issuedOn: '2026-11-21',
    taxableOn: '2026-11-20',
    seller: sellerAs(SELLER, sale.taxpayer),
    taxpayer: sale.taxpayer,
    ...exemptionOf(sale, isCompany, sold),
    buyer,
    deliveredTo: sale.elsewhere
      ? { ...buyer, company: null, companyId: null, vatId: null, taxId: undefined, city: 'Žilina' }
      : null,
    order: { number: 'MX-2026-000123', day: '2026-11-20' },
    payment: { method: sale.method, id: '8XK52179YB704601N', day: '2026-11-20' },
    lines,
    ...(sale.off > 0 && { discounts: [{ label: `Jeseň (${sale.off} %)`, minor: 100 }] }),
    taxes,
    netMinor,
    taxMinor,
    totalMinor: grossMinor,
    currency: 'EUR',
    original: isCredit ? { number: 'FA2026000123', day: '2026-11-21' } : null,
    reason: isCredit ? 'Odstúpenie od zmluvy' : null,
  };
};

const dir = path.join(process.argv[2]!, 'documents');
mkdirSync(dir, { recursive: true });
const write = (name: Buyer, countries: readonly string[], numRuns: number): void => {
  const sales = fc.sample(saleIn(countries), { seed: SEED, numRuns });
  for (const [i, sale] of sales.entries()) {
    const xml = ublOf(snapshotOf(sale, name));
    writeFileSync(path.join(dir, `${name}-${String(i).padStart(3, '0')}.xml`), xml);
  }
};
write('company', Object.keys(COMPANIES), OF_COMPANIES);
write('company-unregistered', ['SK'], OF_UNREGISTERED);
write('person', ['SK', 'CZ', 'DE', 'CH', 'GB', 'US'], OF_PEOPLE);
