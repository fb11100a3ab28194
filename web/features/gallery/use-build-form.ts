import { ServerError } from '@apollo/client/errors';
import { useRef } from 'react';
import type { ShopError } from '../../lib/graphql-error.ts';
import { shopFetch } from '../../lib/shop-fetch.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { buildFieldError, buildFields, inputOf, type OwnBuild } from './build-draft.ts';
import { useSaveBuildMutation, useSubmitBuildMutation } from './OwnBuilds.gen.ts';

const sendPhoto = async (id: string, photo: File): Promise<void> => {
  const headers = { 'content-type': photo.type || 'application/octet-stream' };
  const answer = await shopFetch(`/api/builds/${id}/photo`, { method: 'PUT', body: photo, headers });
  if (!answer.ok) throw new ServerError('refused', { response: answer, bodyText: await answer.text() });
};

/** Codes that the server gives to a file; an unknown type of content is one that is no photograph. */
export const toPhotoRefusal = (refusal: ShopError): ShopError =>
  refusal.code === 'UNSUPPORTED_MEDIA_TYPE' ? { ...refusal, code: 'PHOTO_NOT_RECOGNISED' } : refusal;

/**
 * Writes down a draft (or `begun`, a build that is there already), brings its photograph and sends it in; a second try
 * goes on with the same draft.
 */
export const useBuildForm = (onSent: () => void, begun?: OwnBuild) => {
  const draft = useRef<string | null>(begun?.id ?? null);
  const [saveBuild] = useSaveBuildMutation();
  const [submitBuild] = useSubmitBuildMutation();
  return useForm({
    fields: buildFields(Boolean(begun?.photo)),
    words: buildFieldError,
    send: async ({ photo, ...given }) => {
      const { data } = await saveBuild({ variables: { input: { id: draft.current, ...inputOf(given) } } });
      const id = data!.saveBuild.id;
      draft.current = id;
      if (photo) await sendPhoto(id, photo);
      await submitBuild({ variables: { id } });
      onSent();
    },
  });
};
