import { useState } from 'react';
import type { PlaneFieldsFragment } from './Flight.gen.ts';
import type { PlaneSetup } from './plane.ts';
import { typedNumber } from './typed-number.ts';

/** The customer's own battery or motor stands in the list as this. */
export const OWN = 'own';

/** What stands in the form: places in the lists, or the customer's own with its grams as typed. */
export interface PlaneChoice {
  battery: string;
  ownBattery: string;
  motor: string;
  ownMotor: string;
  nose: string;
  batteryMm: number;
}

export const MOST_OWN_GRAMS = 1000;

type Choices = readonly { grams: number }[];

const gramsOf = (choices: Choices, chosen: string, own: string): number =>
  chosen === OWN ? (typedNumber(own, MOST_OWN_GRAMS) ?? 0) : (choices[Number(chosen)]?.grams ?? 0);

/** Battery, motor and propeller of the lists that stand in the form, one by one; the customer's own have no name. */
export const chosenNames = ({ battery, motor }: PlaneFieldsFragment, choice: PlaneChoice): string[] =>
  [battery.choices[Number(choice.battery)], motor.choices[Number(choice.motor)]].flatMap(
    (one) => one?.name.split(', ') ?? [],
  );

/** The customer's choice and what it means; a number that cannot be read counts as 0. */
export const usePlaneSetup = (plane: PlaneFieldsFragment) => {
  const [choice, setChoice] = useState<PlaneChoice>({
    battery: '0',
    motor: '0',
    nose: '0',
    batteryMm: plane.battery.markMm,
    ownBattery: String(plane.battery.choices[0]?.grams ?? 0),
    ownMotor: String(plane.motor.choices[0]?.grams ?? 0),
  });
  const change = (part: Partial<PlaneChoice>) => setChoice((before) => ({ ...before, ...part }));
  const setup: PlaneSetup = {
    batteryGrams: gramsOf(plane.battery.choices, choice.battery, choice.ownBattery),
    batteryMm: choice.batteryMm,
    motorGrams: gramsOf(plane.motor.choices, choice.motor, choice.ownMotor),
    noseGrams: typedNumber(choice.nose, MOST_OWN_GRAMS) ?? 0,
  };
  return { choice, change, setup };
};
