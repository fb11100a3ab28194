import { useState } from 'react';
import { useRefusalText } from '../../intl/errors.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { sendFile } from '../../lib/files/send-file.ts';

/** What a picture of the shop may be sent as. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/**
 * Sends one picture at a time to an address; `share` is how much of it is on its way, null when none is. `onSent` gets
 * the body of the answer; what it or the sending is refused with stands in `problem`.
 */
export const usePictureSending = (address: string, onSent: (answer: string) => unknown) => {
  const explain = useRefusalText();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async ([file]: File[]) => {
    if (!file || share !== null) return;
    setShare(0);
    setProblem(null);
    try {
      await onSent(await sendFile({ method: 'POST', address, file, onProgress: setShare }));
    } catch (error) {
      const refusal = shopErrorOf(error);
      const unknown = refusal.code === 'UNSUPPORTED_MEDIA_TYPE';
      setProblem(explain(unknown ? { ...refusal, code: 'PHOTO_NOT_RECOGNISED' } : refusal));
    } finally {
      setShare(null);
    }
  };
  return { share, problem, send };
};
