import { TAX_LINES, type VatReturn } from '../vat-return.ts';
import { element, euros, periodParts, postcodeOf, PROLOGUE, streetOf, textElement, writtenDay } from './form-parts.ts';
import type { ReturnForm, ReturnHead } from './return-form.ts';

/** Lines of the form in the order of its schema; those of purchases and of what is to be paid stay empty. */
const LINES: readonly string[] = [
  '01 01a 02 02a 03 04 05 05a 06 06a 07 08 09 09a 09b 10 10a 10b 11 11a 11b 11c 11d 11e 12 12a 12b 12c 12d 12e',
  '13 14 15 16 17 18 18a 19 20 20a 21 22 22a 23 23a 23b 23c 24 25 26 27 28 29 30 31 32',
].flatMap((lines) => lines.split(' '));
const LAST_LINES = ['33', '34', '35', '36', '37'];

const flag = (name: string, on: boolean): string => textElement(name, on ? 1 : 0);

const head = ({ seller, status, accounting, period, kind, today }: ReturnHead): string => {
  const { year, month, quarter } = periodParts(period);
  const { street, number } = streetOf(seller.street);
  const isPayer = status === 'PAYER';
  const contact = [textElement('telefon', seller.phone), textElement('email', seller.email)];
  return element(
    'hlavicka',
    element('identifikacneCislo', textElement('kodStatu', 'SK'), textElement('cislo', seller.vatId.slice(2))),
    textElement('dic', seller.taxId),
    textElement('danovyUrad', accounting.taxOffice),
    flag('nevzniklaPov', false),
    element(
      'typDP',
      flag('rdp', kind === 'regular'),
      flag('odp', kind === 'corrective'),
      flag('ddp', kind === 'supplementary'),
      textElement('datumZisteniaDdp', kind === 'supplementary' ? writtenDay(today) : null),
    ),
    element(
      'osoba',
      flag('platitel', isPayer),
      flag('registrovana', !isPayer),
      ...['inaPovinna', 'zdanitelna', 'zastupca', 'zastupca69aa'].map((name) => flag(name, false)),
    ),
    element('zdanObd', textElement('mesiac', month), textElement('stvrtrok', quarter), textElement('rok', year)),
    element('meno', textElement('riadok', seller.name)),
    element(
      'adresa',
      textElement('ulica', street),
      textElement('cislo', number),
      textElement('psc', postcodeOf(seller.postcode)),
      textElement('obec', seller.city),
      ...contact,
    ),
    element('opravnenaOsoba', textElement('menoPriezvisko', accounting.signatory), ...contact),
    textElement('datumVyhlasenia', writtenDay(today)),
  );
};

const figuresOf = (vat: VatReturn): Map<string, number> => {
  const figures = new Map<string, number>();
  for (const { line, netMinor, taxMinor } of vat.rows) {
    if (line === '17') figures.set(line, taxMinor);
    else figures.set(line, netMinor);
    const taxLine = TAX_LINES[line];
    if (taxLine) figures.set(taxLine, taxMinor);
  }
  return figures;
};

/**
 * The VAT return DPHv25 (root `dokument` without a namespace, schema dph2025.xsd, periods since 1 July 2025): what the shop's documents
 * fill; lines of purchases, the deduction and what is left to pay stay empty for the accountant. Header and order of the lines as three
 * generators have them whose output is checked against the schema (Odoo's l10n_sk_reports, cssk-public's l10n_sk_vat_return with the
 * official dph2020.xsd beside it, whose header is the same; read on 2026-11-27). A supplementary one has the day of its making as the day
 * on which it was found out; lines 33 to 37, the difference from what was declared, are the accountant's.
 */
export const vatReturnForm: ReturnForm = {
  since: '2025-07-01',
  needsTaxOffice: true,
  supplementary: true,
  *write({ vat }, about) {
    const figures = figuresOf(vat);
    const line = (name: string): string => {
      const minor = figures.get(name) ?? 0;
      return textElement(`r${name}`, minor === 0 ? null : euros(minor));
    };
    const body = [...LINES.map(line), textElement('splneniePodmienok', 0), ...LAST_LINES.map(line)];
    yield PROLOGUE + element('dokument', head(about), element('telo', ...body));
  },
};
