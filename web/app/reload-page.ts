import type { createBrowserRouter } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Runs the loaders of the page again and resolves when they are done; `ready` is called as the router hands their data over.
 * Where no page has any, nothing is asked of the router: it would take a navigation that begins at the same time for this
 * reload, and keep the old address.
 */
export const reloadPage = async (router: Router | undefined, ready = () => {}): Promise<void> => {
  const { navigation, matches } = router?.state ?? { matches: [] };
  if (!router || (navigation?.state === 'idle' && !matches.some(({ route }) => route.loader))) return ready();
  const ignore = router.subscribe(({ revalidation }) => {
    if (revalidation !== 'idle') return;
    ignore();
    ready();
  });
  await router.revalidate();
};
