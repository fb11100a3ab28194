import { Outlet, type RouteObject } from 'react-router-dom';
import { useDeferredClient } from '../lib/graphql/lazy-client.ts';
import { needsClient } from './page-route.ts';

/** Waits for GraphQL's client where it is not here yet. */
const WithClient = () => {
  const { client, load } = useDeferredClient();
  // oxlint-disable-next-line typescript/only-throw-error -- what `use` waited for once, every later render must `use` too
  if (!client) throw load();
  return <Outlet />;
};

/** Pages that change something through the hooks of Apollo, under a route that waits for the client. */
export const clientRoute = (pages: readonly RouteObject[]): RouteObject => ({
  Component: WithClient,
  children: pages.map(needsClient),
});
