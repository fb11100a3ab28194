import { useText } from '../../../intl/use-text.ts';
import { oneOf, text } from '../../../lib/form/fields.ts';
import { takeFocus } from '../../../lib/take-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { Select, TextInput } from '../../../ui/form/field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useMarkOrderShippedMutation, type AdminOrderPartsFragment } from './AdminOrder.gen.ts';
import { CARRIERS } from './carriers.ts';
import { useShippingUndo } from './use-shipping-undo.ts';

const fields = { carrier: oneOf(CARRIERS), tracking: text() };

interface ShipPanelProps {
  order: AdminOrderPartsFragment;
  onClose: () => void;
}

/** Carrier and number of the parcel, and the press that tells the buyer. */
export const ShipPanel = ({ order, onClose }: ShipPanelProps) => {
  const t = useText();
  const [ship] = useMarkOrderShippedMutation();
  const offerUnship = useShippingUndo();
  const lines = useErrorLines();
  const { props, errors, busy, problem } = useForm({
    fields,
    refused: ({ code }) => (code === 'VALIDATION_FAILED' ? { tracking: { id: 'orders.ship.tracking.invalid' } } : null),
    send: async ({ carrier, tracking }) => {
      await ship({ variables: { input: { id: order.id, carrier, tracking: tracking || null } } });
      onClose();
      offerUnship(order.id, order.order.orderNumber);
    },
  });
  return (
    <section className="panel" aria-labelledby="ship-title">
      <h2 className="h3 ao-head" id="ship-title" tabIndex={-1} ref={takeFocus}>
        {t('orders.ship.title')}
      </h2>
      <form className="ao-form" {...props}>
        <div className="ao-form__fields">
          <Select name="carrier" label={t('orders.ship.carrier')}>
            <option value="">{t('orders.ship.noCarrier')}</option>
            {CARRIERS.map((one) => (
              <option key={one} value={one}>
                {t(`orders.carrier.${one}`)}
              </option>
            ))}
          </Select>
          <TextInput
            label={t('orders.ship.tracking')}
            name="tracking"
            maxLength={40}
            autoComplete="off"
            error={lines(errors.tracking)}
          />
        </div>
        <p className="muted ao-small">{t('orders.ship.tells', { email: order.order.userEmail })}</p>
        <ErrorLine>{problem}</ErrorLine>
        <div className="row">
          <Button type="submit" icon="truck" busy={busy}>
            {t('orders.ship.submit')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('orders.close')}
          </Button>
        </div>
      </form>
    </section>
  );
};
