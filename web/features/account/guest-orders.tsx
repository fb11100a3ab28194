import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useAskToJoinGuestOrdersMutation, useGuestOrdersWaitingQuery } from './GuestOrders.gen.ts';

/** Tells of orders that were bought as a guest with the account's address, and how they join it. */
export const GuestOrders = () => {
  const t = useText();
  const me = useGuestOrdersWaitingQuery({ fetchPolicy: 'cache-and-network' }).data?.me;
  const [ask] = useAskToJoinGuestOrdersMutation();
  const { busy, problem, run } = useAction();
  const [sent, setSent] = useState(false);
  if (!me?.guestOrdersWaiting) return null;
  const { email, guestOrdersWaiting: count } = me;
  const send = async () => {
    if (await run(() => ask({ variables: { email } }))) setSent(true);
  };
  return (
    <div className="guest-orders stack">
      {sent ? (
        <Notice kind="ok" icon="mail">
          <p>{t('auth.account.guestOrders.sent', { email })}</p>
        </Notice>
      ) : (
        <Notice
          icon="box"
          action={
            <Button variant="line" small busy={busy} onClick={() => void send()}>
              {t('auth.account.guestOrders.ask')}
            </Button>
          }
        >
          <p>
            <strong>{t('auth.account.guestOrders.title', { count })}</strong>{' '}
            {t('auth.account.guestOrders.text', { email })}
          </p>
        </Notice>
      )}
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
    </div>
  );
};
