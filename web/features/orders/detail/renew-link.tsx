import { useId, useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useRenewOrderLinkMutation } from './Order.gen.ts';

interface RenewLinkProps {
  order: { id: string; userEmail: string };
  /** The key that the page stands under; null for an order of the customer's own. */
  accessToken: string | null;
  /** The order has a new key: the page is to stand under it. */
  onRenewed: (accessToken: string) => void;
}

/** Makes every link to the order dead and mails a new one. */
export const RenewLink = ({ order: { id, userEmail }, accessToken, onRenewed }: RenewLinkProps) => {
  const t = useText();
  const what = useId();
  const [replaced, setReplaced] = useState(false);
  const [newKey, setNewKey] = useState<string | null>(null);
  const [renew] = useRenewOrderLinkMutation();
  // The page was open by this key: another call, perhaps one whose answer got lost, has replaced it.
  const { busy, problem, run } = useAction(({ code }) => {
    const gone = accessToken !== null && code === 'ORDER_NOT_FOUND';
    setReplaced(gone);
    return gone;
  });
  const moving = newKey !== null && accessToken !== null && newKey !== accessToken;
  const press = () => {
    setReplaced(false);
    setNewKey(null);
    return run(async () => {
      const { data } = await renew({ variables: { id, accessToken } });
      if (!data) return;
      setNewKey(data.renewOrderLink.accessToken);
      onRenewed(data.renewOrderLink.accessToken);
    });
  };
  return (
    <div className="order-renew">
      <Button
        variant="quiet"
        small
        icon="rot"
        busy={busy || moving}
        aria-describedby={what}
        onClick={() => void press()}
      >
        {t('checkout.order.renew')}
      </Button>
      <p className="muted" id={what}>
        {t('checkout.order.renew.what')}
      </p>
      {problem && <Notice kind="error">{problem}</Notice>}
      {replaced && <Notice kind="error">{t('checkout.order.renew.replaced', { email: userEmail })}</Notice>}
      {newKey !== null && !busy && !moving && (
        <Notice kind="ok">
          {t(accessToken ? 'checkout.order.renew.doneHere' : 'checkout.order.renew.done', { email: userEmail })}
        </Notice>
      )}
    </div>
  );
};
