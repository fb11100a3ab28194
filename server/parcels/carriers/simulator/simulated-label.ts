/** A6 in points. */
const A6: [number, number] = [297.64, 419.53];

/** A label that no carrier takes: one page for each number. */
export const simulatedLabel = async (numbers: readonly string[]): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ size: A6, margin: 24, autoFirstPage: false });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  for (const number of numbers) pdf.addPage().fontSize(20).text('SIMULATED LABEL').moveDown().text(number);
  pdf.end();
  return whole;
};
