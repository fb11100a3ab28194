import { startTransition, useEffect, useState } from 'react';
import type { Session, SessionSource } from './session.ts';

/**
 * The session on the screen. Another one is shown together with what the router's loaders brought for it; then the client of
 * the one before ends.
 */
export const useSession = (source: SessionSource): Session => {
  const [session, show] = useState(source.get);
  useEffect(() => {
    const follow = () => startTransition(() => show(source.get()));
    follow();
    return source.subscribe(follow);
  }, [source]);
  useEffect(() => () => session.client.stop(), [session]);
  return session;
};
