import { useRef, useState } from 'react';
import { shopErrorOf, type ShopError } from '../../../lib/graphql-error.ts';
import type { PictureFieldsFragment as Picture } from '../EditProduct.gen.ts';
import { useRemoveProductPictureMutation, useRestoreProductPictureMutation } from './ProductPictures.gen.ts';
import { sendFile } from '../../../lib/send-file.ts';

/** A file on its way, or why it was refused. */
export interface SentFile {
  readonly id: number;
  readonly name: string;
  readonly share: number;
  readonly refusal: ShopError | null;
}

let serial = 0;

/** Sends pictures one after the other; `onArrived` is called after each. */
export const usePictureUpload = (productId: number, onArrived: () => Promise<unknown>) => {
  const [sent, setSent] = useState<readonly SentFile[]>([]);
  const tell = (id: number, changes: Partial<SentFile>) =>
    setSent((before) => before.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  const forget = (id: number) => setSent((before) => before.filter((file) => file.id !== id));
  const sendOne = async (id: number, file: File) => {
    const address = `/api/admin/products/${productId}/pictures`;
    try {
      await sendFile({ method: 'POST', address, file, onProgress: (share) => tell(id, { share }) });
      await onArrived();
      forget(id);
    } catch (error) {
      const refusal = shopErrorOf(error);
      const code = refusal.code === 'UNSUPPORTED_MEDIA_TYPE' ? 'PHOTO_NOT_RECOGNISED' : refusal.code;
      tell(id, { refusal: { ...refusal, code } });
    }
  };
  const last = useRef(Promise.resolve());
  const send = (files: readonly File[]) => {
    const queue = files.map((file) => ({ id: (serial += 1), file }));
    setSent((before) => [...before, ...queue.map(({ id, file: { name } }) => ({ id, name, share: 0, refusal: null }))]);
    for (const { id, file } of queue) last.current = last.current.then(() => sendOne(id, file));
  };
  return { sent, send, forget };
};

const inputOf = ({ key, kind, alt: { en, sk, de }, anchors }: Picture, position: number) => ({
  key,
  kind,
  position,
  alt: { en, sk, de },
  anchors: anchors.map(({ partId, x, y }) => ({ partId, x, y })),
});

/** Takes a picture off, and puts it back. */
export const useRemoval = (productId: number, show: (pictures: readonly Picture[]) => void) => {
  const [remove] = useRemoveProductPictureMutation();
  const [restore] = useRestoreProductPictureMutation();
  return {
    remove: async ({ key }: Picture) => {
      show((await remove({ variables: { id: productId, key } })).data!.removeProductPicture);
    },
    restore: async (picture: Picture, position: number) => {
      const variables = { id: productId, picture: inputOf(picture, position) };
      show((await restore({ variables })).data!.restoreProductPicture);
    },
  };
};
