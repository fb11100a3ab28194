import { useState, type ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Seg } from '../../ui/seg.tsx';
import type { RocketFieldsFragment } from './Flight.gen.ts';
import { FlightSupplies, type SuppliesProps } from './supplies/flight-supplies.tsx';
import { FlownPanel } from './flown-panel.tsx';
import { LiftTable } from './lift-table.tsx';
import { MarginPanel } from './margin-panel.tsx';
import { MassTable } from './mass-table.tsx';
import { stabilityOf } from './rocket.ts';
import { RocketDrawing } from './rocket-drawing.tsx';
import { motorName, RocketSetup } from './rocket-setup.tsx';
import { useFlown } from './use-flown.ts';
import { useRocketSetup } from './use-rocket-setup.ts';

interface RocketFlightProps {
  rocket: RocketFieldsFragment;
  offer: SuppliesProps;
  /** The motors are in the order in which they fly well. */
  onRanked?: () => void;
  /** What is to be said of it first. */
  children?: ReactNode;
}

/** The stability and the flight of a rocket with the motors that the customer chooses. */
export function RocketFlight({ rocket, offer, onRanked, children }: RocketFlightProps) {
  const t = useText();
  const { choice, change, setup } = useRocketSetup(rocket);
  const [from, setFrom] = useState(1);
  const stages = rocket.mounts.length;
  const stability = stabilityOf(rocket, setup, from);
  const flown = useFlown(rocket, setup, from);
  const options = [
    { value: '1', content: t('flight.whole') },
    { value: '2', content: t('flight.sustainer') },
  ];
  return (
    <section className="sec wrap fl" id="flight" aria-labelledby="flight-title">
      <div className="sec__h">
        <div>
          <h2 className="h2" id="flight-title">
            {t('flight.rocketTitle')}
          </h2>
          <p className="muted fl__i">{t('flight.rocketIntro')}</p>
        </div>
        {stages > 1 && (
          <Seg
            label={t('flight.stages')}
            value={String(from)}
            options={options}
            onChange={(at) => setFrom(Number(at))}
          />
        )}
      </div>
      {children}
      <RocketDrawing rocket={rocket} stability={stability} from={from} />
      <div className="fl__two">
        <MarginPanel stability={stability} noseMm={rocket.noseMm} />
        <RocketSetup {...{ rocket, choice, change, setup, stability, from, onRanked }} />
      </div>
      <FlownPanel {...{ rocket, flown, choice, change }} />
      <FlightSupplies
        {...offer}
        chosen={Object.values(setup.motors).flatMap((motor) => (motor ? motorName(motor) : []))}
      />
      <LiftTable rocket={rocket} stability={stability} />
      <MassTable masses={rocket.masses.filter(({ stage }) => stage >= from)} place={t('flight.fromTip')} />
    </section>
  );
}
