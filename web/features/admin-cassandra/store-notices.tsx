import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../ui/notice.tsx';
import type { VisitStoreQuery } from './VisitStore.gen.ts';

/** What an operator has to know first: nodes that are down, visits that wait or were lost. */
export const StoreNotices = ({ store }: { store: VisitStoreQuery['visitStore'] }) => {
  const t = useText();
  const { nodes, buffer, replication } = store;
  const down = nodes.filter(({ state }) => state === 'DOWN');
  const enough = replication > 0 && down.length <= Math.floor((replication - 1) / 2);
  const names = down.map(({ address }) => address).join(', ');
  const hints = down.reduce((sum, { hintFiles }) => sum + hintFiles, 0);
  return (
    <>
      {down.length > 0 && (
        <Notice kind="error">
          <p>
            <strong>{t('cassandra.down', { down: down.length, all: nodes.length })}</strong>{' '}
            {enough ? t('cassandra.down.safe', { names, hints }) : t('cassandra.down.waiting', { names })}
          </p>
        </Notice>
      )}
      {buffer.away && (
        <Notice kind="warn">
          <p>{t('cassandra.away', { waiting: buffer.waiting, capacity: buffer.capacity })}</p>
        </Notice>
      )}
      {buffer.dropped > 0 && (
        <Notice kind="warn">
          <p>{t('cassandra.dropped', { count: buffer.dropped })}</p>
        </Notice>
      )}
    </>
  );
};
