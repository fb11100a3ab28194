import { ServerError } from '@apollo/client/errors';
import { shopFetch } from '../shop-fetch.ts';

interface Saving {
  /** So many bytes have come. */
  onBytes?: (bytes: number) => void;
  /** Ends it: what has come is forgotten. */
  signal?: AbortSignal;
  /** Under the name that the server gives it, where it gives one. */
  named?: boolean;
}

/** The same answer, of which `onBytes` is told as it comes. */
const counted = ({ body }: Response, onBytes: (bytes: number) => void): Response => {
  let bytes = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      onBytes((bytes += chunk.length));
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(counting));
};

const nameOf = ({ headers }: Response): string | undefined =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];

/** Asks for a file as the signed-in admin and hands it to the browser under a name. Throws as `shopErrorOf` reads it. */
export const saveFile = async (url: string, name: string, { onBytes, signal, named }: Saving = {}): Promise<void> => {
  const answer = await shopFetch(url, { signal });
  if (!answer.ok) throw new ServerError(url, { response: answer, bodyText: await answer.text() });
  const address = URL.createObjectURL(await (onBytes ? counted(answer, onBytes) : answer).blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = (named && nameOf(answer)) || name;
  link.click();
  URL.revokeObjectURL(address);
};
