import type { Flight, Sample } from '../../codegen/flight/record.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { useNumber } from './use-number.ts';

/** Which sample was flown at a time. */
const sampleAt = (samples: readonly Sample[], time: number): Sample | undefined =>
  samples.find((one) => one.time >= time - 1e-6) ?? samples.at(-1);

/** The plots in numbers: every moment that has a name. */
export function FlightTable({ flight: { moments, samples } }: { flight: Flight }) {
  const t = useText();
  const n = useNumber();
  return (
    <details className="fl__e">
      <summary>{t('flight.inNumbers')}</summary>
      <table className="tbl">
        <caption className="sr">{t('flight.inNumbers')}</caption>
        <thead>
          <tr>
            <th>{t('flight.moment')}</th>
            <th className="r">{t('flight.time')}</th>
            <th className="r">{t('flight.plot.height')}</th>
            <th className="r">{t('flight.plot.speed')}</th>
            <th className="r">{t('flight.drift')}</th>
          </tr>
        </thead>
        <tbody>
          {moments.map(({ kind, time, up, speed, stage }) => (
            <tr key={`${kind}${stage}${time}`}>
              <td>
                {t(`flight.moment.${kind}`)}
                {stage > 0 && moments.some((one) => one.kind === kind && one.stage !== stage) && ` ${stage}`}
              </td>
              <td className="r num">{n(time, 2)} s</td>
              <td className="r num">{n(up)} m</td>
              <td className="r num">{n(speed, 1)} m/s</td>
              <td className="r num">{n(sampleAt(samples, time)?.across ?? 0)} m</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
