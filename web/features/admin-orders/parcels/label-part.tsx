import { useText } from '../../../intl/use-text.ts';
import { text } from '../../../lib/form/fields.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Spinner } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Action } from '../../../ui/use-action.ts';
import {
  useClearParcelLabelMutation,
  useRequestParcelLabelMutation,
  type AdminParcelPartsFragment,
} from './Packing.gen.ts';

const fields = { number: text() };

/** The carrier may have made a label that nobody knows of: a person looks there and says. */
const UnclearLabel = ({ parcel: { id, labelFault, findableByNumber } }: { parcel: AdminParcelPartsFragment }) => {
  const t = useText();
  const lines = useErrorLines();
  const [clear] = useClearParcelLabelMutation();
  const { props, errors, busy, problem } = useForm({
    fields,
    words: () => ({ id: 'orders.parcels.invalid' }),
    send: async ({ number }) => void (await clear({ variables: { id, number: number || null } })),
  });
  return (
    <form className="ao-form" {...props}>
      <Notice kind="warn">
        <p>{t(findableByNumber ? 'orders.label.unclear' : 'orders.label.unclearManifest')}</p>
        {labelFault && <p className="ao-small num">{labelFault}</p>}
      </Notice>
      {findableByNumber && (
        <TextInput
          name="number"
          label={t('orders.label.found')}
          hint={t('orders.label.foundHint')}
          maxLength={40}
          autoComplete="off"
          error={lines(errors.number)}
        />
      )}
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button type="submit" small busy={busy}>
          {t('orders.label.settle')}
        </Button>
      </div>
    </form>
  );
};

interface LabelPartProps {
  parcel: AdminParcelPartsFragment;
  action: Action;
}

/** How far the label of a parcel is, and what can be done about it. */
export const LabelPart = ({ parcel, action }: LabelPartProps) => {
  const t = useText();
  const [request] = useRequestParcelLabelMutation();
  const { id, labelState, labelFault, labelled, number, state } = parcel;
  if (labelState === 'UNCLEAR') return <UnclearLabel parcel={parcel} />;
  if (labelState === 'REQUESTED')
    return (
      <p className="row muted ao-small" role="status">
        <Spinner label={t('orders.label.asking')} /> {t('orders.label.asking')}
        {labelFault && <span className="num">{labelFault}</span>}
      </p>
    );
  const print = () => saveFile(`/api/admin/parcels/labels?ids=${id}`, `${number}.pdf`);
  if (labelState === 'READY')
    return (
      <Button variant="line" small icon="file" busy={action.busy} onClick={() => void action.run(print)}>
        {t('orders.label.print')}
      </Button>
    );
  if (state !== 'PACKED' || !labelled) return null;
  return (
    <>
      {labelFault && (
        <Notice kind="error">
          {t('orders.label.refused')} <span className="num">{labelFault}</span>
        </Notice>
      )}
      <Button small busy={action.busy} onClick={() => void action.run(() => request({ variables: { id } }))}>
        {t('orders.label.order')}
      </Button>
    </>
  );
};
