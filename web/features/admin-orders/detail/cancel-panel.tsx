import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useCancelOrderAsAdminMutation } from './AdminOrder.gen.ts';

/** Ends an unpaid order; what follows stands beside the button, since it cannot be taken back. */
export const CancelPanel = ({ id }: { id: string }) => {
  const t = useText();
  const [cancel] = useCancelOrderAsAdminMutation();
  const { busy, problem, run } = useAction();
  return (
    <section className="panel ao-form" aria-labelledby="cancel-title">
      <h2 className="h3" id="cancel-title">
        {t('orders.cancel.title')}
      </h2>
      <p className="muted ao-small">{t('orders.cancel.lead')}</p>
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button variant="danger" small busy={busy} onClick={() => void run(() => cancel({ variables: { id } }))}>
          {t('orders.cancel')}
        </Button>
      </div>
    </section>
  );
};
