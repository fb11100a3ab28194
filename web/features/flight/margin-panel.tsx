import { FormattedMessage } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isSlow, isWeak } from './ascent.ts';
import { ballastFor } from './balance.ts';
import { marginVerdict, type Stability } from './rocket.ts';
import { useNumber } from './use-number.ts';
import { Zone } from './zone.tsx';

const LEGEND = ['LOW', 'USUAL', 'HIGH', 'OVER'] as const;
const MOST = 6;

function Launch({ ascent }: { ascent: NonNullable<Stability['ascent']> }) {
  const t = useText();
  const n = useNumber();
  const { thrustToWeight, exitMetresPerSecond } = ascent;
  const weak = isWeak(ascent);
  const slow = isSlow(ascent);
  return (
    <dl className="fl__l">
      <div>
        <dt>{t('flight.thrustToWeight')}</dt>
        <dd className={weak ? 'is-wrong' : undefined}>
          {weak && <Icon name="warn" />} {n(thrustToWeight, 1)} : 1
        </dd>
        <dd>{t(weak ? 'flight.thrustWeak' : 'flight.thrustGood')}</dd>
      </div>
      <div>
        <dt>{t('flight.exitSpeed')}</dt>
        <dd className={slow ? 'is-wrong' : undefined}>
          {slow && <Icon name="warn" />} {n(exitMetresPerSecond, 1)} m/s
        </dd>
        <dd>{t(slow ? 'flight.exitSlow' : 'flight.exitGood')}</dd>
      </div>
    </dl>
  );
}

/** The margin in calibres on its scale, what that means, and how the launch goes. */
export function MarginPanel({ stability, noseMm }: { stability: Stability; noseMm: number }) {
  const t = useText();
  const n = useNumber();
  const { margin, caliberMm, pressure, gravity, ascent } = stability;
  const verdict = marginVerdict(margin);
  const missing = ballastFor(gravity, noseMm, pressure.atMm - caliberMm);
  const fine = verdict === 'USUAL' || verdict === 'HIGH';
  return (
    <section className="panel">
      <div className="row between">
        <h3 className="h3">{t('flight.margin')}</h3>
        <span role="status">
          <Tag kind={fine ? 'ok' : 'error'}>
            <Icon name={fine ? 'check' : 'warn'} />
            {t(`flight.verdict.${verdict}`)}
          </Tag>
        </span>
      </div>
      <p className="price fl__v">
        {n(margin, 2)} <span>{t('flight.calibres')}</span>
      </p>
      <p className="muted fl__s">
        {t('flight.marginSum', { gap: n(pressure.atMm - gravity.atMm), caliber: n(caliberMm) })}
      </p>
      {missing ? <p className="fl__s">{t('flight.oneCalibre', { grams: n(Math.ceil(missing)) })}</p> : null}
      <Zone
        {...{ value: margin, most: MOST, bounds: [1, 2, 5], usual: 1, wrong: [0, 3], format: n }}
        label={t('flight.onScale', { value: n(margin, 2), most: MOST })}
      />
      <dl className="fl__z">
        {LEGEND.map((each) => (
          <div key={each} className={each === verdict ? 'is-on' : undefined}>
            <dt>{t(`flight.range.${each}`)}</dt>
            <dd>{t(`flight.means.${each}`)}</dd>
          </div>
        ))}
      </dl>
      {ascent && <Launch ascent={ascent} />}
      <div className="note note--warn">
        <Icon name="warn" />
        <p>
          <FormattedMessage id="flight.rocketEstimate" values={{ strong: (text) => <strong>{text}</strong> }} />
        </p>
      </div>
    </section>
  );
}
