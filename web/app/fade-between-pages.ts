import type { Router } from './reload-page.ts';

const pathOf = (to: Parameters<Router['navigate']>[0], current: string): string => {
  if (typeof to === 'string') return to.split(/[?#]/)[0] || current;
  return (to && typeof to === 'object' && to.pathname) || current;
};

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where the browser can and motion is welcome, another page fades in. The same page with another filter changes at once. */
export const fadeBetweenPages = (router: Router): void => {
  const navigate = router.navigate.bind(router);
  router.navigate = ((to: Parameters<Router['navigate']>[0], options?: Parameters<Router['navigate']>[1]) => {
    const current = router.state.location.pathname;
    return navigate(to, { ...options, viewTransition: pathOf(to, current) !== current && !calm() });
  }) as Router['navigate'];
};
