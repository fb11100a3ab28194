import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useChangeParcelMutation, type AdminParcelPartsFragment } from './Packing.gen.ts';
import { PARCEL_FIELDS, ParcelFacts, refusedFact } from './parcel-facts.tsx';

interface ParcelChangeProps {
  parcel: AdminParcelPartsFragment;
  onClose: () => void;
}

/** Changes what is said of a parcel in the house. */
export const ParcelChange = ({ parcel, onClose }: ParcelChangeProps) => {
  const t = useText();
  const [change] = useChangeParcelMutation();
  const { props, errors, busy, problem } = useForm({
    fields: PARCEL_FIELDS,
    words: refusedFact,
    send: async (facts) => {
      await change({ variables: { input: { ...facts, id: parcel.id, number: facts.number || null } } });
      onClose();
    },
  });
  const { carrier, number, weightGrams, lengthMm, widthMm, heightMm } = parcel;
  return (
    <form className="ao-form" {...props}>
      <ParcelFacts
        carrier={carrier}
        number={number}
        weightGrams={weightGrams}
        size={[lengthMm, widthMm, heightMm]}
        errors={errors}
      />
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button type="submit" small busy={busy}>
          {t('orders.parcels.save')}
        </Button>
        <Button variant="quiet" small onClick={onClose}>
          {t('orders.close')}
        </Button>
      </div>
    </form>
  );
};
