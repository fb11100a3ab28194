import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { DescribeProductPictureInput } from '../../../codegen/schema.gen.ts';
import { askServer } from '../../../lib/graphql/ask-server.ts';
import { mergeVersioned } from '../../../lib/graphql/merge-versioned.ts';
import { shopErrorOf, type ShopError } from '../../../lib/graphql-error.ts';
import type { PictureFieldsFragment as Picture } from '../EditProduct.gen.ts';
import {
  StoredPicturesDocument,
  useDescribeProductPictureMutation,
  useRemoveProductPictureMutation,
  useRestoreProductPictureMutation,
  useSortProductPicturesMutation,
  type ProductPicturesFragment,
} from './ProductPictures.gen.ts';
import { sendFile } from '../../../lib/files/send-file.ts';

export type PictureTexts = Omit<DescribeProductPictureInput, 'id' | 'expectedVersion' | 'key'>;

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

export type Pictures = ProductPicturesFragment;

const pictureIn = (key: string) => (product: Pictures) => product.pictures.find((one) => one.key === key);
const keysIn = ({ pictures }: Pictures) => pictures.map(({ key }) => key);
const toPictures = ({ id, picturesVersion }: Pictures) => ({ id, expectedVersion: picturesVersion });

type OnStored = (pictures: readonly Picture[]) => void;

/** The pictures of a product as they are stored; a step is a change of them, which others may change too. */
const useStoredPictures = (first: Pictures, onStored: OnStored) => {
  const client = useApolloClient();
  const newest = useRef(first);
  const show = (product: Pictures) => {
    newest.current = product;
    onStored(product.pictures);
  };
  const stored = async () => (await askServer(client, StoredPicturesDocument, { id: first.id })).adminProduct;
  const step = async (touched: (product: Pictures) => unknown, send: (now: Pictures) => Promise<Pictures>) => {
    const now = await mergeVersioned({ known: () => newest.current, stored, show }, touched, send);
    show(now);
    return now.pictures;
  };
  return { reload: async () => show(await stored()), step };
};

/** How the pictures of a product are changed; each step answers them as they then are. */
export const usePictures = (first: Pictures, onStored: OnStored) => {
  const { reload, step } = useStoredPictures(first, onStored);
  const [sort] = useSortProductPicturesMutation();
  const [describe] = useDescribeProductPictureMutation();
  const [remove] = useRemoveProductPictureMutation();
  const [restore] = useRestoreProductPictureMutation();
  return {
    reload,
    sort: (keys: readonly string[]) =>
      step(
        keysIn,
        async (now) => (await sort({ variables: { ...toPictures(now), keys: [...keys] } })).data!.sortProductPictures,
      ),
    describe: (key: string, texts: PictureTexts) =>
      step(pictureIn(key), async (now) => {
        const input = { ...toPictures(now), key, ...texts };
        return (await describe({ variables: { input } })).data!.describeProductPicture;
      }),
    remove: ({ key }: Picture) =>
      step(
        pictureIn(key),
        async (now) => (await remove({ variables: { ...toPictures(now), key } })).data!.removeProductPicture,
      ),
    restore: (picture: Picture, position: number) =>
      step(pictureIn(picture.key), async (now) => {
        const variables = { ...toPictures(now), picture: inputOf(picture, position) };
        return (await restore({ variables })).data!.restoreProductPicture;
      }),
  };
};
