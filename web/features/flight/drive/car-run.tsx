import { airAt, standardWeather } from '../../../codegen/flight/air.gen.ts';
import { drivenOf } from '../../../codegen/flight/car.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import { Figure } from '../figure.tsx';
import { useNumber } from '../use-number.ts';
import type { CarFieldsFragment } from './Drive.gen.ts';
import type { DriveSetup } from './drive-frame.tsx';
import { useBetween } from './use-between.ts';

const SEA_LEVEL = airAt(standardWeather(), 0).density;

/** Top speed, acceleration and run time of a car; ranges where ground, tyre and body are known only so well. */
export function CarRun({ car, motor, battery, kg, units }: DriveSetup & { car: CarFieldsFragment }) {
  const t = useText();
  const n = useNumber();
  const between = useBetween();
  const { gear, tyreMm, frontMm2, driven } = car;
  const body = { kg, gear, tyre: tyreMm / 1000, front: frontMm2 / 1e6, driven };
  const found = drivenOf(motor.power, battery.pack, body, SEA_LEVEL);
  const [onDust, onAsphalt] = found.slips;
  const limit = onAsphalt ? 'grip' : onDust ? 'gripOnDust' : 'motor';
  return (
    <div className="fl__c">
      <dl className="fl__fig">
        <Figure
          name={t('flight.topSpeed')}
          value={between(found.topSpeed, units.speed)}
          more={t('flight.drive.unloaded', { speed: units.speed(found.unloaded) })}
        />
        <Figure
          name={t('flight.drive.acceleration')}
          value={`${between(found.acceleration, (value) => n(value, 1))} m/s²`}
          more={t(`flight.drive.limit.${limit}`)}
        />
        <Figure
          name={t('flight.drive.runTime')}
          value={`${between(found.minutes, (value) => n(value))} min`}
          more={t('flight.drive.carTimeMore')}
        />
        <Figure name={t('flight.drive.mass')} value={units.mass(kg * 1000)} more={t('flight.drive.massMore')} />
      </dl>
      <p className="fl__n">{t('flight.drive.carRange')}</p>
      <p className="fl__n">{t('flight.drive.carSource')}</p>
    </div>
  );
}
