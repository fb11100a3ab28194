import { airAt, GRAVITY, standardWeather } from '../../codegen/flight/air.gen.ts';
import { LEAST_THRUST, poweredOf, type Powered, type Range } from '../../codegen/flight/electric.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Figure } from './figure.tsx';
import type { PlaneFieldsFragment } from './Flight.gen.ts';
import type { PlaneFigures } from './plane.ts';
import type { PlaneChoice } from './use-plane-setup.ts';
import { useNumber } from './use-number.ts';
import type { Units } from './use-units.ts';

const SEA_LEVEL = airAt(standardWeather(), 0).density;

interface PowerProps {
  plane: PlaneFieldsFragment;
  choice: PlaneChoice;
  figures: PlaneFigures;
  units: Units;
}

/** What the chosen motor and battery do; null for the customer's own, of which only the mass is known. */
const powerOf = ({ plane, choice, figures }: Omit<PowerProps, 'units'>): Powered | null => {
  const motor = plane.motor.choices[Number(choice.motor)]?.power;
  const pack = plane.battery.choices[Number(choice.battery)]?.pack;
  if (!motor || !pack) return null;
  const { areaMm2, spanMm, maxLift } = plane.wing;
  const glider = { area: areaMm2 / 1e6, aspect: spanMm ** 2 / areaMm2, kg: figures.gravity.grams / 1000, maxLift };
  return poweredOf(motor, pack, glider, SEA_LEVEL);
};

/** Thrust, current, speed, climb, endurance and turn with the chosen motor and battery; ranges where drag is a guess. */
export function PlanePower({ plane, choice, figures, units }: PowerProps) {
  const t = useText();
  const n = useNumber();
  const power = powerOf({ plane, choice, figures });
  if (!power) return <p className="fl__n">{t('flight.powerUnknown')}</p>;
  const between = ([least, most]: Range, show: (value: number) => string) => `${show(least)} – ${show(most)}`;
  const weak = power.thrustToWeight < LEAST_THRUST;
  const grams = (power.thrust / GRAVITY) * 1000;
  return (
    <div className="fl__c">
      <h3 className="h3">{t('flight.powerTitle')}</h3>
      <dl className="fl__fig">
        <Figure
          name={t('flight.staticThrust')}
          value={units.mass(grams)}
          more={t(weak ? 'flight.thrustRatioWeak' : 'flight.thrustRatio', { ratio: n(power.thrustToWeight, 2) })}
          wrong={weak}
        />
        <Figure name={t('flight.current')} value={`${n(power.amps)} A`} more={t('flight.currentMore')} />
        <Figure name={t('flight.topSpeed')} value={between(power.topSpeed, units.speed)} more={t('flight.levelFull')} />
        <Figure
          name={t('flight.climb')}
          value={`${between(power.climb, (value) => n(value, 1))} m/s`}
          more={t('flight.climbMore')}
        />
        <Figure
          name={t('flight.endurance')}
          value={`${between(power.minutes, (value) => n(value))} min`}
          more={t('flight.enduranceMore')}
        />
        <Figure name={t('flight.turn')} value={`${n(power.turnRadius)} m`} more={t('flight.turnMore')} />
      </dl>
      <p className="fl__n">
        {t('flight.powerSource')} {!power.measured && t('flight.propellerLike')}
      </p>
    </div>
  );
}
