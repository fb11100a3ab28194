import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { takeFocus } from '../../../lib/take-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { OrderLink } from './complaint-photos.ts';
import { useTakeBackComplaintMutation } from './Complaints.gen.ts';

/** Takes a complaint back, which cannot be undone: so the buyer says it twice. */
export const TakeBack = ({ complaintId: id, link }: { complaintId: string; link: OrderLink }) => {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const [takeBack] = useTakeBackComplaintMutation();
  const { busy, problem, run } = useAction();
  if (!asked)
    return (
      <p>
        <Button variant="line" small onClick={() => setAsked(true)}>
          {t('checkout.order.complaint.takeBack')}
        </Button>
      </p>
    );
  return (
    <div role="group" aria-label={t('checkout.order.complaint.takeBack')} className="order-complaint__take-back">
      <p className="order-note" role="alert">
        {t('checkout.order.complaint.takeBack.sure')}
      </p>
      <ErrorLine>{problem}</ErrorLine>
      <div className="order-complaint__answers">
        <Button
          variant="danger"
          small
          ref={takeFocus}
          busy={busy}
          onClick={() => void run(() => takeBack({ variables: { input: { id, ...link } } }))}
        >
          {t('checkout.order.complaint.takeBack')}
        </Button>
        <Button variant="line" small onClick={() => setAsked(false)}>
          {t('checkout.order.complaint.keep')}
        </Button>
      </div>
    </div>
  );
};
