import { describe, expect, it } from 'vitest';
import { csvLine } from '../../../server/core/text/csv.ts';

describe('a line of a CSV file', () => {
  it('ends as RFC 4180 wants it, and leaves empty what is not there', () => {
    expect(csvLine(['a', 1, true, null, undefined, ''])).toBe('a,1,true,,,\r\n');
  });

  it('quotes what would end a cell or a line', () => {
    expect(csvLine(['a,b', 'c;d', 'say "hi"', 'two\nlines'])).toBe('"a,b","c;d","say ""hi""","two\nlines"\r\n');
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1'])(
    'takes its power from a text that a spreadsheet would run: %j',
    (text) => {
      const quoted = `"'${text.replaceAll('"', '""')}"`;
      expect(csvLine([text])).toBe(`${quoted}\r\n`);
    },
  );

  it('leaves a text alone that holds such a sign further on', () => {
    expect(csvLine(['MX-2026-000123', 'a@b.example'])).toBe('MX-2026-000123,a@b.example\r\n');
  });

  it('keeps numbers numbers, also below zero', () => {
    expect(csvLine([-12.5, 0])).toBe('-12.5,0\r\n');
  });

  it('writes a moment in ISO 8601', () => {
    expect(csvLine([new Date(Date.UTC(2026, 10, 22, 7, 30))])).toBe('2026-11-22T07:30:00.000Z\r\n');
  });
});
