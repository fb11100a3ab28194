import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { Select } from '../../../ui/form/field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { takeFocus } from '../../../lib/take-focus.ts';
import { useCreateReturnMutation, type OrderPackingPartsFragment } from './Packing.gen.ts';

interface ReturnFormProps {
  packing: OrderPackingPartsFragment;
  onClose: () => void;
}

/** Which units come back, and by whom; the buyer gets the label by mail. */
export const ReturnForm = ({ packing, onClose }: ReturnFormProps) => {
  const t = useText();
  const [create] = useCreateReturnMutation();
  const { busy, problem, run } = useAction();
  const [units, setUnits] = useState<ReadonlyMap<string, number>>(new Map());
  const preset = packing.returnCarriers.find((one) => one === packing.carrier) ?? packing.returnCarriers[0]!;
  const [carrier, setCarrier] = useState(preset);
  const items = [...units].filter(([, quantity]) => quantity > 0).map(([lineId, quantity]) => ({ lineId, quantity }));
  const order = async () => {
    const input = { orderId: packing.id, carrier, lines: items };
    if (await run(() => create({ variables: { input } }))) onClose();
  };
  return (
    <div className="ao-form">
      <h3 tabIndex={-1} ref={takeFocus}>
        {t('orders.return.title')}
      </h3>
      <ul className="ao-units">
        {packing.lines.map(({ id, line, sent }) => (
          <li key={id}>
            <span>{line.productName}</span>
            <span className="ao-units__count">
              <input
                type="number"
                className="in"
                min={0}
                max={sent || line.quantity}
                aria-label={t('orders.return.units', { name: line.productName })}
                value={units.get(id) ?? 0}
                onChange={({ target }) => {
                  const wanted = Math.trunc(Number(target.value)) || 0;
                  setUnits(new Map(units).set(id, Math.min(sent || line.quantity, Math.max(0, wanted))));
                }}
              />
              <span className="muted">{t('orders.refund.ofUnits', { left: sent || line.quantity })}</span>
            </span>
          </li>
        ))}
      </ul>
      <Select
        label={t('orders.ship.carrier')}
        value={carrier}
        onChange={({ target }) => setCarrier(target.value as typeof carrier)}
      >
        {packing.returnCarriers.map((one) => (
          <option key={one} value={one}>
            {t(`orders.carrier.${one}`)}
          </option>
        ))}
      </Select>
      <p className="muted ao-small">{t('orders.return.tells')}</p>
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button small busy={busy} disabled={items.length === 0} onClick={() => void order()}>
          {t('orders.return.order')}
        </Button>
        <Button variant="quiet" small onClick={onClose}>
          {t('orders.close')}
        </Button>
      </div>
    </div>
  );
};
