import type { Router } from './reload-page.ts';

const pathOf = (to: Parameters<Router['navigate']>[0], current: string): string => {
  if (typeof to === 'string') return to.split(/[?#]/)[0] || current;
  return (to && typeof to === 'object' && to.pathname) || current;
};

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One that the browser skips (in a hidden tab, or for the next one) is no error: its page is shown at once. */
const allowSkips = () => {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
};

/** Where the browser can and motion is welcome, another page fades in. The same page with another filter changes at once. */
export const fadeBetweenPages = (router: Router): void => {
  if (!('startViewTransition' in document)) return;
  allowSkips();
  const navigate = router.navigate.bind(router);
  router.navigate = ((to: Parameters<Router['navigate']>[0], options?: Parameters<Router['navigate']>[1]) => {
    const current = router.state.location.pathname;
    return navigate(to, { ...options, viewTransition: pathOf(to, current) !== current && !calm() });
  }) as Router['navigate'];
};
