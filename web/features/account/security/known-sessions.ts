import { knownList, type Change } from '../../../lib/graphql/known-list.ts';
import { MySecurityDocument, type MySecurityQuery } from './Security.gen.ts';

type Session = NonNullable<MySecurityQuery['me']>['sessions'][number];

/** Where the account is signed in. */
export const knownSessions = knownList(MySecurityDocument, (data, change: Change<Session>) => ({
  ...data,
  me: data.me && { ...data.me, sessions: change(data.me.sessions) },
}));
