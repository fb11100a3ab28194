import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { pdfMark } from '../../../server/delivery/package/pdf-mark.ts';
import { outlinePdf } from '../../../server/delivery/package/pdf-outline.ts';
import { longestBlocking } from '../../support/longest-blocking.ts';

const pdf = async (options: object = {}, link = false): Promise<Buffer> => {
  const doc = new PDFDocument({ size: 'A4', ...options });
  const done = buffer(doc);
  doc.text('One', link ? { link: 'https://martyx.example' } : {}).addPage().text('Two').end(); // oxfmt-ignore
  return done;
};

const listed = (count: number): string =>
  `0 ${count}\n${'0000000000 00000 n\r\n'.repeat(count)}trailer << /Size 9 /Root 1 0 R >>`;

describe('the outline of a PDF', () => {
  it('finds every page', async () => {
    expect(outlinePdf(await pdf())?.pages).toHaveLength(2);
  });

  it.each([
    ['an encrypted one', pdf({ userPassword: 'x' })],
    ['one with notes on a page', pdf({}, true)],
    ['no PDF', Promise.resolve(Buffer.from('%PDF of a kind'))],
    ['a cut one', pdf().then((whole) => whole.subarray(0, whole.length - 40))],
  ])('is none for %s, which goes out as it is', async (_case, file) => {
    expect(outlinePdf(await file)).toBeNull();
  });

  const PAGE = '1 0 obj << /Type /Page /Big (' + 'x'.repeat(3900) + ') >> endobj\n';
  it.each([
    ['trailers that never end', () => 'xref\n' + 'trailer<<'.repeat(60_000), 0],
    ['a page that is listed 200,000 times', () => PAGE + 'xref\n' + listed(200_000), PAGE.length],
    ['tables of nothing', () => 'xref\n' + '0 0\n'.repeat(1_000_000), 0],
  ])('is none for one of %s, found out at once', async (_case, textOf, at) => {
    const hostile = Buffer.from(`${textOf()} startxref ${at} %%EOF`, 'latin1');
    const worked = await longestBlocking(() => Promise.resolve(expect(outlinePdf(hostile)).toBeNull()));
    expect(worked).toBeLessThan(250);
  });

  it('is none for a file that was added to already: it is not guessed which page counts', async () => {
    const once = await pdf();
    expect(outlinePdf(Buffer.concat([once, pdfMark(outlinePdf(once)!, 'Order')]))).toBeNull();
  });
});
