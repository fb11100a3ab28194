import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { pdfMark } from '../../../server/delivery/package/pdf-mark.ts';
import { outlinePdf } from '../../../server/delivery/package/pdf-outline.ts';

const pdf = async (options: object = {}, link = false): Promise<Buffer> => {
  const doc = new PDFDocument({ size: 'A4', ...options });
  const done = buffer(doc);
  doc.text('One', link ? { link: 'https://martyx.example' } : {}).addPage().text('Two').end(); // prettier-ignore
  return done;
};

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

  it('is none for a file that was added to already: it is not guessed which page counts', async () => {
    const once = await pdf();
    expect(outlinePdf(Buffer.concat([once, pdfMark(outlinePdf(once)!, 'Order')]))).toBeNull();
  });
});
