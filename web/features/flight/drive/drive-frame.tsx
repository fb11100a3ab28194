import { useState, type ReactNode } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Select } from '../../../ui/form/field.tsx';
import { Seg } from '../../../ui/seg.tsx';
import { FlightSupplies, type SuppliesProps } from '../supplies/flight-supplies.tsx';
import { useUnits, type System, type Units } from '../use-units.ts';
import type { DriveBatteryFieldsFragment, DriveMotorFieldsFragment } from './Drive.gen.ts';

/** What the customer chose, and what all weighs with it. */
export interface DriveSetup {
  motor: DriveMotorFieldsFragment;
  battery: DriveBatteryFieldsFragment;
  kg: number;
  units: Units;
}

interface FrameProps {
  kind: 'car' | 'boat';
  drive: {
    printedGrams: number;
    builtInGrams: number;
    batteries: readonly DriveBatteryFieldsFragment[];
    motors: readonly DriveMotorFieldsFragment[];
  };
  offer: SuppliesProps;
  children: (setup: DriveSetup) => ReactNode;
}

const useChoice = ({ batteries, motors }: FrameProps['drive']) => {
  const [chosen, setChosen] = useState({ battery: 0, motor: 0 });
  return { chosen, setChosen, battery: batteries[chosen.battery], motor: motors[chosen.motor] };
};

/** Motor and battery to choose, the figures with them, and what of it is sold. */
export function DriveFrame({ kind, drive, offer, children }: FrameProps) {
  const t = useText();
  const [system, setSystem] = useState<System>('METRIC');
  const units = useUnits(system);
  const { chosen, setChosen, battery, motor } = useChoice(drive);
  if (!battery || !motor) return null;
  const lists = [
    ['motor', t('flight.motor'), drive.motors],
    ['battery', t('flight.battery'), drive.batteries],
  ] as const;
  const grams = drive.printedGrams + drive.builtInGrams + battery.grams + motor.grams;
  const options = [
    { value: 'METRIC' as const, content: 'g, km/h' },
    { value: 'IMPERIAL' as const, content: 'oz, mph' },
  ];
  return (
    <section className="sec wrap fl" id="flight" aria-labelledby="flight-title">
      <div className="sec__h">
        <div>
          <h2 className="h2" id="flight-title">
            {t(`flight.drive.${kind}Title`)}
          </h2>
          <p className="muted fl__i">{t(`flight.drive.${kind}Intro`)}</p>
        </div>
        <Seg label={t('flight.units')} value={system} options={options} onChange={setSystem} />
      </div>
      <div className="fl__g">
        {lists.map(([key, label, choices]) => (
          <Select
            key={key}
            label={label}
            value={chosen[key]}
            onChange={({ target }) => setChosen({ ...chosen, [key]: Number(target.value) })}
          >
            {choices.map((one, i) => (
              <option key={one.name} value={i}>
                {one.name}, {units.mass(one.grams)}
              </option>
            ))}
          </Select>
        ))}
      </div>
      {children({ motor, battery, kg: grams / 1000, units })}
      <FlightSupplies {...offer} chosen={[motor, battery].flatMap(({ name }) => name.split(', '))} />
    </section>
  );
}
