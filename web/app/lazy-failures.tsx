import { lazy, Suspense, type ComponentType } from 'react';

const loadFailures = () => import('./failures.tsx');

type Failures = Awaited<ReturnType<typeof loadFailures>>;

const loaded = import.meta.env.SSR ? await loadFailures() : null;

/** Has what is said of failures at hand before the network fails. Never rejects. */
export const preloadFailures = (): void =>
  void Promise.all([loadFailures(), import('../ui/part-failure.tsx')]).catch(() => undefined);

const ReloadButton = () => (
  <button type="button" className="btn" lang="sk" onClick={() => window.location.reload()}>
    Obnoviť stránku
  </button>
);

const lazyFailure = (name: keyof Failures): ComponentType =>
  loaded
    ? loaded[name]
    : lazy(() =>
        loadFailures().then(
          (failures) => ({ default: failures[name] }),
          () => ({ default: ReloadButton }),
        ),
      );

const Page = lazyFailure('PageFailure');
const Shop = lazyFailure('ShopFailure');

/** In the place of the page, inside the shop's frame. In the browser its code comes when it is needed, or before. */
export const PageFailure = () => (
  <Suspense>
    <Page />
  </Suspense>
);

/** In the place of everything, when the frame itself broke. */
export const ShopFailure = () => (
  <Suspense>
    <Shop />
  </Suspense>
);
