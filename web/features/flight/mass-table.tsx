import { useText } from '../../intl/use-text.ts';
import type { FlightMassFieldsFragment } from './Flight.gen.ts';
import { useNumber } from './use-number.ts';

/** What weighs how much and where, opened when wanted. */
export function MassTable({ masses, place }: { masses: readonly FlightMassFieldsFragment[]; place: string }) {
  const t = useText();
  const n = useNumber();
  return (
    <details className="fl__e">
      <summary className="link">{t('flight.masses')}</summary>
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('flight.part')}</th>
            <th>{t('flight.origin')}</th>
            <th className="r">{t('flight.mass')}</th>
            <th className="r">{place}</th>
          </tr>
        </thead>
        <tbody>
          {masses.map(({ name, grams, atMm, printed }) => (
            <tr key={`${name}${atMm}`}>
              <td>{name}</td>
              <td className="faint">{t(printed ? 'flight.byPrintEstimate' : 'flight.byDesigner')}</td>
              <td className="r num">{n(grams)} g</td>
              <td className="r num">{n(atMm)} mm</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
