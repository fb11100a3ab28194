import { useIntl } from 'react-intl';
import { formatDate, formatSeconds } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import type { VisitStoreQuery } from './VisitStore.gen.ts';

type Store = VisitStoreQuery['visitStore'];

const COMMANDS = {
  POSTGRESQL: 'npm run visits:migrate -- --back',
  CASSANDRA: 'npm run visits:migrate',
};

const Progress = ({ copy }: { copy: NonNullable<Store['copy']> }) => {
  const t = useText();
  const intl = useIntl();
  const { copied, total, lastDay, updatedAt, finishedAt } = copy;
  const count = t('cassandra.copy.count', { copied, total });
  return (
    <>
      <p className="row between vst__copy">
        <span className="num">{lastDay ?? '–'}</span>
        <span className="num faint">{count}</span>
      </p>
      <progress className="vst__progress" aria-label={t('cassandra.copy')} value={copied} max={Math.max(total, 1)}>
        {count}
      </progress>
      <p className="muted vst__copy">
        {finishedAt
          ? t('cassandra.copy.finished', { day: formatDate(intl, finishedAt) })
          : t('cassandra.copy.running', { day: formatDate(intl, updatedAt), time: formatSeconds(intl, updatedAt) })}
      </p>
    </>
  );
};

/** How to move to Cassandra, one step after the other. */
const MovingOver = () => {
  const t = useText();
  return (
    <>
      <p className="muted">{t('cassandra.move.lead')}</p>
      <ol className="vst__steps">
        <li>
          {t('cassandra.move.set')} <code>CASSANDRA_CONTACT_POINTS</code>, <code>CASSANDRA_LOCAL_DC</code>,{' '}
          <code>CASSANDRA_KEYSPACE</code>
        </li>
        <li>
          {t('cassandra.move.secure')} <code>CASSANDRA_USERNAME</code>, <code>CASSANDRA_PASSWORD</code>,{' '}
          <code>CASSANDRA_TLS</code>, <code>CASSANDRA_TLS_CA</code>
        </li>
        <li>
          {t('cassandra.move.copy')} <code>{COMMANDS.CASSANDRA}</code>
        </li>
        <li>{t('cassandra.move.restart')}</li>
        <li>
          {t('cassandra.move.again')} <code>{COMMANDS.CASSANDRA}</code>
        </li>
      </ol>
    </>
  );
};

/** How far the copy of the history into this store is; with PostgreSQL also how to move over. */
export const HistoryPanel = ({ store: { kind, copy } }: { store: Store }) => {
  const t = useText();
  return (
    <section className="panel vst__panel" aria-labelledby="vst-history">
      <h2 className="h3" id="vst-history">
        {t(kind === 'CASSANDRA' || copy ? 'cassandra.copy' : 'cassandra.move')}
      </h2>
      {copy && <Progress copy={copy} />}
      {kind === 'CASSANDRA' && !copy && (
        <p className="muted">
          {t('cassandra.copy.never')} <code>{COMMANDS.CASSANDRA}</code>
        </p>
      )}
      {kind === 'POSTGRESQL' && <MovingOver />}
    </section>
  );
};
