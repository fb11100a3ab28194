import type { ApolloClient } from '@apollo/client';
import type { Locale } from '../../intl/locale.ts';
import type { PageAnswers } from '../../lib/graphql/answer-key.ts';
import { createClient } from './apollo.ts';
import { browserLink } from './browser-link.ts';

/** A client over HTTP in one language. `answers` are what the page brought along when the browser began with it. */
export const createBrowserClient = (locale: Locale, answers?: PageAnswers): ApolloClient =>
  createClient(browserLink(locale), answers && { answers, at: performance.timeOrigin });
