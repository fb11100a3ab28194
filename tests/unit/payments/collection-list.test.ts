import { describe, expect, it } from 'vitest';
import { Carrier } from '../../../server/orders/carriers.ts';
import { readCollectionList } from '../../../server/payments/cash/collections/collection-list.ts';

const read = (text: string, carrier = Carrier.PACKETA) => readCollectionList(carrier, Buffer.from(text));

describe('a list of what a carrier collected', () => {
  it('is read by the words of its header, in Slovak, with the fee and the payout', () => {
    const { rows, unread } = read(
      'Výplata dobierok\nČíslo zásielky;Číslo objednávky;Dobierka;Mena;Dátum doručenia;Poplatok;Dátum výplaty;Číslo výplaty\n' +
        'Z 123 456 7890;MX-2026-000123-1;"1 045,90";EUR;20.11.2026;1,20;24.11.2026;V-77\n' +
        'Z1234567891;MX-2026-000124-1;0,00;EUR;20.11.2026;;24.11.2026;V-77\n',
    );
    expect(unread).toBe(0);
    expect(rows).toEqual([
      {
        reference: expect.any(String) as string,
        parcelNumber: 'Z 123 456 7890',
        variableSymbol: null,
        orderNumber: 'MX-2026-000123',
        amountMinor: 104_590,
        feeMinor: 120,
        currency: 'EUR',
        day: '2026-11-20',
        payout: 'V-77',
        payoutDay: '2026-11-24',
      },
    ]);
  });

  it.each([
    [
      'GLS',
      'Parcel number,COD reference,COD amount,Delivery date,Payment date\n90012345678,2026000123,25.50,2026-11-20,2026-11-24',
    ],
    [
      'DPD',
      'Paketnummer;Variabilny symbol;Nachnahme;Zustelldatum;Auszahlungsdatum\n05308812345678;2026000123;25,50;20.11.2026;24.11.2026',
    ],
  ])('of %s names its order by the variable symbol, and the payout by its day', (carrier, text) => {
    const [row] = read(text, carrier as Carrier).rows;
    expect(row).toMatchObject({
      variableSymbol: '2026000123',
      orderNumber: 'MX-2026-000123',
      amountMinor: 2550,
      payout: '2026-11-24',
      payoutDay: '2026-11-24',
    });
  });

  it('takes the fee from what was paid out where it says so', () => {
    const fees = (rows: string) => read(`parcel;cod;paid out;fee;date\n${rows}`).rows.map(({ feeMinor }) => feeMinor);
    expect(fees('A1;20,00;18,80;;2026-11-20\nA2;20,00;20,00;1,20;2026-11-20\nA3;20,00;;-1,20;2026-11-20')).toEqual([
      120, 0, 120,
    ]);
  });

  it('counts rows that say too little, and refuses a table that is no list', () => {
    expect(read('parcel;cod;date\nA1;20,00;\n;20,00;2026-11-20\nA2;x;2026-11-20')).toMatchObject({
      rows: [],
      unread: 3,
    });
    expect(() => read('parcel;date\nA1;2026-11-20')).toThrow('VALIDATION_FAILED');
    expect(() => read('  ')).toThrow('VALIDATION_FAILED');
  });

  it('tells each parcel from any other by the same reference each time', () => {
    const text = 'parcel;cod;date\nZ1;20,00;2026-11-20\nZ1;20,00;2026-11-20\nZ2;20,00;2026-11-20';
    const references = () => read(text).rows.map(({ reference }) => reference);
    expect(new Set(references()).size).toBe(3);
    expect(references()).toEqual(references());
    expect(read('parcel;cod;date;payout date\n1;20,00;2026-11-21;2026-11-24').rows[0]!.reference).toBe(references()[0]);
  });
});
