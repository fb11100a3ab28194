import { useState } from 'react';
import type { ErrorCode } from '../../../codegen/error-codes.gen.ts';
import { useRefusalText } from '../../../intl/errors.ts';
import { useText } from '../../../intl/use-text.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Selection } from '../../../ui/data-table/use-selection.ts';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useUndoOrderShippedMutation } from '../detail/AdminOrder.gen.ts';
import { useBulkLabels } from '../parcels/use-bulk-labels.ts';
import { useMarkOrdersShippedMutation } from './AdminOrders.gen.ts';
import type { OrderRow } from './order-columns.tsx';

interface BulkActionsProps {
  selection: Selection;
  rows: readonly OrderRow[];
  onProblems: (problems: readonly string[]) => void;
  onDone: () => Promise<unknown>;
}

/** What can be done with the ticked orders: pack list, labels, shipped. One that is refused does not stop the others. */
export const BulkActions = ({ selection, rows, onProblems, onDone }: BulkActionsProps) => {
  const t = useText();
  const explain = useRefusalText();
  const offerUndo = useUndo();
  const [ship] = useMarkOrdersShippedMutation();
  const [undo] = useUndoOrderShippedMutation();
  const shipping = useAction();
  const labels = useAction();
  const carriers = useAction();
  const { progress, run: orderLabels } = useBulkLabels();
  const [failed, setFailed] = useState(false);
  const ids = selection.keys;
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.orderNumber ?? '';

  const undoAll = async (done: readonly string[]) => {
    for (const id of done) await undo({ variables: { id } });
    await onDone();
  };
  const shipAll = () =>
    shipping.run(async () => {
      const { data } = await ship({ variables: { shipments: ids.map((id) => ({ id })) } });
      const results = data?.markOrdersShipped ?? [];
      const done = results.filter(({ errorCode }) => errorCode === null).map(({ id }) => id);
      const refused = results.filter(({ errorCode }) => errorCode !== null);
      onProblems(
        refused.map(({ id, errorCode }) => `${nameOf(id)}: ${explain({ code: errorCode as ErrorCode, args: {} })}`),
      );
      selection.set(refused.map(({ id }) => id));
      await onDone();
      if (done.length > 0) offerUndo(t('orders.bulk.shipped', { count: done.length }), () => undoAll(done));
    });
  const saveLabels = async () => {
    setFailed(!(await labels.run(() => saveFile(`/api/admin/orders/labels.csv?ids=${ids.join(',')}`, 'labels.csv'))));
  };
  const labelAll = () =>
    carriers.run(async () => {
      onProblems(await orderLabels(ids, nameOf));
      await onDone();
    });
  return (
    <>
      <ButtonLink variant="line" small icon="file" to={`/admin/orders/pack?ids=${ids.join(',')}`}>
        {t('orders.bulk.packList')}
      </ButtonLink>
      <Button variant="line" small icon="down" busy={labels.busy} onClick={() => void saveLabels()}>
        {t('orders.bulk.labels')}
      </Button>
      <Button variant="line" small icon="box" busy={carriers.busy} onClick={() => void labelAll()}>
        {t('orders.bulk.carrierLabels')}
      </Button>
      {progress && (
        <label className="ao-small" role="status">
          {t('orders.bulk.progress', { done: progress.done, all: progress.all })}{' '}
          <progress max={progress.all} value={progress.done} />
        </label>
      )}
      <Button small icon="truck" busy={shipping.busy} onClick={() => void shipAll()}>
        {t('orders.bulk.ship')}
      </Button>
      {carriers.problem && <span role="alert">{carriers.problem}</span>}
      {(shipping.problem ?? (failed ? labels.problem : null)) && (
        <span role="alert">{shipping.problem ?? labels.problem}</span>
      )}
    </>
  );
};
