import './print-queue.css';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/form/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueueBoard } from './queue-board.tsx';
import type { Head } from './queue.ts';
import { useHeads } from './use-queue.ts';

const keyOf = ({ itemId, versionId }: Head) => `${itemId} ${versionId}`;

/** The queue that the address names by order, product and version, the newest of them; without names the newest of all. */
const useChosen = (heads: readonly Head[]) => {
  const [params, setParams] = useSearchParams();
  const named = (name: string, value: string | number) => [null, String(value)].includes(params.get(name));
  const chosen = heads.find(
    ({ orderNumber, productId, versionId }) =>
      named('order', orderNumber) && named('product', productId) && named('version', versionId),
  );
  const choose = (key: string) => {
    const head = heads.find((each) => keyOf(each) === key);
    if (!head) return;
    const { orderNumber, productId, itemId, versionId } = head;
    const isNewest = heads.find((each) => each.itemId === itemId) === head;
    const wanted = { order: orderNumber, product: String(productId), ...(!isNewest && { version: versionId }) };
    setParams(wanted, { replace: true });
  };
  return { chosen, choose };
};

const Nothing = ({ any }: { any: boolean }) => {
  const t = useText();
  return (
    <EmptyState
      art="paper"
      title={t(any ? 'queue.missing.title' : 'queue.empty.title')}
      action={
        <ButtonLink small to={any ? '/account/print-queue' : '/products?type=files'}>
          {t(any ? 'queue.missing.action' : 'queue.empty.action')}
        </ButtonLink>
      }
    >
      {t(any ? 'queue.missing.text' : 'queue.empty.text')}
    </EmptyState>
  );
};

const Queues = ({ user, heads }: { user: string; heads: readonly Head[] }) => {
  const t = useText();
  const { chosen, choose } = useChosen(heads);
  if (!chosen) return <Nothing any={heads.length > 0} />;
  return (
    <div className="pq">
      <div className="pq__pick">
        <Select label={t('queue.model')} value={keyOf(chosen)} onChange={({ target }) => choose(target.value)}>
          {heads.map((head) => (
            <option key={keyOf(head)} value={keyOf(head)}>
              {t('queue.option', { product: head.productName, order: head.orderNumber, revision: head.revision })}
            </option>
          ))}
        </Select>
      </div>
      <QueueBoard key={keyOf(chosen)} user={user} head={chosen} />
    </div>
  );
};

const OfUser = ({ user }: { user: string }) => {
  const { heads, error, loading, retry } = useHeads(user);
  if (heads) return <Queues user={user} heads={heads} />;
  return error ? <LoadFailure error={error} busy={loading} onRetry={retry} /> : <Skeleton height="480px" />;
};

/** How far the customer is with printing what she bought. */
export const PrintQueuePage = () => {
  const { user } = useAccount();
  return user && <OfUser key={user.id} user={user.id} />;
};
