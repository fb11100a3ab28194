import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const KEY = 'martyx_like';

/** The build that a visitor liked, until somebody signs in in this tab. */
export const pendingLike = {
  keep: (id: string): void => void writeStored(KEY, id, 'session'),
  /** Takes it out, so that it is sent once. */
  take: (): string | null => {
    const id = readStored(KEY, 'session');
    removeStored(KEY, 'session');
    return typeof id === 'string' ? id : null;
  },
};
