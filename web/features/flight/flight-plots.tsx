import { useState } from 'react';
import type { Flight, Sample } from '../../codegen/flight/record.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { LinePlot } from './plots/line-plot.tsx';
import type { PlotPoint } from './plots/plot-scale.ts';
import { useNumber } from './use-number.ts';

/** Points that a plot of two hundred pixels can show. */
const MOST_POINTS = 240;

const thinned = <T,>(all: readonly T[]): T[] => {
  const every = Math.max(1, Math.ceil(all.length / MOST_POINTS));
  return all.filter((_, i) => i % every === 0 || i === all.length - 1);
};

/** Share of a flight from which on two names stand beside each other. */
const APART = 0.1;

const opensApart = ({ apogee, moments }: Flight): boolean => {
  const opening = moments.find(({ kind }) => kind === 'DEPLOYMENT');
  const end = moments.at(-1)?.time ?? 0;
  return opening !== undefined && apogee !== null && Math.abs(opening.time - apogee.time) > APART * end;
};

/** Names of what happens, where the line is at that time. */
function useMarks({ moments, samples }: Flight) {
  const t = useText();
  return (kinds: readonly ('APOGEE' | 'BURNOUT' | 'DEPLOYMENT' | 'RAIL_EXIT')[], of: (sample: Sample) => PlotPoint) =>
    kinds.flatMap((kind) => {
      const moment = moments.find((one) => one.kind === kind);
      const sample = moment && samples.find(({ time }) => time >= moment.time);
      return sample ? [{ name: t(`flight.moment.${kind}`), point: of(sample) }] : [];
    });
}

/** Moves through the flight by keyboard, finger or mouse, and says where it is. */
function Cursor({
  samples,
  place,
  onPlace,
}: {
  samples: readonly Sample[];
  place: number;
  onPlace: (at: number) => void;
}) {
  const t = useText();
  const n = useNumber();
  const sample = samples[place];
  if (!sample) return null;
  const words = t('flight.momentAt', {
    time: n(sample.time, 1),
    up: n(sample.up),
    speed: n(sample.speed),
    across: n(Math.abs(sample.across)),
  });
  return (
    <label className="fl__cur">
      <span>{t('flight.moment')}</span>
      <input
        className="fl__sl"
        type="range"
        min={0}
        max={samples.length - 1}
        value={place}
        aria-valuetext={words}
        onChange={({ target }) => onPlace(Number(target.value))}
      />
      <span className="num fl__at" aria-hidden>
        {words}
      </span>
    </label>
  );
}

/** Height, speed, stability and path of a flight, and the moment that is looked at in all of them. */
export function FlightPlots({ flight }: { flight: Flight }) {
  const t = useText();
  const n = useNumber();
  const marks = useMarks(flight);
  const samples = thinned(flight.samples);
  const [chosen, setChosen] = useState<number | null>(null);
  const top = samples.reduce((best, one, i) => (one.up > samples[best]!.up ? i : best), 0);
  const place = Math.min(chosen ?? top, samples.length - 1);
  const sample = samples[place];
  const stable = samples.filter(({ margin, time }) => margin !== null && time >= (flight.railExit?.time ?? 0));
  const upper = { up: n(flight.apogee?.up ?? 0), time: n(flight.apogee?.time ?? 0, 1) };
  const height = (one: Sample): PlotPoint => [one.time, one.up];
  const speed = (one: Sample): PlotPoint => [one.time, one.speed];
  const margin = (one: Sample): PlotPoint => [one.time, one.margin ?? 0];
  const path = (one: Sample): PlotPoint => [one.across, one.up];
  const over = { xUnit: t('flight.seconds') };
  return (
    <>
      <div className="plots">
        <LinePlot
          {...over}
          title={t('flight.plot.height')}
          unit="m"
          label={t('flight.plot.heightLabel', upper)}
          points={samples.map(height)}
          marks={marks(opensApart(flight) ? ['APOGEE', 'DEPLOYMENT'] : ['APOGEE'], height)}
          cursor={sample ? height(sample) : null}
        />
        <LinePlot
          {...over}
          title={t('flight.plot.speed')}
          unit="m/s"
          label={t('flight.plot.speedLabel', { speed: n(flight.mostSpeed) })}
          points={samples.map(speed)}
          marks={marks(['BURNOUT'], speed)}
          cursor={sample ? speed(sample) : null}
        />
        {stable.length > 1 && (
          <LinePlot
            {...over}
            title={t('flight.plot.margin')}
            unit={t('flight.calibres')}
            label={t('flight.plot.marginLabel', { least: n(flight.leastMargin ?? 0, 1) })}
            points={stable.map(margin)}
            marks={[]}
            cursor={sample && sample.margin !== null && stable.includes(sample) ? margin(sample) : null}
            least={1}
          />
        )}
        <LinePlot
          title={t('flight.plot.path')}
          unit="m"
          xUnit={t('flight.downwind')}
          label={t('flight.plot.pathLabel', { across: n(Math.abs(flight.landing?.across ?? 0)) })}
          points={samples.map(path)}
          marks={[]}
          cursor={sample ? path(sample) : null}
        />
      </div>
      <Cursor samples={samples} place={place} onPlace={setChosen} />
    </>
  );
}
