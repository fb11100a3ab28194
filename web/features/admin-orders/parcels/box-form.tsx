import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { usePackParcelMutation, type OrderPackingPartsFragment } from './Packing.gen.ts';
import { PARCEL_FIELDS, ParcelFacts, refusedFact } from './parcel-facts.tsx';
import { boxGrams, boxSize, isComplete, isEmpty, type Counts } from './scan.ts';

interface BoxFormProps {
  packing: OrderPackingPartsFragment;
  counts: Counts;
  onPacked: () => void;
}

/** Closes the box: what lies in it becomes a parcel. */
export const BoxForm = ({ packing, counts, onPacked }: BoxFormProps) => {
  const t = useText();
  const [pack] = usePackParcelMutation();
  const { id: orderId, lines, carrier, packagingGrams } = packing;
  const size = boxSize(lines, counts) ?? [];
  const grams = isEmpty(counts) ? null : boxGrams(lines, counts, packagingGrams);
  const { props, errors, busy, problem } = useForm({
    fields: PARCEL_FIELDS,
    words: refusedFact,
    send: async (facts) => {
      const packed = [...counts]
        .filter(([, quantity]) => quantity > 0)
        .map(([lineId, quantity]) => ({ lineId, quantity }));
      await pack({ variables: { input: { ...facts, orderId, lines: packed, number: facts.number || null } } });
      onPacked();
    },
  });
  return (
    <form className="ao-form" {...props}>
      <ParcelFacts carrier={carrier} weightGrams={grams} size={size} errors={errors} />
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button type="submit" icon="box" busy={busy} disabled={isEmpty(counts)}>
          {t(isComplete(lines, counts) ? 'orders.pack.close' : 'orders.pack.closePart')}
        </Button>
      </div>
    </form>
  );
};
