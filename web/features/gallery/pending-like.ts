import { onSignedOut } from '../../lib/account/on-signed-out.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const KEY = 'martyx_like';

/** The build that a visitor liked, until somebody signs in, in whatever tab; the next customer never sends it. */
export const pendingLike = {
  keep: (id: string): void => void writeStored(KEY, id),
  /** Takes it out if it is one of these, so that it is sent once. */
  take: <Build extends { id: string }>(builds: readonly Build[]): Build | undefined => {
    const id = readStored(KEY);
    const build = builds.find((each) => each.id === id);
    if (build) removeStored(KEY);
    return build;
  },
};

onSignedOut(() => removeStored(KEY));
