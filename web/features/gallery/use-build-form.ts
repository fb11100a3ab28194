import { ServerError } from '@apollo/client/errors';
import { useRef, useState } from 'react';
import { shopErrorOf, type ShopError } from '../../lib/graphql-error.ts';
import { refusedFields } from '../../lib/form/refused-fields.ts';
import { shopFetch } from '../../lib/shop-fetch.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { buildFieldError, inputOf, judgeBuild, NAMES, type BuildName, type OwnBuild } from './build-draft.ts';
import { useSaveBuildMutation, useSubmitBuildMutation } from './OwnBuilds.gen.ts';

const sendPhoto = async (id: string, photo: File): Promise<void> => {
  const headers = { 'content-type': photo.type || 'application/octet-stream' };
  const answer = await shopFetch(`/api/builds/${id}/photo`, { method: 'PUT', body: photo, headers });
  if (!answer.ok) throw new ServerError('refused', { response: answer, bodyText: await answer.text() });
};

/** Codes that the server gives to a file; an unknown type of content is one that is no photograph. */
const asPhotoRefusal = (refusal: ShopError): ShopError =>
  refusal.code === 'UNSUPPORTED_MEDIA_TYPE' ? { ...refusal, code: 'PHOTO_NOT_RECOGNISED' } : refusal;

/**
 * Writes down a draft (or `begun`, a build that is there already), brings its photograph and sends it in; a second try
 * goes on with the same draft. `refusal` is what the server said where it was about no field.
 */
export const useBuildForm = (photo: () => File | undefined, onSent: () => void, begun?: OwnBuild) => {
  const draft = useRef<string | null>(begun?.id ?? null);
  const [saveBuild] = useSaveBuildMutation();
  const [submitBuild] = useSubmitBuildMutation();
  const [refusal, setRefusal] = useState<ShopError | null>(null);
  const send = async (given: Record<BuildName, string>) => {
    const { data } = await saveBuild({ variables: { id: draft.current, input: inputOf(given) } });
    const id = data!.saveBuild.id;
    draft.current = id;
    const chosen = photo();
    if (chosen) await sendPhoto(id, chosen);
    await submitBuild({ variables: { id } });
    onSent();
  };
  const form = useForm<BuildName>({
    names: NAMES,
    judge: (given) => ({
      ...judgeBuild(given),
      ...(photo() || begun?.photo ? {} : { photo: [{ id: 'gallery.error.photo' }] }),
    }),
    send: async (given) => {
      setRefusal(null);
      try {
        await send(given);
      } catch (error) {
        const refused = asPhotoRefusal(shopErrorOf(error));
        const fields = refusedFields(refused, NAMES, buildFieldError);
        if (fields) form.show(fields);
        else setRefusal(refused);
      }
    },
  });
  return { form, refusal };
};
