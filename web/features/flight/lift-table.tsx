import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import type { RocketFieldsFragment } from './Flight.gen.ts';
import type { Stability, Surface } from './rocket.ts';
import { useNumber } from './use-number.ts';

interface LiftProps {
  rocket: RocketFieldsFragment;
  stability: Stability;
}

function useSurfaceName({ sections, fins, mounts }: RocketFieldsFragment) {
  const t = useText();
  const n = useNumber();
  return ({ of, index }: Surface): string => {
    const section = sections[index];
    const set = fins[index];
    if (of === 'FINS') {
      const stage = mounts.length === 1 ? 'ONLY' : set?.stage === 1 ? 'BOOSTER' : 'SUSTAINER';
      return t(`flight.fins.${stage}`, { count: set?.count });
    }
    if (!section) return '';
    const { shape, lengthMm, foreMm, aftMm } = section;
    if (shape === 'TUBE') return '';
    return t(`flight.shape.${shape}`, { length: n(lengthMm), fore: n(foreMm), aft: n(aftMm) });
  };
}

const sub = (text: ReactNode) => <sub>{text}</sub>;

type SurfacesProps = Pick<LiftProps, 'rocket'> & Pick<Stability, 'surfaces' | 'pressure'>;

/** What all surfaces lift, and where. */
function Together({ pressure }: Pick<Stability, 'pressure'>) {
  const t = useText();
  const n = useNumber();
  return (
    <tr>
      <td>
        <strong>{t('flight.together')}</strong>
      </td>
      <td className="r num">
        <strong>{n(pressure.slope, 2)}</strong>
      </td>
      <td className="r num">
        <strong>{n(pressure.atMm)} mm</strong>
      </td>
      <td />
    </tr>
  );
}

function Surfaces({ rocket, surfaces, pressure }: SurfacesProps) {
  const t = useText();
  const n = useNumber();
  const nameOf = useSurfaceName(rocket);
  return (
    <table className="tbl">
      <caption className="sr">{t('flight.liftCaption')}</caption>
      <thead>
        <tr>
          <th>{t('flight.surface')}</th>
          <th className="r">
            <FormattedMessage id="flight.slope" values={{ sub }} />
          </th>
          <th className="r">{t('flight.fromTip')}</th>
          <th className="r">{t('flight.share')}</th>
        </tr>
      </thead>
      <tbody>
        {surfaces.map((surface) => (
          <tr key={`${surface.of}${surface.index}`}>
            <td>{nameOf(surface)}</td>
            <td className="r num">{n(surface.slope, 2)}</td>
            <td className="r num">{n(surface.atMm)} mm</td>
            <td className="r num">{n((100 * surface.slope) / pressure.slope)} %</td>
          </tr>
        ))}
        <Together pressure={pressure} />
      </tbody>
    </table>
  );
}

/** The lift of each surface, which the centre of pressure comes from, and both formulas with their source. */
export function LiftTable({ rocket, stability: { surfaces, pressure, gravity } }: LiftProps) {
  const t = useText();
  const n = useNumber();
  return (
    <div className="fl__c">
      <h3 className="h3">{t('flight.source')}</h3>
      <div className="two">
        <Surfaces {...{ rocket, surfaces, pressure }} />
        <div className="prose">
          <p>
            <FormattedMessage id="flight.cpFormula" values={{ sub }} />
          </p>
          <p>{t('flight.cgFormula', { grams: n(gravity.grams) })}</p>
          <p>{t('flight.ascentFormula')}</p>
        </div>
      </div>
    </div>
  );
}
