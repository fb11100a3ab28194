import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { byText, knownList, type Change } from '../../lib/graphql/known-list.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { isOpen, type OwnBuild } from './build-draft.ts';
import { BuildPhoto } from './build-photo.tsx';
import {
  MyBuildsDocument,
  useDeleteBuildMutation,
  useMyBuildsQuery,
  useRestoreBuildMutation,
  type OwnBuildPartsFragment,
} from './OwnBuilds.gen.ts';

const TAGS = { DRAFT: 'tag', SUBMITTED: 'tag tag--warn', PUBLISHED: 'tag tag--ok', REJECTED: 'tag tag--error' };

const Row = ({ build, onDelete }: { build: OwnBuild; onDelete: () => void }) => {
  const t = useText();
  return (
    <li>
      <BuildPhoto build={build} sizes="96px" fill />
      <div>
        <p>
          {build.title} <span className={TAGS[build.state]}>{t(`gallery.state.${build.state}`)}</span>
        </p>
        <p className="faint">{build.reason || build.product.name}</p>
      </div>
      {isOpen(build) && (
        <ButtonLink
          variant="quiet"
          small
          to={`/gallery/new?build=${build.id}`}
          aria-label={t('gallery.changeNamed', { title: build.title })}
        >
          {t('gallery.change')}
        </ButtonLink>
      )}
      <Button variant="quiet" small onClick={onDelete} aria-label={t('gallery.deleteNamed', { title: build.title })}>
        {t('gallery.delete')}
      </Button>
    </li>
  );
};

/** The newest first, which the ids follow. */
const knownBuilds = knownList(
  MyBuildsDocument,
  (data, change: Change<OwnBuildPartsFragment>) => ({ ...data, myBuilds: change(data.myBuilds) }),
  byText(({ id }) => id, -1),
);

/** All builds of who is signed in, with the word of the moderators, and a way to remove one and to undo that. */
export const OwnBuilds = () => {
  const t = useText();
  const { data } = useMyBuildsQuery();
  const [deleteBuild] = useDeleteBuildMutation();
  const [restoreBuild] = useRestoreBuildMutation({
    update: (cache, { data }) => data && knownBuilds.put(cache, data.restoreBuild),
  });
  const [deleted, setDeleted] = useState<string | null>(null);
  const { run, problem } = useAction();
  const remove = (id: string) =>
    run(async () => {
      await deleteBuild({ variables: { id }, update: (cache) => knownBuilds.drop(cache, id) });
      setDeleted(id);
    });
  const undo = (id: string) =>
    run(async () => {
      await restoreBuild({ variables: { id } });
      setDeleted(null);
    });
  return (
    <section className="own-builds" aria-label={t('gallery.own')}>
      {deleted && (
        <Notice
          action={
            <Button variant="line" small onClick={() => void undo(deleted)}>
              {t('gallery.undo')}
            </Button>
          }
        >
          {t('gallery.deleted')}
        </Notice>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      <ul>
        {data?.myBuilds.map((build) => (
          <Row key={build.id} build={build} onDelete={() => void remove(build.id)} />
        ))}
      </ul>
    </section>
  );
};
