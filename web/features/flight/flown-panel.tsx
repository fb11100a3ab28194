import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Figure } from './figure.tsx';
import { FlightPlots } from './flight-plots.tsx';
import { FlightTable } from './flight-table.tsx';
import type { RocketFieldsFragment } from './Flight.gen.ts';
import type { Flown } from './use-flown.ts';
import { useNumber } from './use-number.ts';
import type { RocketChoice } from './use-rocket-setup.ts';
import { WeatherFields } from './weather-fields.tsx';
import './flown.css';

/** Metres per second beyond which an opening parachute tears, and a landing breaks fins. */
const MOST_OPENING = 20;
const MOST_LANDING = 7;

/** Which delay to buy, or why none is needed. */
function useDelayAdvice({ prospect: { bestDelay, delay, reasons } }: Flown, byCharge: boolean) {
  const t = useText();
  const n = useNumber();
  if (bestDelay === null) return '';
  if (!byCharge) return t('flight.delayAltimeter');
  if (delay === null) return t('flight.delayNone');
  return t(reasons.includes('DELAY') ? 'flight.delayFar' : 'flight.delayTake', { delay: n(delay) });
}

function Figures({ flown, rocket }: { flown: Flown; rocket: RocketFieldsFragment }) {
  const t = useText();
  const n = useNumber();
  const { flight, prospect } = flown;
  const { apogee, coast, mostSpeed, mostMach, railExit, deployment, landing } = flight;
  const advice = useDelayAdvice(flown, rocket.parachute?.opens === 'EJECTION');
  if (!apogee || !coast) return null;
  const slow = prospect.reasons.includes('SLOW');
  return (
    <dl className="fl__fig">
      <Figure
        name={t('flight.height')}
        value={`${n(apogee.up)} m`}
        more={t('flight.heightAfter', { time: n(apogee.time, 1) })}
      />
      <Figure
        name={t('flight.topSpeed')}
        value={`${n(mostSpeed)} m/s`}
        more={t('flight.mach', { mach: n(mostMach, 2) })}
      />
      <Figure
        name={t('flight.exitSpeed')}
        value={`${n(railExit?.speed ?? 0, 1)} m/s`}
        more={t(slow ? 'flight.exitSlow' : 'flight.exitGood')}
        wrong={slow}
      />
      <Figure
        name={t('flight.bestDelay')}
        value={`${n(coast.afterBurnout, 1)} s`}
        more={advice}
        wrong={prospect.reasons.includes('DELAY')}
      />
      {deployment && (
        <Figure
          name={t('flight.opening')}
          value={`${n(deployment.speed)} m/s`}
          more={t('flight.openingAt', { up: n(deployment.up) })}
          wrong={deployment.speed > MOST_OPENING}
        />
      )}
      {landing && (
        <Figure
          name={t('flight.landing')}
          value={`${n(landing.speed, 1)} m/s`}
          more={t('flight.landingDrift', { across: n(Math.abs(landing.across)), time: n(landing.time) })}
          wrong={landing.speed > MOST_LANDING}
        />
      )}
    </dl>
  );
}

interface PanelProps {
  rocket: RocketFieldsFragment;
  flown: Flown | null;
  choice: RocketChoice;
  change: (part: Partial<RocketChoice>) => void;
}

/** How high, how fast and how far the rocket flies as it is set up, on the day that is typed in. */
export function FlownPanel({ rocket, flown, choice, change }: PanelProps) {
  const t = useText();
  const flies = flown !== null && flown.flight.apogee !== null;
  return (
    <div className="fl__c">
      <h3 className="h3">{t('flight.flownTitle')}</h3>
      <WeatherFields choice={choice} change={change} />
      {flies ? (
        <>
          <Figures flown={flown} rocket={rocket} />
          <FlightPlots flight={flown.flight} />
          <FlightTable flight={flown.flight} />
        </>
      ) : (
        <div className="note note--error">
          <Icon name="warn" />
          <p>{t('flight.reason.STAYS')}</p>
        </div>
      )}
      <p className="fl__n">{t('flight.flownSource')}</p>
    </div>
  );
}
