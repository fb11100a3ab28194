import { useState } from 'react';
import { useErrorText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useResendOrderMailMutation } from './Order.gen.ts';

interface ResendMailProps {
  order: { id: string; userEmail: string };
  accessToken: string | null;
}

type Told = { kind: 'ok' | 'error'; text: string };

/** Sends the order's mail with the invoice once more, to the order's own address. */
export const ResendMail = ({ order, accessToken }: ResendMailProps) => {
  const t = useText();
  const explain = useErrorText();
  const [resend, { loading }] = useResendOrderMailMutation();
  const [told, setTold] = useState<Told | null>(null);
  const send = async () => {
    setTold(null);
    try {
      await resend({ variables: { id: order.id, accessToken } });
      setTold({ kind: 'ok', text: t('checkout.order.resent', { email: order.userEmail }) });
    } catch (error) {
      setTold({ kind: 'error', text: explain(error) });
    }
  };
  return (
    <>
      <Button variant="quiet" small icon="mail" busy={loading} onClick={() => void send()}>
        {t('checkout.order.resend')}
      </Button>
      {told && (
        <Notice kind={told.kind}>
          <p>{told.text}</p>
        </Notice>
      )}
    </>
  );
};
