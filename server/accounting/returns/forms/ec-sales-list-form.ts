import type { EcSale, EcSalesList } from '../ec-sales-list.ts';
import { element, periodParts, postcodeOf, PROLOGUE, streetOf, textElement } from './form-parts.ts';
import type { ReturnForm, ReturnHead } from './return-form.ts';

const ROWS_OF_PAGE = 12;
const LINES_OF_NAME = 4;
/** Of services; goods have none. */
const SERVICES = '2';

/** Whole euros, half away from zero, as the instructions of the form ask. */
export const wholeEuros = (minor: number): number => Math.sign(minor) * Math.floor((Math.abs(minor) + 50) / 100) || 0;

const head = ({ seller, accounting, period, kind, today }: ReturnHead, total: number): string => {
  const { year, month, quarter } = periodParts(period);
  const { street, number } = streetOf(seller.street);
  const [todayYear, todayMonth, todayDay] = today.split('-').map(Number) as [number, number, number];
  const name = [seller.name, ...Array<null>(LINES_OF_NAME - 1).fill(null)];
  return element(
    'hlavicka',
    element('identifikacneCislo', textElement('kodStatu', 'SK'), textElement('dic', seller.vatId.slice(2))),
    textElement('danovyUrad', accounting.taxOffice),
    element(
      'druhSV',
      textElement('riadny', kind === 'regular' ? 1 : 0),
      textElement('opravny', kind === 'corrective' ? 1 : 0),
      textElement('dodatocny', kind === 'supplementary' ? 1 : 0),
    ),
    element('obdobie', textElement('mesiac', month), textElement('stvrtrok', quarter), textElement('rok', year)),
    element('obchodneMeno', ...name.map((line) => textElement('riadok', line))),
    element(
      'adresa',
      textElement('ulica', street),
      textElement('cislo', number),
      textElement('psc', postcodeOf(seller.postcode)),
      textElement('obec', seller.city),
      textElement('tel', seller.phone),
      textElement('email', seller.email),
    ),
    textElement('celkovaHodnota', total),
    textElement('konatel', accounting.signatory),
    element(
      'datumVyhlasenia',
      textElement('den', todayDay),
      textElement('mesiac', todayMonth),
      textElement('rok', todayYear),
    ),
  );
};

const record = (sale: EcSale | undefined): string =>
  element(
    'zaznam',
    textElement('kodStatu', sale?.vatId.slice(0, 2) ?? null),
    textElement('idCislo', sale?.vatId.slice(2) ?? null),
    textElement('hodnota', sale ? wholeEuros(sale.netMinor) : null),
    textElement('kod', sale && !sale.goods ? SERVICES : null),
  );

/** Of goods moved to a store in another member state (§ 8a), which a shop has none of. */
const STORED = element(
  'zaznamCast2',
  ...['kodStatu', 'idCislo', 'idCislo2', 'vratenieTovaru', 'oprava'].map((name) => textElement(name, null)),
);

const page = (rows: readonly EcSale[], at: number): string => {
  const places = Array.from({ length: ROWS_OF_PAGE }, (_, i) => rows[at + i]);
  return element('strana', ...places.map(record), STORED.repeat(ROWS_OF_PAGE));
};

/** What changed since it was filed, each with its whole value as it is now: the form has no mark for a difference. */
const changedRows = (now: EcSalesList, filed: EcSalesList): EcSale[] => {
  const nameOf = ({ vatId, goods }: EcSale) => `${vatId} ${goods}`;
  const before = new Map(filed.rows.map((sale) => [nameOf(sale), wholeEuros(sale.netMinor)]));
  return now.rows.filter((sale) => wholeEuros(sale.netMinor) !== (before.get(nameOf(sale)) ?? 0));
};

/**
 * The EC sales list SVDPHv20 (root `dokument` without a namespace, schema svdph20.xsd, periods since 2020): pages of twelve rows each, empty
 * ones to the end. Elements as the official svdph2010.xsd has them, but for what 2020 changed, by two generators whose output is checked
 * against svdph20.xsd (cssk-public's l10n_sk_ec_sales, whose notes quote the instructions: whole euros, no code for goods, and Odoo's
 * l10n_sk_reports; read on 2026-11-27). Rows that come to nothing are left out, but of a supplementary one: it
 * names only what is amended, with the right value in the place of the first (KROS and Verlag Dashöfer on the instructions, read on 2026-11-28).
 */
export const ecSalesListForm = {
  since: '2020-01-01',
  needsTaxOffice: true,
  differs: ({ ecSales }, filed) => changedRows(ecSales, filed.ecSales).length > 0,
  *write({ ecSales }, about, filed) {
    const rows = filed
      ? changedRows(ecSales, filed.ecSales)
      : ecSales.rows.filter(({ netMinor }) => wholeEuros(netMinor) !== 0);
    const total = rows.reduce((sum, { netMinor }) => sum + wholeEuros(netMinor), 0);
    yield `${PROLOGUE}<dokument>${head(about, total)}<telo>`;
    for (let at = 0; at < Math.max(1, rows.length); at += ROWS_OF_PAGE) yield page(rows, at);
    yield '</telo></dokument>';
  },
} satisfies ReturnForm;
