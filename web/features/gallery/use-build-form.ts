import { useRef } from 'react';
import { sendPhoto } from '../../lib/files/send-photo.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { buildFieldError, buildFields, inputOf, type OwnBuild } from './build-draft.ts';
import { useSaveBuildMutation, useSubmitBuildMutation } from './OwnBuilds.gen.ts';

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
      if (photo) await sendPhoto(`/api/builds/${id}/photo`, photo);
      await submitBuild({ variables: { id } });
      onSent();
    },
  });
};
