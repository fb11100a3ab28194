import { useState, type FormEvent } from 'react';
import type { Carrier } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextInput } from '../../ui/form/field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useMarkOrderShippedMutation, type AdminOrderPartsFragment } from './AdminOrder.gen.ts';
import { CARRIERS } from './carriers.ts';
import { useOfferUnship } from './use-offer-unship.ts';

interface ShipPanelProps {
  order: AdminOrderPartsFragment;
  onClose: () => void;
}

/** Carrier and number of the parcel, and the press that tells the buyer. */
export const ShipPanel = ({ order, onClose }: ShipPanelProps) => {
  const t = useText();
  const [ship] = useMarkOrderShippedMutation();
  const offerUnship = useOfferUnship();
  const [carrier, setCarrier] = useState<Carrier | ''>('');
  const [tracking, setTracking] = useState('');
  const [wrong, setWrong] = useState(false);
  const { busy, problem, run } = useAction(({ code }) => {
    setWrong(code === 'VALIDATION_FAILED');
    return code === 'VALIDATION_FAILED';
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWrong(false);
    const input = { id: order.id, carrier: carrier || null, tracking: tracking.trim() || null };
    if (!(await run(() => ship({ variables: { input } })))) return;
    onClose();
    offerUnship(order.id, order.order.orderNumber);
  };
  return (
    <section className="panel" aria-labelledby="ship-title">
      <h2 className="h3 ao-head" id="ship-title" tabIndex={-1} ref={takeFocus}>
        {t('orders.ship.title')}
      </h2>
      <form className="ao-form" onSubmit={(event) => void submit(event)}>
        <div className="ao-form__fields">
          <Select
            label={t('orders.ship.carrier')}
            value={carrier}
            onChange={({ target }) => setCarrier(target.value as Carrier | '')}
          >
            <option value="">{t('orders.ship.noCarrier')}</option>
            {CARRIERS.map((one) => (
              <option key={one} value={one}>
                {t(`orders.carrier.${one}`)}
              </option>
            ))}
          </Select>
          <TextInput
            label={t('orders.ship.tracking')}
            value={tracking}
            maxLength={40}
            error={wrong ? t('orders.ship.tracking.invalid') : undefined}
            onChange={({ target }) => setTracking(target.value)}
          />
        </div>
        <p className="muted ao-small">{t('orders.ship.tells', { email: order.order.userEmail })}</p>
        {problem && <p role="alert">{problem}</p>}
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
