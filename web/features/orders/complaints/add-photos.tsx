import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { PICTURE_TYPES } from '../../../ui/form/use-picture-sending.ts';
import { OrderDocument } from '../detail/Order.gen.ts';
import { MOST_PHOTOS, useComplaintPhotos, type OrderLink } from './complaint-photos.ts';

/** Adds photographs to a complaint that the shop has not confirmed yet. */
export const AddPhotos = ({ complaintId, link }: { complaintId: string; link: OrderLink }) => {
  const t = useText();
  const client = useApolloClient();
  const add = useComplaintPhotos(link);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (photos: File[]) => {
    setProblem(await add(complaintId, photos.slice(0, MOST_PHOTOS)));
    await client.refetchQueries({ include: [OrderDocument] });
  };
  return (
    <>
      <FileDrop
        accept={PICTURE_TYPES}
        label={t('checkout.order.complaint.photos.add')}
        hint={t('checkout.order.complaint.photos.hint', { most: MOST_PHOTOS })}
        onFiles={(photos) => void send(photos)}
      />
      <ErrorLine>{problem}</ErrorLine>
    </>
  );
};
