import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { bytesText } from './units.ts';
import type { VisitStoreQuery } from './VisitStore.gen.ts';

/** The months that PostgreSQL keeps single visits of, each in a table of its own. */
export const Partitions = ({ partitions }: Pick<VisitStoreQuery['visitStore'], 'partitions'>) => {
  const t = useText();
  const intl = useIntl();
  const month = (from: string): string =>
    intl.formatDate(from, { month: 'long', year: 'numeric', timeZone: 'Europe/Bratislava' });
  return (
    <table className="tbl vst__tables">
      <caption className="h3">{t('cassandra.partitions')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cassandra.partition.month')}</th>
          <th scope="col" className="hide-m">
            {t('cassandra.table.name')}
          </th>
          <th scope="col" className="r">
            {t('cassandra.table.rows')}
          </th>
          <th scope="col" className="r">
            {t('cassandra.table.size')}
          </th>
        </tr>
      </thead>
      <tbody>
        {partitions.map(({ name, from, rows, bytes }) => (
          <tr key={name}>
            <td>{month(from)}</td>
            <td className="num muted hide-m">{name}</td>
            <td className="r num">{t('cassandra.table.about', { rows })}</td>
            <td className="r num">{bytesText(intl, bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
