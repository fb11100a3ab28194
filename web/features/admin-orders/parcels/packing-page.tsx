import '../admin-orders.css';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { BoxForm } from './box-form.tsx';
import { BoxLines } from './box-lines.tsx';
import type { OrderPackingPartsFragment } from './Packing.gen.ts';
import { ParcelCard } from './parcel-card.tsx';
import { counted, isOrderNumber, scanned, type Counts, type Scanned } from './scan.ts';
import { ScanField } from './scan-field.tsx';
import { signalSound } from './signal-sound.ts';
import { useOpenOrder } from './use-open-order.ts';
import { useOrderPacking } from './use-order-packing.ts';

/** What the last scan meant, in words. */
const ScanResult = ({ result }: { result: Scanned | null }) => {
  const t = useText();
  if (!result) return null;
  if (result.kind === 'counted')
    return <Notice kind="ok">{t('orders.scan.counted', { name: result.line.line.productName })}</Notice>;
  if (result.kind === 'enough')
    return <Notice kind="error">{t('orders.scan.enough', { name: result.line.line.productName })}</Notice>;
  return <Notice kind="error">{t('orders.scan.unknown', { code: result.code })}</Notice>;
};

/** The open box: scan what goes in, then close it. */
const Box = ({ packing }: { packing: OrderPackingPartsFragment }) => {
  const t = useText();
  const openOrder = useOpenOrder();
  const [counts, setCounts] = useState<Counts>(new Map());
  const [result, setResult] = useState<Scanned | null>(null);
  const lines = packing.lines.filter(({ left }) => left > 0);
  const tell = (next: Scanned) => {
    signalSound(next.kind === 'counted');
    setResult(next);
  };
  const take = (code: string) => {
    if (isOrderNumber(code))
      return void openOrder(code).then(
        (found) => found || tell({ kind: 'unknown', code }),
        () => tell({ kind: 'unknown', code }),
      );
    const next = scanned(code, lines, counts);
    if (next.kind === 'counted') setCounts(counted(counts, next.line, 1));
    return tell(next);
  };
  const empty = () => {
    setCounts(new Map());
    setResult(null);
  };
  return (
    <section className="panel ao-form" aria-labelledby="box-title">
      <h2 className="h3" id="box-title">
        {t('orders.pack.box')}
      </h2>
      <ScanField label={t('orders.scan')} onCode={take} />
      <ScanResult result={result} />
      <BoxLines lines={lines} counts={counts} onStep={(line, step) => setCounts(counted(counts, line, step))} />
      <BoxForm packing={{ ...packing, lines }} counts={counts} onPacked={empty} />
    </section>
  );
};

const KnownPacking = ({
  packing,
  refetch,
}: {
  packing: OrderPackingPartsFragment;
  refetch: () => Promise<unknown>;
}) => {
  const t = useText();
  const left = packing.lines.some((line) => line.left > 0);
  return (
    <div className="adm__stack">
      {packing.notes && <Notice>{packing.notes}</Notice>}
      {!packing.open && <Notice>{t('orders.pack.closed')}</Notice>}
      {packing.open && left && <Box packing={packing} />}
      {packing.parcels.length > 0 && (
        <section className="panel" aria-labelledby="packed-title">
          <h2 className="h3" id="packed-title">
            {t('orders.parcels')}
          </h2>
          <ul>
            {packing.parcels.map((parcel) => (
              <ParcelCard key={parcel.id} parcel={parcel} onChange={refetch} />
            ))}
          </ul>
        </section>
      )}
      {!left && (
        <p>
          <ButtonLink variant="line" small to="/admin/packing">
            {t('orders.pack.next')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
};

/** The packing table of one order. */
export const PackingPage = () => {
  const t = useText();
  const { id = '' } = useParams();
  const { packing, error, loading, refetch } = useOrderPacking(id);
  const title = packing ? t('orders.pack.one', { number: packing.orderNumber }) : t('orders.pack.title');
  return (
    <>
      <AdminTop title={title} back={{ to: `/admin/orders/${id}`, text: packing?.orderNumber ?? t('orders.one') }} />
      {packing && <KnownPacking key={packing.id} packing={packing} refetch={() => refetch()} />}
      {!packing && error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
      {!packing && !error && <Skeleton height="320px" />}
    </>
  );
};
