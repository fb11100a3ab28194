import { CurrencyCode, encode as encodeSquare, PaymentOptions } from 'bysquare/pay';
import { encode } from 'uqr';
import { loadSharp } from '../../core/files/sharp.ts';
import { toDecimal } from '../../core/money.ts';
import type { Transfer } from './transfer.ts';

/** Text of the QR code of the European Payments Council (EPC069-12, version 002), read by banks in all of the Union. */
export const epcCode = ({ holder, iban, bic, amountMinor, currency, message }: Transfer): string =>
  ['BCD', '002', '1', 'SCT', bic ?? '', holder, iban, `${currency}${toDecimal(amountMinor)}`, '', '', message].join(
    '\n',
  );

/** Text of the QR code PAY by square of the Slovak Banking Association. */
export const squareCode = ({ holder, iban, bic, amountMinor, variableSymbol, message, dueDay }: Transfer): string =>
  encodeSquare({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount: Number(toDecimal(amountMinor)),
        currencyCode: CurrencyCode.EUR,
        paymentDueDate: dueDay.replaceAll('-', ''),
        variableSymbol,
        paymentNote: message,
        bankAccounts: [{ iban, ...(bic && { bic }) }],
        beneficiary: { name: holder },
      },
    ],
  });

const MODULE_PX = 4;

/** A QR code as a picture, for a mail: no mail program draws one. */
export const qrPicture = async (text: string): Promise<Buffer> => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const pixels = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)));
  const side = size * MODULE_PX;
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer();
};
