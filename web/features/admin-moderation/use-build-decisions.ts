import {
  ModeratedBuildsDocument,
  usePublishBuildMutation,
  useRejectBuildMutation,
  useReopenBuildMutation,
  type ModeratedBuildPartsFragment as Build,
} from './ModeratedBuilds.gen.ts';
import { useDecisions } from './use-decisions.ts';

const publishingOf = ({ state, reports }: Build) => {
  if (state !== 'PUBLISHED') return 'news';
  return reports.length > 0 ? 'kept' : 'none';
};

/** How a build is decided on; one that is shown already is kept against the reports about it. */
export const useBuildDecisions = () => {
  const decisionsOf = useDecisions(ModeratedBuildsDocument);
  const [publish] = usePublishBuildMutation();
  const [reject] = useRejectBuildMutation();
  const [reopen] = useReopenBuildMutation();
  return (build: Build) => {
    const { id, title, state } = build;
    return decisionsOf({
      name: title,
      isRejected: state === 'REJECTED',
      publishing: publishingOf(build),
      publish: () => publish({ variables: { id } }),
      reject: (reason) => reject({ variables: { id, reason } }),
      reopen: () => reopen({ variables: { id } }),
    });
  };
};
