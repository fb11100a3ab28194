import { Outlet, type RouteObject } from 'react-router-dom';
import { useComingClient } from '../lib/graphql/late-client.ts';
import { asking } from './page-route.ts';

/** Waits for GraphQL's client where it is not here yet. */
const WithClient = () => {
  const { client, arrive } = useComingClient();
  // oxlint-disable-next-line typescript/only-throw-error -- what `use` waited for once, every later render must `use` too
  if (!client) throw arrive();
  return <Outlet />;
};

/** Pages that change something through the hooks of Apollo, under a route that waits for the client. */
export const clientRoute = (pages: readonly RouteObject[]): RouteObject => ({
  Component: WithClient,
  children: pages.map(asking),
});
