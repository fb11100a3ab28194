import { useApolloClient } from '@apollo/client/react';
import { useText } from '../../intl/use-text.ts';
import { useUndo } from '../../ui/undo.tsx';
import {
  ModeratedBuildsDocument,
  usePublishBuildMutation,
  useRejectBuildMutation,
  useReopenBuildMutation,
  type ModeratedBuildPartsFragment as Build,
} from './ModeratedBuilds.gen.ts';
import type { Decisions } from './queue-item.tsx';

/** How a build is decided on; what was decided can be taken back, and the build then waits again. */
export const useBuildDecisions = () => {
  const t = useText();
  const client = useApolloClient();
  const offerUndo = useUndo();
  const [publish] = usePublishBuildMutation();
  const [reject] = useRejectBuildMutation();
  const [reopen] = useReopenBuildMutation();
  const reload = () => client.refetchQueries({ include: [ModeratedBuildsDocument] });
  return ({ id, title, state, reports }: Build): Decisions => {
    const variables = { id };
    const takeBack = async () => {
      await reopen({ variables });
      await reload();
    };
    const show = async () => {
      await publish({ variables });
      await reload();
      if (state !== 'PUBLISHED') offerUndo(t('moderation.published', { name: title }), takeBack);
    };
    const refuse = async (reason: string) => {
      await reject({ variables: { id, reason } });
      await reload();
      offerUndo(t('moderation.rejected', { name: title }), takeBack);
    };
    if (state === 'REJECTED') return { reopen: takeBack };
    return { publish: state === 'SUBMITTED' || reports.length > 0 ? show : undefined, reject: refuse };
  };
};
