import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvBroken, readCsv } from '../../../server/core/text/csv-reading.ts';
import { csvLine } from '../../../server/core/text/csv.ts';
import { workMs } from '../../support/cpu-work.ts';

const rows = (text: string) => [...readCsv(text)].map(({ cells }) => cells);

describe('reading a CSV file', () => {
  it('gives back what was written, formulas and all, with either separator', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...'=+-@\'",;\r\n\t＝a 1'), maxLength: 10 }),
    );
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom(',' as const, ';' as const), fc.boolean(), (cells, separator, mark) => {
        const head = ['sku', 'name'];
        const text = [head, ...cells].map((row) => csvLine(row, separator)).join('');
        expect(rows(mark ? `\uFEFF${text}` : text)).toEqual([head, ...cells]);
      }),
      { numRuns: 500 },
    );
  });

  it('never hangs and never throws anything but CsvBroken, whatever it is given', () => {
    const text = fc.string({ unit: fc.constantFrom(...'",;\r\n\'a'), maxLength: 60 });
    fc.assert(
      fc.property(text, (broken) => {
        try {
          rows(broken);
        } catch (error) {
          expect(error).toBeInstanceOf(CsvBroken);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('counts rows as a spreadsheet does', () => {
    const text = 'a;b\n"two\nlines";1\n\nlast;2';
    expect([...readCsv(text)].map(({ row }) => row)).toEqual([1, 2, 4]);
  });

  it('knows the end of a line of every system, and a last cell that is empty', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(rows(`a,b${end}1,${end}`)).toEqual([
        ['a', 'b'],
        ['1', ''],
      ]);
    expect(rows('a,b\n1,')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
  });

  it('says in which row it breaks off', () => {
    for (const text of ['a\nb\n"c', 'a\nb\n"c"d']) {
      expect(() => rows(text)).toThrow(expect.objectContaining({ row: 3 }) as Error);
    }
  });

  it('takes cells of 100,000 characters and rows of 200 cells, and stops at the first one more', () => {
    const fault = (text: string) => {
      try {
        return rows(text).length;
      } catch (error) {
        return (error as CsvBroken).fault;
      }
    };
    const cell = (length: number) => `a,b\n"${'""'.repeat(length / 2 - 1)}",1`;
    expect(rows(cell(100_000))[1]![0]).toHaveLength(49_999);
    expect([fault(cell(100_002)), fault(`a,b\n${'x'.repeat(100_001)}`)]).toEqual(['CELL_TOO_LONG', 'CELL_TOO_LONG']);
    expect([fault(`a${',b'.repeat(199)}`), fault(`a${',b'.repeat(200)}`)]).toEqual([1, 'TOO_MANY_COLUMNS']);
    expect([fault(`a,b\n${'\n'.repeat(99_000)}1,2`), fault('\n'.repeat(100_001))]).toEqual([2, 'TOO_MANY_ROWS']);
  });

  it.each([
    ['one line of a text', 'x'.repeat(9_900_000), 'CELL_TOO_LONG'],
    ['one line of separators', ','.repeat(9_800_000), 'TOO_MANY_COLUMNS'],
    ['one line of quotes', '"'.repeat(9_900_000), 'CELL_TOO_LONG'],
    ['a quote that is never closed', `"${'x'.repeat(9_900_000)}`, 'BROKEN'],
    ['nothing but line ends', '\n'.repeat(9_900_000), 'TOO_MANY_ROWS'],
  ])('is done with %s of ten megabytes in a quarter of a second of work', async (_name, text, fault) => {
    const read = () => expect(() => rows(text)).toThrow(expect.objectContaining({ fault }) as Error);
    expect(await workMs(read)).toBeLessThan(250);
  });
});
