import { createContext } from 'react';
import type { IntlShape } from 'react-intl';
import type { Locale } from '../intl/locale.ts';
import type { DeferredClient } from '../lib/graphql/deferred-client.ts';

/** One language at a time: its texts, and a client whose cache holds answers in that language only. */
export interface Session {
  readonly locale: Locale;
  readonly intl: IntlShape;
  readonly client: DeferredClient;
}

/** Who shows a session ends its client after it. */
export interface SessionSource {
  get: () => Session;
  subscribe: (listener: () => void) => () => void;
  /**
   * Stores the choice, reads the texts and the data of the page in that language, then shows both at once; what the
   * visitor typed stays. Rejects and changes nothing where the texts do not arrive.
   */
  switchTo: (locale: Locale) => Promise<void>;
}

export const SessionContext = createContext<SessionSource | null>(null);
