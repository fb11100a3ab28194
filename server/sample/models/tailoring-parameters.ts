import type { Tailoring } from '../../models/tailoring/tailoring.ts';

type Parameter = Tailoring['parameters'][number];
type Option = Extract<Parameter, { kind: 'OPTION' }>['options'][number];

/** The same in every language, with its unit held fast. */
const figure = (text: string) => {
  const whole = text.replaceAll(' ', '\u00a0');
  return { en: whole, sk: whole, de: whole };
};

/** A size of which the shop sells so many. */
export const size = (id: string, name: string, need?: [quantity: number, designation: string]): Option => ({
  id,
  name: figure(name),
  ...(need && { needs: [{ designation: need[1], quantity: need[0] }] }),
});

/** What the largest bed must be, else parts are cut to one of these sides. */
export const bedParameter = (wholeMm: number, sides: readonly number[]): Parameter => ({
  id: 'bed',
  kind: 'OPTION',
  name: { en: 'Bed of your printer', sk: 'Podložka vašej tlačiarne', de: 'Druckbett Ihres Druckers' },
  options: [
    {
      id: 'whole',
      name: {
        en: `${wholeMm}\u00a0mm, whole parts`,
        sk: `${wholeMm}\u00a0mm, diely v celku`,
        de: `${wholeMm}\u00a0mm, ganze Teile`,
      },
    },
    ...sides.map((side) => ({
      id: String(side),
      name: { en: `${side}\u00a0mm, cut`, sk: `${side}\u00a0mm, delené`, de: `${side}\u00a0mm, geteilt` },
    })),
  ],
  standard: 'whole',
});

/** Words that cost 1.50 euros. */
export const nameParameter = (en: string, sk: string, de: string, mostCharacters: number): Parameter => ({
  id: 'name',
  kind: 'TEXT',
  name: { en, sk, de },
  mostCharacters,
  extraMinor: 150,
  standard: '',
});

export const servoParameter = (standard: string, options: Option[]): Parameter => ({
  id: 'servo',
  kind: 'OPTION',
  name: { en: 'Servo', sk: 'Servo', de: 'Servo' },
  options,
  standard,
});

export const motorParameter = (standard: string, options: Option[]): Parameter => ({
  id: 'motor',
  kind: 'OPTION',
  name: { en: 'Motor', sk: 'Motor', de: 'Motor' },
  options,
  standard,
});
