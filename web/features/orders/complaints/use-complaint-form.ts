import { useApolloClient } from '@apollo/client/react';
import type { Remedy } from '../../../codegen/schema.gen.ts';
import type { FieldError, FoundErrors } from '../../../lib/form/field-error.ts';
import { figure, files, oneOf, text } from '../../../lib/form/fields.ts';
import { useContentKey } from '../../../lib/use-content-key.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { OrderDocument, type OrderPagePartsFragment } from '../detail/Order.gen.ts';
import { MOST_PHOTOS, useComplaintPhotos, type OrderLink } from './complaint-photos.ts';
import { useOpenComplaintMutation } from './Complaints.gen.ts';

export const REMEDIES: readonly Remedy[] = ['REPAIR', 'REPLACEMENT', 'REDUCTION', 'REFUND'];
const MAX_DESCRIPTION = 2000;

type Line = OrderPagePartsFragment['lines'][number];

const describe = (description: string): FieldError | undefined => {
  if (!description) return { id: 'checkout.order.complaint.description.missing' };
  if (description.length <= MAX_DESCRIPTION) return undefined;
  return { id: 'checkout.order.complaint.description.tooLong', values: { max: MAX_DESCRIPTION } };
};

const fields = {
  lineId: text(),
  units: figure(),
  wish: oneOf(REMEDIES),
  description: text(describe),
  photos: files(({ length }) =>
    length > MOST_PHOTOS ? { id: 'checkout.order.complaint.photos.tooMany', values: { most: MOST_PHOTOS } } : undefined,
  ),
};

const unitsError = (most: number): FieldError => ({
  id: 'checkout.order.complaint.units.invalid',
  values: { count: most },
});

interface FormRules {
  lines: readonly Line[];
  link: OrderLink;
  /** `problem`: the complaint has arrived, and a photograph was refused for this. */
  onSent: (problem: string | null) => void;
}

/** Opens a complaint, then sends its photographs; what becomes of them does not hold it up. */
export const useComplaintForm = ({ lines, link, onSent }: FormRules) => {
  const client = useApolloClient();
  const [open] = useOpenComplaintMutation();
  const addPhotos = useComplaintPhotos(link);
  const keyOf = useContentKey();
  const mostOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.quantity ?? 1;
  return useForm({
    fields,
    judge: ({ lineId, units }): FoundErrors<'units'> => {
      const fits = units !== null && Number.isInteger(units) && units >= 1 && units <= mostOf(lineId);
      return fits ? {} : { units: unitsError(mostOf(lineId)) };
    },
    words: (field, code) => {
      if (field === 'units') return unitsError(mostOf(lines[0]?.id ?? ''));
      return describe(code === 'REQUIRED' ? '' : ' '.repeat(MAX_DESCRIPTION + 1))!;
    },
    send: async ({ lineId, units, wish, description, photos }) => {
      const given = { ...link, lineId, units: units!, wish: wish ?? 'REPAIR', description };
      const { data } = await open({ variables: { input: { ...given, idempotencyKey: keyOf(given) } } });
      const problem = await addPhotos(data!.openComplaint.id, photos);
      await client.refetchQueries({ include: [OrderDocument] });
      onSent(problem);
    },
  });
};
