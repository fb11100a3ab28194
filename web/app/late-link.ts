import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import type { Locale } from '../intl/locale.ts';

const arrive = () => import('./browser-link.ts');

/** Has the way to the server at hand before something is asked. Never rejects. */
export const fetchLink = (): void => void arrive().catch(() => undefined);

/**
 * `browserLink`, whose code comes with the first question: a page that the server rendered asks nothing. Where it does
 * not arrive the question fails as without a network.
 */
export const lateLink = (locale: Locale): ApolloLink => {
  let link: ApolloLink | undefined;
  return new ApolloLink((operation, forward) =>
    from(arrive()).pipe(
      mergeMap(({ browserLink }) => {
        link ??= browserLink(locale);
        return link.request(operation, forward);
      }),
    ),
  );
};
