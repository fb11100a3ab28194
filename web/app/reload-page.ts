import type { createBrowserRouter } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Runs the loaders of the page again and resolves when they are done. Where no page has any, nothing is asked of the
 * router: it would take a navigation that begins at the same time for this reload, and keep the old address.
 */
export const reloadPage = async (router: Router | undefined): Promise<void> => {
  if (!router) return;
  const { navigation, matches } = router.state;
  if (navigation.state !== 'idle' || matches.some(({ route }) => route.loader)) await router.revalidate();
};
