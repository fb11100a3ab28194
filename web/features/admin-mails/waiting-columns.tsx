import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import type { WaitingMailsQuery } from './WaitingMails.gen.ts';

export type WaitingMail = WaitingMailsQuery['waitingMails'][number];

/** What people call a mail; one that an earlier version of the shop wrote may have no kind. */
export const useMailName = () => {
  const t = useText();
  return ({ kind }: Pick<WaitingMail, 'kind'>): string =>
    t(kind ? (`settings.mails.kind.${kind}` as const) : 'settings.mails.kind.unknown');
};

export interface MailActions {
  busy: boolean;
  send: (ids: string[]) => void;
  setAside: (mail: WaitingMail) => void;
}

export const useWaitingColumns = ({ busy, send, setAside }: MailActions): Column<WaitingMail>[] => {
  const t = useText();
  const intl = useIntl();
  const nameOf = useMailName();
  const column = (
    key: 'at' | 'mail' | 'recipient' | 'order' | 'state' | 'problem' | 'again',
    more: Omit<Column<WaitingMail>, 'key' | 'header'>,
  ) => ({ key, header: t(`settings.waiting.column.${key}`), ...more });
  return [
    column('mail', { fixed: true, phone: 'title', cell: nameOf }),
    column('recipient', { cell: ({ recipient }) => recipient ?? t('settings.waiting.seller') }),
    column('order', {
      cell: ({ orderId, orderNumber }) =>
        orderId ? (
          <Link className="num" to={`/admin/orders/${orderId}`}>
            {orderNumber}
          </Link>
        ) : (
          '–'
        ),
    }),
    column('at', { cell: ({ createdAt }) => <span className="num">{formatMoment(intl, createdAt)}</span> }),
    column('state', {
      cell: ({ nextAt, attempts }) =>
        nextAt ? (
          t('settings.waiting.next', { attempts, at: formatMoment(intl, nextAt) })
        ) : (
          <Tag kind="error">{t('settings.waiting.givenUp', { attempts })}</Tag>
        ),
    }),
    column('problem', { cell: ({ problem }) => <span className="mail-problem">{problem ?? '–'}</span> }),
    column('again', {
      fixed: true,
      cell: (mail) => (
        <div className="row mail-steps">
          <Button variant="line" small busy={busy} onClick={() => send([mail.id])}>
            <span>
              {t('settings.waiting.send')} <span className="sr">{mail.recipient ?? nameOf(mail)}</span>
            </span>
          </Button>
          <Button variant="quiet" small busy={busy} onClick={() => setAside(mail)}>
            <span>
              {t('settings.waiting.done')} <span className="sr">{mail.recipient ?? nameOf(mail)}</span>
            </span>
          </Button>
        </div>
      ),
    }),
  ];
};
