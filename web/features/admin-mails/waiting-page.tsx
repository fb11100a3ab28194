import './admin-mails.css';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { knownList } from '../../lib/graphql/known-list.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUndo } from '../../ui/undo.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useMailName, useWaitingColumns, type WaitingMail } from './waiting-columns.tsx';
import {
  useBringMailsBackMutation,
  useSendMailsAgainMutation,
  useSetMailsAsideMutation,
  useWaitingMailsQuery,
  WaitingMailsDocument,
} from './WaitingMails.gen.ts';

/** When the mail server is tried again, it says. */
const AFTERWARDS = { refetchQueries: ['WaitingMails'], awaitRefetchQueries: true };

const knownMails = knownList(
  WaitingMailsDocument,
  (data, change) => ({ ...data, waitingMails: change(data.waitingMails) }),
  (one: WaitingMail, other: WaitingMail) => Number(one.id) - Number(other.id),
);

const useMailActions = () => {
  const t = useText();
  const nameOf = useMailName();
  const offerUndo = useUndo();
  const { busy, problem, run } = useAction();
  const [sent, setSent] = useState<number | null>(null);
  const [again] = useSendMailsAgainMutation(AFTERWARDS);
  const [aside] = useSetMailsAsideMutation();
  const [back] = useBringMailsBackMutation();
  const send = (ids: string[]) =>
    void run(async () => setSent((await again({ variables: { ids } })).data!.sendMailsAgain.ids.length));
  const setAside = (mail: WaitingMail) =>
    void run(async () => {
      const variables = { ids: [mail.id] };
      setSent(null);
      await aside({
        variables,
        optimisticResponse: { setMailsAside: { __typename: 'MailsChange', ...variables } },
        update: (cache) => knownMails.drop(cache, mail.id),
      });
      offerUndo(t('settings.waiting.isDone', { mail: nameOf(mail) }), () =>
        back({ variables, update: (cache) => knownMails.put(cache, mail) }),
      );
    });
  return { busy, problem, sent, send, setAside };
};

/** Mails that the mail server did not take, each to be sent again or to be put away. */
export const WaitingMailsPage = () => {
  const t = useText();
  const nameOf = useMailName();
  const { data, previousData, error, loading, refetch } = useWaitingMailsQuery(POLLING);
  const { problem, sent, ...steps } = useMailActions();
  const rows = (data ?? previousData)?.waitingMails;
  return (
    <>
      <AdminTop title={t('settings.waiting')} count={rows?.length ?? null}>
        {rows && rows.length > 1 && (
          <Button small busy={steps.busy} onClick={() => steps.send(rows.map(({ id }) => id))}>
            {t('settings.waiting.sendAll')}
          </Button>
        )}
      </AdminTop>
      <p className="muted mail-intro">{t('settings.waiting.lead')}</p>
      {problem && <Notice kind="error">{problem}</Notice>}
      {sent !== null && !problem && <Notice kind="ok">{t('settings.waiting.sent', { count: sent })}</Notice>}
      <DataTable
        name="waiting-mails"
        caption={t('settings.waiting')}
        columns={useWaitingColumns(steps)}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={nameOf}
        error={error}
        onRetry={() => void refetch()}
        loading={loading}
        empty={<EmptyState art="paper" title={t('settings.waiting.none')} />}
      />
    </>
  );
};
