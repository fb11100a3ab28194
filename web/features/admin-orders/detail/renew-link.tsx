import { useId, useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useRenewOrderLinkAsAdminMutation, type AdminOrderPartsFragment } from './AdminOrder.gen.ts';

/** Makes every link to the order dead; the new one reaches the buyer by mail and nobody else. */
export const RenewLink = ({ order: { id, order } }: { order: AdminOrderPartsFragment }) => {
  const t = useText();
  const what = useId();
  const [renew] = useRenewOrderLinkAsAdminMutation();
  const { busy, problem, run } = useAction();
  const [done, setDone] = useState(false);
  const press = async () => {
    setDone(false);
    setDone(await run(() => renew({ variables: { id } })));
  };
  return (
    <div className="ao-renew">
      <Button variant="quiet" small icon="rot" busy={busy} aria-describedby={what} onClick={() => void press()}>
        {t('orders.renew')}
      </Button>
      <p className="muted ao-small" id={what}>
        {t('orders.renew.what')}
      </p>
      {problem && <Notice kind="error">{problem}</Notice>}
      {done && <Notice kind="ok">{t('orders.renew.done', { email: order.userEmail })}</Notice>}
    </div>
  );
};
