import { EU_VAT_RATES } from '../../../settings/vat.setting.ts';
import type { OssReturn, OssRow } from '../oss-return.ts';
import { euros, periodParts, PROLOGUE, textElement } from './form-parts.ts';
import type { ReturnForm, ReturnHead } from './return-form.ts';

const NAMESPACE = 'urn:ec.europa.eu:taxud:frsr:vatunion:v1.0';
/** The form reads elements by their name with this prefix. */
const PREFIX = 'vun:';

const vun = (name: string, ...content: readonly string[]): string =>
  `<${PREFIX}${name}>${content.join('')}</${PREFIX}${name}>`;
const vunText = (name: string, text: string | number): string => textElement(`${PREFIX}${name}`, text);
const amount = (name: string, minor: number): string =>
  `<${PREFIX}${name} currency="EUR">${euros(minor)}</${PREFIX}${name}>`;

/** The Union's code of a member state: Greece has one of its own. */
const stateOf = (country: string): string => (country === 'GR' ? 'EL' : country);

const rateOf = ({ country, ratePercent }: OssRow): string => {
  const type = ratePercent < EU_VAT_RATES[country]! ? 'REDUCED' : 'STANDARD';
  return `<${PREFIX}VATRate type="${type}">${ratePercent.toFixed(2)}</${PREFIX}VATRate>`;
};

const supply = (row: OssRow): string =>
  vun(
    'MSIDSupplies',
    vunText('SupplyType', row.goods ? 'GOODS' : 'SERVICES'),
    vunText('MSCONCountrycode', stateOf(row.country)),
    rateOf(row),
    amount('TaxableAmount', row.netMinor),
    amount('VATAmount', row.taxMinor),
  );

const quarterParts = (quarter: string): string[] => [
  vunText('Year', quarter.slice(0, 4)),
  vunText('Quarter', quarter.slice(6)),
];

const correction = ({ country, quarter, taxMinor }: OssReturn['corrections'][number]): string =>
  vun(
    'Correction',
    vun('Period', ...quarterParts(quarter)),
    vunText('MSCONCountryCode', stateOf(country)),
    amount('TotalVATAmountCorrection', taxMinor),
  );

/** What is owed to each state, or is to come back from it. */
const balancesOf = ({ rows, corrections }: OssReturn): [state: string, minor: number][] => {
  const sums = new Map<string, number>();
  for (const { country, taxMinor } of [...rows, ...corrections])
    sums.set(stateOf(country), (sums.get(stateOf(country)) ?? 0) + taxMinor);
  return [...sums].sort(([a], [b]) => a.localeCompare(b));
};

const taxOf = (rows: readonly OssRow[]): number => rows.reduce((sum, { taxMinor }) => sum + taxMinor, 0);

const list = (name: string, content: readonly string[]): string => (content.length > 0 ? vun(name, ...content) : '');

const totals = (rows: readonly OssRow[]): string[] => [
  amount('GrandTotalMSIDServices', taxOf(rows.filter(({ goods }) => !goods))),
  amount('GrandTotalMSIDGoods', taxOf(rows.filter(({ goods }) => goods))),
  amount('GrandTotalMSESTServices', 0),
  amount('GrandTotalMSESTGoods', 0),
  amount('GrandTotal', taxOf(rows)),
];

const body = (oss: OssReturn, { seller, period }: ReturnHead): string[] => {
  const rows = oss.rows.filter(({ netMinor, taxMinor }) => netMinor !== 0 || taxMinor !== 0);
  const balances = balancesOf(oss);
  const due = balances.reduce((sum, [, minor]) => sum + Math.max(0, minor), 0);
  const { year, quarter } = periodParts(period);
  const isNil = rows.length === 0 && oss.corrections.length === 0;
  return [
    vun('TraderID', `<${PREFIX}VATNumber issuedBy="SK">${seller.vatId}</${PREFIX}VATNumber>`),
    vun('Period', ...quarterParts(`${year}-Q${quarter}`)),
    vunText('NilVatReturn', isNil ? 1 : 0),
    list('Supplies', rows.map(supply)),
    list('Corrections', oss.corrections.map(correction)),
    ...totals(rows),
    list(
      'Balances',
      balances.map(([state, minor]) =>
        vun('Balance', vunText('MSCONCountryCode', state), amount('BalanceOfVATDue', minor)),
      ),
    ),
    amount('TotalVATAmountDue', due),
  ];
};

/**
 * The quarterly return of the Union scheme, DPOSS_EUv01 of the Financial Administration: the Union's `OSSVATReturnMSCON` by the official
 * dposs_eu01.xsd (read on 2026-11-27 in cssk-public's l10n_sk_oss, whose notes tell what the form's own reader asks for: the prefix
 * `vun:`, the VAT number with SK, totals of tax, what is due without the states that owe something back). Everything is sent from
 * Slovakia. A rate below the state's standard one of today is told as reduced.
 */
export const ossForm: ReturnForm = {
  since: '2021-07-01',
  quarterOnly: true,
  *write({ oss }, about) {
    const name = `${PREFIX}OSSVATReturnMSCON`;
    yield `${PROLOGUE}<${name} xmlns:vun="${NAMESPACE}">${body(oss, about).join('')}</${name}>`;
  },
};
