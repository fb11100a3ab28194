import { useRefusalText } from '../../../intl/errors.ts';
import { sendPhoto, toPhotoRefusal } from '../../../lib/files/send-photo.ts';
import { shopErrorOf } from '../../../lib/graphql-error.ts';

/** With one complaint. */
export const MOST_PHOTOS = 4;

/** An order as its complaints are opened: by its key, or by its signed-in buyer. */
export interface OrderLink {
  orderId: string;
  accessToken: string | null;
}

const addressOf = (complaintId: string, { orderId, accessToken }: OrderLink): string => {
  const query = new URLSearchParams({ order: orderId, ...(accessToken && { accessToken }) });
  return `/api/complaints/${complaintId}/photos?${query.toString()}`;
};

/** Adds photographs to a complaint, one after the other; gives the words for the first that was refused, or null. */
export const useComplaintPhotos = (link: OrderLink) => {
  const explain = useRefusalText();
  return async (complaintId: string, photos: readonly File[]): Promise<string | null> => {
    let problem: string | null = null;
    for (const photo of photos)
      try {
        await sendPhoto(addressOf(complaintId, link), photo);
      } catch (error) {
        problem ??= explain(toPhotoRefusal(shopErrorOf(error)));
      }
    return problem;
  };
};
