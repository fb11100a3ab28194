import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useText } from '../../intl/use-text.ts';
import { mayRenew } from '../../lib/renewal.ts';

const loadFailures = () => import('./failures.tsx');

type Failures = Awaited<ReturnType<typeof loadFailures>>;

const loaded = import.meta.env.SSR ? await loadFailures() : null;

/** Has what is said of failures at hand before the network fails. Never rejects. */
export const preloadFailures = (): void =>
  void Promise.all([loadFailures(), import('../../ui/part-failure.tsx')]).catch(() => undefined);

const renew = async (): Promise<void> => {
  const { ok } = await fetch('/', { cache: 'no-store' });
  if (ok && mayRenew()) window.location.reload();
};

/**
 * Where not even the code that tells of failures arrived: the same in a few words. A shop that answers has other code by
 * now, so the page comes from it, once by itself.
 */
const LostPage = () => {
  const t = useText();
  useEffect(() => void renew().catch(() => undefined), []);
  return (
    <div className="wrap stack not-found">
      <h1 className="display" lang="sk">
        Nastala neočakávaná chyba
      </h1>
      <p className="lead">{t('error.SERVICE_UNAVAILABLE')}</p>
      <button type="button" className="btn" lang="sk" onClick={() => window.location.reload()}>
        Obnoviť stránku
      </button>
    </div>
  );
};

const lazyFailure = (name: keyof Failures): ComponentType =>
  loaded
    ? loaded[name]
    : lazy(() =>
        loadFailures().then(
          (failures) => ({ default: failures[name] }),
          () => ({ default: LostPage }),
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
