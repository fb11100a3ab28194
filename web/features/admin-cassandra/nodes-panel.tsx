import { useIntl } from 'react-intl';
import { formatSeconds } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NodeRing } from './node-ring.tsx';
import { Partitions } from './partitions.tsx';
import { bytesText, millisecondsText } from './units.ts';
import type { VisitStoreQuery } from './VisitStore.gen.ts';

type Store = VisitStoreQuery['visitStore'];

const State = ({ node }: { node: Store['nodes'][number] }) => {
  const t = useText();
  const intl = useIntl();
  const down = node.state === 'DOWN';
  return (
    <span className="vst__state">
      <Tag kind={down ? 'error' : 'ok'}>
        <Icon name={down ? 'warn' : 'check'} />
        {t(down ? 'cassandra.node.down' : 'cassandra.node.up')}
      </Tag>
      <span className="faint">
        {node.since
          ? t('cassandra.node.since', { time: formatSeconds(intl, node.since) })
          : t(`cassandra.node.state.${node.state}`)}
      </span>
    </span>
  );
};

const Nodes = ({ nodes }: Pick<Store, 'nodes'>) => {
  const t = useText();
  const intl = useIntl();
  const cluster = nodes.some(({ dataCentre }) => dataCentre);
  return (
    <table className="tbl tbl--cards vst__nodes">
      <caption className="sr">{t('cassandra.nodes')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('cassandra.node.number')}</span>
          </th>
          <th scope="col">{t('cassandra.node.address')}</th>
          {cluster && <th scope="col">{t('cassandra.node.centre')}</th>}
          <th scope="col">{t('cassandra.node.state')}</th>
          <th scope="col">{t('cassandra.version')}</th>
          {cluster && (
            <th scope="col" className="r">
              {t('cassandra.node.write')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {nodes.map((node, i) => (
          <tr key={node.address}>
            <td>
              <span className="bal bal--flat">{i + 1}</span>
            </td>
            <td className="num">{node.address}</td>
            {cluster && <td className="num muted hide-m">{node.dataCentre && `${node.dataCentre}, ${node.rack}`}</td>}
            <td>
              <State node={node} />
            </td>
            <td className="num muted hide-m">{node.version ?? '–'}</td>
            {cluster && <td className="r num hide-m">{millisecondsText(intl, node.writeP95Ms)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Tables = ({ tables }: Pick<Store, 'tables'>) => {
  const t = useText();
  const intl = useIntl();
  return (
    <table className="tbl vst__tables">
      <caption className="h3">{t('cassandra.tables')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cassandra.table.name')}</th>
          <th scope="col" className="r">
            {t('cassandra.table.rows')}
          </th>
          <th scope="col" className="r">
            {t('cassandra.table.size')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tables.map(({ name, rows, bytes }) => (
          <tr key={name}>
            <td className="num">{name}</td>
            <td className="r num">{t('cassandra.table.about', { rows })}</td>
            <td className="r num">{bytesText(intl, bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The servers of the store and the tables on them. */
export const NodesPanel = ({ store }: { store: Store }) => {
  const t = useText();
  const { nodes, tables, partitions, version, keyspace, kind } = store;
  return (
    <section className="panel vst__panel" aria-labelledby="vst-nodes">
      <h2 className="h3" id="vst-nodes">
        {t('cassandra.nodes')}
      </h2>
      {nodes.length > 1 && <NodeRing nodes={nodes} />}
      <Nodes nodes={nodes} />
      <dl className="spec vst__spec">
        <dt>{t('cassandra.store')}</dt>
        <dd>
          {kind === 'CASSANDRA' ? 'Apache Cassandra' : 'PostgreSQL'} {version}
        </dd>
        <dt>{t(kind === 'CASSANDRA' ? 'cassandra.keyspace' : 'cassandra.database')}</dt>
        <dd>{keyspace}</dd>
      </dl>
      {tables.length > 0 && <Tables tables={tables} />}
      {partitions.length > 0 && <Partitions partitions={partitions} />}
    </section>
  );
};
