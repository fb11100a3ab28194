import { afloatOf } from '../../../codegen/flight/boat.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import { Figure } from '../figure.tsx';
import { useNumber } from '../use-number.ts';
import type { BoatFieldsFragment } from './Drive.gen.ts';
import type { DriveSetup } from './drive-frame.tsx';
import { useBetween } from './use-between.ts';

/** Draught, speeds and run time of a boat; ranges where hull and propeller are known only so well. */
export function BoatRun({ boat, motor, battery, kg, units }: DriveSetup & { boat: BoatFieldsFragment }) {
  const t = useText();
  const n = useNumber();
  const between = useBetween();
  const { waterlineMm, beamMm, planes } = boat;
  const hull = { kg, waterline: waterlineMm / 1000, beam: beamMm / 1000, planes };
  const found = afloatOf(motor.power, battery.pack, hull);
  return (
    <div className="fl__c">
      <dl className="fl__fig">
        {found.planing && (
          <Figure
            name={t('flight.drive.planing')}
            value={between(found.planing, units.speed)}
            more={t('flight.drive.planingMore', {
              watts: between(found.watts, (value) => n(value)),
            })}
          />
        )}
        <Figure
          name={t('flight.drive.hullSpeed')}
          value={units.speed(found.hullSpeed)}
          more={t(planes ? 'flight.drive.hullSpeedPlaning' : 'flight.drive.hullSpeedMost')}
        />
        <Figure
          name={t('flight.drive.draught')}
          value={between(found.draught, (metres) => units.length(metres * 1000))}
          more={t('flight.drive.draughtMore')}
        />
        <Figure
          name={t('flight.drive.boatTime')}
          value={`${between(found.minutes, (value) => n(value))} min`}
          more={t('flight.drive.boatTimeMore')}
        />
        <Figure name={t('flight.drive.mass')} value={units.mass(kg * 1000)} more={t('flight.drive.massMore')} />
      </dl>
      <p className="fl__n">{t(planes ? 'flight.drive.planingRange' : 'flight.drive.boatRange')}</p>
      <p className="fl__n">{t(planes ? 'flight.drive.planingSource' : 'flight.drive.boatSource')}</p>
    </div>
  );
}
