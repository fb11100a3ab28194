import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useAskToJoinGuestOrdersMutation } from './GuestOrders.gen.ts';

interface GuestOrdersProps {
  /** How many wait. */
  count: number;
  /** Address of the account. */
  email: string;
}

/** Tells of orders that were bought as a guest with the account's address, and how they join it. */
export const GuestOrders = ({ count, email }: GuestOrdersProps) => {
  const t = useText();
  const [ask] = useAskToJoinGuestOrdersMutation();
  const { busy, problem, run } = useAction();
  const [sent, setSent] = useState(false);
  if (count === 0) return null;
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
