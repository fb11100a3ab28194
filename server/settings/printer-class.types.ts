import { registerEnumType } from 'type-graphql';

export enum PrinterClassName {
  CLASSIC = 'CLASSIC',
  QUICK = 'QUICK',
  FAST = 'FAST',
}

registerEnumType(PrinterClassName, {
  name: 'PrinterClass',
  description: 'How fast a printer is.',
  valuesConfig: {
    CLASSIC: { description: 'A bed slinger of about 2018: 50 mm/s, 1,000 mm/s².' },
    QUICK: { description: 'A bed slinger of today, with input shaping: 130 mm/s, 3,000 mm/s².' },
    FAST: { description: 'An enclosed CoreXY: 250 mm/s, 10,000 mm/s².' },
  },
});
