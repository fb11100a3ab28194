import type { ApolloCache } from '@apollo/client';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../../lib/account/login-path.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { useAction } from '../../ui/use-action.ts';
import type { BuildFieldsFragment } from './Gallery.gen.ts';
import { LikedBuildsDocument, useLikeBuildMutation, useLikedBuildsQuery, useUnlikeBuildMutation } from './Marks.gen.ts';
import { pendingLike } from './pending-like.ts';

type Liked = Pick<BuildFieldsFragment, 'id' | 'likes'>;

export interface Likes {
  has: (id: string) => boolean;
  /** Likes a build or takes that back, at once on the screen; a visitor is led to the sign-in page and the like is kept. */
  press: (build: Liked) => void;
  /** Why the last press came to nothing, in words. */
  problem: string | null;
}

const note = (cache: ApolloCache, id: string, on: boolean) =>
  cache.updateQuery({ query: LikedBuildsDocument }, (known) => {
    const others = (known?.likedBuilds ?? []).filter((each) => each !== id);
    return { likedBuilds: on ? [id, ...others] : others };
  });

/** Both ways of marking; what the screen shows at once goes back by itself when the server refuses. */
const useMark = () => {
  const [like] = useLikeBuildMutation();
  const [unlike] = useUnlikeBuildMutation();
  return ({ id, likes }: Liked, on: boolean) => {
    const marked = { __typename: 'Build', id, likes: Math.max(0, likes + (on ? 1 : -1)) } as const;
    const update = (cache: ApolloCache) => void note(cache, id, on);
    return on
      ? like({ variables: { id }, optimisticResponse: { likeBuild: marked }, update })
      : unlike({ variables: { id }, optimisticResponse: { unlikeBuild: marked }, update });
  };
};

/** What the customer likes of the builds on a page. */
export const useLikes = (builds: readonly Liked[]): Likes => {
  const { user } = useAccount();
  const navigate = useNavigate();
  const location = useLocation();
  const { data } = useLikedBuildsQuery({ skip: !user });
  const mark = useMark();
  const { run, problem } = useAction();
  const known = data !== undefined;
  const liked = data?.likedBuilds ?? [];
  useEffect(() => {
    if (!known) return;
    // Apollo does not announce a change made while it hands over the answer; hence after it, once.
    const waiting = setTimeout(() => {
      const build = pendingLike.take(builds);
      if (build && !liked.includes(build.id)) void run(() => mark(build, true));
    });
    return () => clearTimeout(waiting);
  }, [known]);
  const press = (build: Liked) => {
    if (user) return void run(() => mark(build, !liked.includes(build.id)));
    pendingLike.keep(build.id);
    void navigate(loginPath(location));
  };
  return { has: (id) => liked.includes(id), press, problem };
};
