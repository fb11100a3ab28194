import { each, shape, type Shape } from './form-shape.ts';

/** As dph2025.xsd, kv_dph_2025.xsd, svdph20.xsd and dposs_eu01.xsd of the Financial Administration say; see the forms for their sources. */
const ANY = /^/;
const FLAG = /^(|0|1)$/;
const DECIMAL = /^(-?\d{1,10}(\.\d{1,2})?)?$/;
const WHOLE = /^(-?\d+)?$/;
const EUROS = /^-?\d+\.\d{2}$/;
const POSITIVE = /^\d+\.\d{2}$/;
const DAY = /^(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.\d{4}$/;
const SK_VAT = /^SK\d{10}$/;
const NUMBER = /^\S{1,32}$/;
const RATE = /^(5|10|19|20|23)$/;
const CODE = /^[12]$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const STATE = /^(AT|BE|BG|CY|CZ|DK|EE|FI|FR|DE|EL|HU|HR|IE|IT|LV|LT|LU|MT|NL|PL|PT|RO|SK|SI|ES|SE|XI)$/;

const LINES =
  'r01 r01a r02 r02a r03 r04 r05 r05a r06 r06a r07 r08 r09 r09a r09b r10 r10a r10b r11 r11a r11b r11c r11d r11e r12 r12a r12b r12c r12d r12e r13 r14 r15 r16 r17 r18 r18a r19 r20 r20a r21 r22 r22a r23 r23a r23b r23c r24 r25 r26 r27 r28 r29 r30 r31 r32';

const VAT_RETURN = shape('dokument', [
  shape('hlavicka', [
    shape('identifikacneCislo', each('kodStatu cislo', /^(SK|\d{10})$/)),
    shape('dic', /^\d{10}$/),
    shape('danovyUrad', /./),
    shape('nevzniklaPov', FLAG),
    shape('typDP', [...each('rdp odp ddp', FLAG), shape('datumZisteniaDdp', /^$|^\d{2}\.\d{2}\.\d{4}$/)]),
    shape('osoba', each('platitel registrovana inaPovinna zdanitelna zastupca zastupca69aa', FLAG)),
    shape('zdanObd', [shape('mesiac', /^(|[1-9]|1[0-2])$/), shape('stvrtrok', /^[1-4]?$/), shape('rok', /^2\d{3}$/)]),
    shape('meno', [shape('riadok', ANY, { most: 4 })]),
    shape('adresa', each('ulica cislo psc obec telefon email', ANY)),
    shape('opravnenaOsoba', each('menoPriezvisko telefon email', ANY)),
    shape('datumVyhlasenia', DAY),
  ]),
  shape('telo', [...each(LINES, DECIMAL), shape('splneniePodmienok', FLAG), ...each('r33 r34 r35 r36 r37', DECIMAL)]),
]);

const many = { least: 0, most: Infinity };
const CONTROL_STATEMENT = shape('KVDPH_2025', [
  shape('Identifikacia', [
    shape('IcDphPlatitela', SK_VAT),
    shape('Druh', /^[ROD]$/),
    shape('Obdobie', [
      shape('Rok', /^20\d\d$/),
      shape('Mesiac', /^([1-9]|1[0-2])$/, { least: 0 }),
      shape('Stvrtrok', /^[1-4]$/, { least: 0 }),
    ]),
    ...each('Nazov Stat Obec', /./),
    ...'PSC Ulica Cislo Tel Email'.split(' ').map((name) => shape(name, ANY, { least: 0 })),
  ]),
  shape('Transakcie', [
    shape('A1', /^$/, {
      ...many,
      attributes: { 'Odb?': /./, F: NUMBER, Den: ISO_DAY, Z: EUROS, D: EUROS, S: RATE, 'KOpr?': CODE },
    }),
    shape('C1', /^$/, {
      ...many,
      attributes: { 'Odb?': /./, FO: NUMBER, FP: NUMBER, ZR: EUROS, 'DR?': EUROS, 'S?': RATE, 'KOpr?': CODE },
    }),
    shape('D2', /^$/, { least: 0, most: 2, attributes: { Z: EUROS, D: EUROS, ZZn: EUROS, DZn: EUROS, 'KOpr?': CODE } }),
  ]),
]);

const EC_SALES_LIST = shape('dokument', [
  shape('hlavicka', [
    shape('identifikacneCislo', each('kodStatu dic', /^(SK|\d{10})$/)),
    shape('danovyUrad', /./),
    shape('druhSV', each('riadny opravny dodatocny', FLAG)),
    shape('obdobie', each('mesiac stvrtrok rok', /^\d{0,4}$/)),
    shape('obchodneMeno', [shape('riadok', ANY, { least: 4, most: 4 })]),
    shape('adresa', each('ulica cislo psc obec tel email', ANY)),
    shape('celkovaHodnota', WHOLE),
    shape('konatel', ANY),
    shape('datumVyhlasenia', each('den mesiac rok', /^\d{1,4}$/)),
  ]),
  shape('telo', [
    shape(
      'strana',
      [
        shape(
          'zaznam',
          [
            shape('kodStatu', /^([A-Z]{2})?$/),
            shape('idCislo', /^[A-Z0-9]{0,12}$/),
            shape('hodnota', WHOLE),
            shape('kod', /^[12]?$/),
          ],
          { least: 12, most: 12 },
        ),
        shape('zaznamCast2', each('kodStatu idCislo idCislo2 vratenieTovaru oprava', /^$/), { least: 12, most: 12 }),
      ],
      { most: Infinity },
    ),
  ]),
]);

const vun = (name: string, content: Shape['content'], occurs = {}): Shape => shape(`vun:${name}`, content, occurs);
const money = (name: string, pattern: RegExp): Shape => vun(name, pattern, { attributes: { currency: /^EUR$/ } });
const quarter = [vun('Year', /^20\d\d$/), vun('Quarter', /^[1-4]$/)];
const OSS = vun(
  'OSSVATReturnMSCON',
  [
    vun('TraderID', [vun('VATNumber', SK_VAT, { attributes: { issuedBy: /^SK$/ } })]),
    vun('Period', quarter),
    vun('NilVatReturn', /^[01]$/),
    vun(
      'Supplies',
      [
        vun(
          'MSIDSupplies',
          [
            vun('SupplyType', /^(GOODS|SERVICES)$/),
            vun('MSCONCountrycode', STATE),
            vun('VATRate', /^\d{1,2}\.\d{2}$/, { attributes: { type: /^(REDUCED|STANDARD)$/ } }),
            money('TaxableAmount', POSITIVE),
            money('VATAmount', POSITIVE),
          ],
          { most: Infinity },
        ),
      ],
      { least: 0 },
    ),
    vun(
      'Corrections',
      [
        vun(
          'Correction',
          [vun('Period', quarter), vun('MSCONCountryCode', STATE), money('TotalVATAmountCorrection', EUROS)],
          { most: Infinity },
        ),
      ],
      { least: 0 },
    ),
    ...['MSIDServices', 'MSIDGoods', 'MSESTServices', 'MSESTGoods', ''].map((of) => money(`GrandTotal${of}`, POSITIVE)),
    vun(
      'Balances',
      [vun('Balance', [vun('MSCONCountryCode', STATE), money('BalanceOfVATDue', EUROS)], { most: Infinity })],
      { least: 0 },
    ),
    money('TotalVATAmountDue', POSITIVE),
  ],
  { attributes: { 'xmlns:vun': /^urn:ec\.europa\.eu:taxud:frsr:vatunion:v1\.0$/ } },
);

export const FORM_SHAPES = {
  'vat-return.xml': VAT_RETURN,
  'control-statement.xml': CONTROL_STATEMENT,
  'ec-sales-list.xml': EC_SALES_LIST,
  'oss.xml': OSS,
} as const;
