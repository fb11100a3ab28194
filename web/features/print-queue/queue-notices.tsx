import { useIntl } from 'react-intl';
import { formatClock } from '../../intl/dates.ts';
import { useErrorText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { DoneToast } from '../../ui/done-toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { QueueView } from './queue-sync.ts';
import type { Queue } from './queue.ts';
import type { QueueApi } from './use-queue.ts';

/** What was done, with its undo. */
export const QueueToast = ({ done, forgetDone }: Pick<QueueApi, 'done' | 'forgetDone'>) => {
  const t = useText();
  return (
    <div role="status">
      {done && (
        <DoneToast icon="print" about={done} undo={done.undo} closeLabel={t('queue.close')} onClose={forgetDone}>
          {done.text}
        </DoneToast>
      )}
    </div>
  );
};

/** What was changed on another device meanwhile, and what the server did not take. */
export const QueueNotices = ({ view: { conflicts, refusal }, dismiss }: Pick<QueueApi, 'view' | 'dismiss'>) => {
  const t = useText();
  const explain = useErrorText();
  const close = <IconButton icon="x" label={t('queue.close')} onClick={dismiss} />;
  return (
    <>
      {conflicts.length > 0 && (
        <Notice kind="warn" icon="rot" action={close}>
          <p>{t('queue.conflict', { parts: conflicts.join(', ') })}</p>
        </Notice>
      )}
      {refusal !== null && (
        <Notice kind="error" action={close}>
          <p>
            {t('queue.refused')} {explain(refusal)}
          </p>
        </Notice>
      )}
    </>
  );
};

/** What a version after the bought one asks to be printed again, and the way to these files alone. */
export const NewsNotice = ({ queue: { head, parts } }: { queue: Queue }) => {
  const t = useText();
  const count = parts.filter(({ changed, done, quantity }) => changed && done < quantity).length;
  if (count === 0) return null;
  const action = (
    <ButtonLink small variant="line" to="/account/downloads">
      {t('queue.news.load')}
    </ButtonLink>
  );
  return (
    <Notice icon="rot" action={action}>
      <p>{t('queue.news.text', { count, revision: head.revision })}</p>
    </Notice>
  );
};

/** Where the latest state is: on the account, or only on this device. */
export const SavedLine = ({ view, retry }: { view: QueueView; retry: () => void }) => {
  const t = useText();
  const intl = useIntl();
  const { waiting, problem, savedAt } = view;
  const isSaved = savedAt !== null && waiting === 0;
  return (
    <div className="pq__saved">
      <div role="status">
        {problem !== null && (
          <p className="row">
            <Icon name="clock" size={18} />
            {waiting > 0 ? t('queue.onDevice', { count: waiting }) : t('queue.noConnection')}
          </p>
        )}
      </div>
      {problem === null ? (
        <p className="faint">{isSaved ? t('queue.saved', { time: formatClock(intl, savedAt) }) : t('queue.saving')}</p>
      ) : (
        <Button variant="line" small onClick={retry}>
          {t('common.failure.retry')}
        </Button>
      )}
    </div>
  );
};
