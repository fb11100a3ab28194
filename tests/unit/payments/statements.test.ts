import { describe, expect, test } from 'vitest';
import { keyed } from '../../../server/payments/bank/statements/statement-entry.ts';
import { readStatement } from '../../../server/payments/bank/statements/statement.ts';
import { amountIn, dayIn } from '../../../server/payments/bank/statements/csv-statement.ts';
import { buildStatement } from '../../support/builders/build-statement.ts';

const read = (text: string) => readStatement(new TextEncoder().encode(text));
const faultOf = (text: string): unknown => {
  try {
    read(text);
    return null;
  } catch (error) {
    return (error as { args: unknown }).args;
  }
};

describe('a statement in CAMT.053', () => {
  test('gives the income that is booked, with its symbol, payer and message', () => {
    const text = buildStatement([{ amount: 14_870, symbol: '2026000123', message: 'dakujem', day: '2026-11-26' }]);
    const { account, entries } = read(text);
    expect(account).toBe('SK3112000000198742637541');
    expect(entries).toMatchObject([
      {
        amountMinor: 14_870,
        currency: 'EUR',
        bookedOn: '2026-11-26',
        variableSymbol: '2026000123',
        payerName: 'Jana Hrivňáková',
        payerIban: 'SK8975000000000012345671',
        message: 'dakujem',
      },
    ]);
  });

  test('passes over what leaves the account, is only announced, or was reversed', () => {
    const one = buildStatement([{ amount: 100 }]);
    expect(read(one.replace('CRDT', 'DBIT')).entries).toEqual([]);
    expect(read(one.replace('<Sts>BOOK</Sts>', '<Sts><Cd>PDNG</Cd></Sts>')).entries).toEqual([]);
    expect(read(one.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>')).entries).toEqual([]);
  });

  test('takes a batch apart, each part under a reference of its own', () => {
    const part = (reference: string, sum: string) =>
      `<TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><Amt Ccy="EUR">${sum}</Amt></TxDtls>`;
    const text = buildStatement([{ amount: 3000, reference: 'BATCH' }]).replace(
      /<TxDtls>[\s\S]*<\/TxDtls>/,
      part('A', '10.00') + part('B', '20.00'),
    );
    const entries = keyed('SK', read(text).entries);
    expect(entries.map(({ amountMinor }) => amountMinor)).toEqual([1000, 2000]);
    expect(new Set(entries.map(({ reference }) => reference)).size).toBe(2);
  });

  test('with a document type, entities of its own or broken is refused', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;">]>';
    const good = buildStatement([{ amount: 100, message: '&c;' }]);
    expect(faultOf(good.replace('<Document', `${bomb}<Document`))).toEqual({ file: 'INVALID' });
    expect(faultOf(good.replace('</Document>', ''))).toEqual({ file: 'INVALID' });
    expect(faultOf('<a>'.repeat(5000) + '</a>'.repeat(5000))).toEqual({ file: 'INVALID' });
    expect(faultOf('<html></html>')).toEqual({ file: 'INVALID' });
  });
});

describe('a statement as CSV', () => {
  const csv = [
    'Výpis z účtu;;;;;;',
    'Dátum zaúčtovania;Suma;Mena;VS;Názov protiúčtu;IBAN protiúčtu;Správa pre prijímateľa',
    '26. 11. 2026;148,70;EUR;2026000123;Jana H.;SK89 7500;za model',
    '26.11.2026;-12,00;EUR;;Poplatok;;',
    '26.11.2026;nič;EUR;;;;',
    '27.11.2026;1 020,00;EUR;;Peter;;MX-2026-000124',
  ].join('\r\n');

  test('is read by the headers of banks, with the income alone', () => {
    const { entries, unread } = read(csv);
    expect(entries.map(({ bookedOn, amountMinor, variableSymbol }) => [bookedOn, amountMinor, variableSymbol])).toEqual(
      [
        ['2026-11-26', 14_870, '2026000123'],
        ['2026-11-27', 102_000, null],
      ],
    );
    expect(unread).toBe(1);
    expect(keyed('SK', entries).map(({ orderNumber }) => orderNumber)).toEqual(['MX-2026-000123', 'MX-2026-000124']);
  });

  test('of Windows is read too', () => {
    const bytes = Uint8Array.from([...'D\xe1tum;Suma\n26.11.2026;5,00'].map((sign) => sign.charCodeAt(0)));
    expect(readStatement(bytes).entries).toHaveLength(1);
  });

  test('without a column of days or sums, empty or too large is refused', () => {
    expect(faultOf('a;b\n1;2')).toEqual({ file: 'COLUMNS' });
    expect(faultOf('  ')).toEqual({ file: 'EMPTY' });
    expect(faultOf('Date;Amount\n' + '2026-11-26;1\n'.repeat(5001))).toEqual({ file: 'TOO_MANY' });
    expect(() => readStatement(new Uint8Array(5_000_001))).toThrow();
  });
});

test('sums and days are read as banks of three countries write them', () => {
  expect(['1 234,56', '1.234,56', '1,234.56', '+12.5', '-3,00', 'x', ''].map(amountIn)).toEqual([
    123_456,
    123_456,
    123_456,
    1250,
    -300,
    null,
    null,
  ]);
  expect(['2026-11-26', '26.11.2026', '6. 1. 2026', '26/11/2026', '31.02.2026', ''].map(dayIn)).toEqual([
    '2026-11-26',
    '2026-11-26',
    '2026-01-06',
    '2026-11-26',
    null,
    null,
  ]);
});

test('two movements alike on one day are two, and the same again in the same statement', () => {
  const { entries } = read('Date;Amount\n2026-11-26;5\n2026-11-26;5');
  const keys = keyed('SK', entries).map(({ reference }) => reference);
  expect(new Set(keys).size).toBe(2);
  expect(keyed('SK', entries).map(({ reference }) => reference)).toEqual(keys);
});
