import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import type { OrderPackingPartsFragment } from './Packing.gen.ts';
import { ParcelCard } from './parcel-card.tsx';
import { ReturnForm } from './return-form.tsx';
import { useOrderPacking } from './use-order-packing.ts';

const leftIn = ({ lines }: OrderPackingPartsFragment): number => lines.reduce((sum, { left }) => sum + left, 0);

/** The parcels of an order: what is packed, what is left, and labels by which goods come back. */
export const ParcelsPanel = ({
  id,
  sent,
  onChange,
}: {
  id: string;
  sent: boolean;
  onChange: () => Promise<unknown>;
}) => {
  const t = useText();
  const { packing, error, loading, refetch } = useOrderPacking(id);
  const [returning, setReturning] = useState(false);
  if (error && !packing) return <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />;
  if (!packing || packing.lines.length === 0) return null;
  const left = packing.open ? leftIn(packing) : 0;
  const mayReturn = packing.returnCarriers.length > 0 && (sent || packing.lines.some((line) => line.sent > 0));
  if (packing.parcels.length === 0 && left === 0 && !mayReturn) return null;
  const changed = async () => {
    await Promise.all([refetch(), onChange()]);
  };
  return (
    <section className="panel" aria-labelledby="parcels-title">
      <h2 className="h3 ao-head" id="parcels-title">
        {t('orders.parcels')}
      </h2>
      <ul>
        {packing.parcels.map((parcel) => (
          <ParcelCard key={parcel.id} parcel={parcel} onChange={changed} />
        ))}
      </ul>
      {left > 0 && (
        <p className="row">
          <span>{t('orders.parcels.left', { count: left })}</span>
          <ButtonLink small icon="box" to={`/admin/orders/${id}/packing`}>
            {t('orders.parcels.pack')}
          </ButtonLink>
        </p>
      )}
      {returning && <ReturnForm packing={packing} onClose={() => setReturning(false)} />}
      {mayReturn && !returning && (
        <Button variant="line" small onClick={() => setReturning(true)}>
          {t('orders.return')}
        </Button>
      )}
    </section>
  );
};
