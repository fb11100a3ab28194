import { lazy, Suspense, type ComponentType } from 'react';

const arrive = () => import('./failures.tsx');

type Failures = Awaited<ReturnType<typeof arrive>>;

const atHand = import.meta.env.SSR ? await arrive() : null;

/** Has what is said of failures at hand before the network fails. Never rejects. */
export const fetchFailures = (): void =>
  void Promise.all([arrive(), import('../ui/lost-part.tsx')]).catch(() => undefined);

const Lost = () => (
  <button type="button" className="btn" lang="sk" onClick={() => window.location.reload()}>
    Obnoviť stránku
  </button>
);

const late = (name: keyof Failures): ComponentType =>
  atHand
    ? atHand[name]
    : lazy(() =>
        arrive().then(
          (failures) => ({ default: failures[name] }),
          () => ({ default: Lost }),
        ),
      );

const Page = late('PageFailure');
const Shop = late('ShopFailure');

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
