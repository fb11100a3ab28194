import { useText } from '../../../intl/use-text.ts';
import { Price } from '../../../ui/price.tsx';
import type { AdminOrderPartsFragment } from '../detail/AdminOrder.gen.ts';

type Units = ReadonlyMap<string, number>;

interface RefundUnitsProps {
  order: AdminOrderPartsFragment;
  units: Units;
  onChange: (units: Units) => void;
}

/** How many of each item go back. */
export const RefundUnits = ({ order, units, onChange }: RefundUnitsProps) => {
  const t = useText();
  return (
    <ul className="ao-units">
      {order.order.lines.map(({ id, productName, quantity, sku }) => {
        const line = order.lines.find(({ lineId }) => lineId === id);
        const left = quantity - (line?.refundedUnits ?? 0);
        return (
          <li key={id}>
            <span>
              {productName}
              <br />
              <span className="pn">{sku}</span>
            </span>
            <span className="ao-units__count">
              <input
                type="number"
                className="in"
                min={0}
                max={left}
                disabled={left === 0}
                aria-label={t('orders.refund.units', { name: productName, left })}
                value={units.get(id) ?? 0}
                onChange={({ target }) => {
                  const wanted = Math.min(left, Math.max(0, Math.trunc(Number(target.value)) || 0));
                  onChange(new Map(units).set(id, wanted));
                }}
              />
              <span className="muted">{t('orders.refund.ofUnits', { left })}</span>
            </span>
            {line && <Price value={line.paid} />}
          </li>
        );
      })}
    </ul>
  );
};
