import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../features/shell/error-screen.tsx';
import { useRefusalText } from '../intl/errors.ts';
import type { ShopError } from '../lib/graphql-error.ts';
import { NotFound } from './not-found.tsx';
import { PageRefusal, Unreachable } from './page-error.ts';
import { isLostConnection } from '../lib/lost-connection.ts';
import { LostPage } from './page-route.ts';

const refusalOf = (error: unknown): ShopError =>
  (isRouteErrorResponse(error) && (error.data as ShopError | null)) || { code: 'ERR_INTERNAL', args: {} };

/** Nothing of ours broke: an answer, or the code of the page, did not get here. */
const isOfNetwork = (error: unknown) => error instanceof Unreachable || isLostConnection(error);

/** Without a connection the service worker has an answer to a fresh document: the page as it was kept, or the offline page. */
const isForWorker = (error: unknown) =>
  (error instanceof Unreachable || error instanceof LostPage) &&
  !navigator.onLine &&
  Boolean((navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller);

const Failure = ({ error }: { error: unknown }) => {
  const explain = useRefusalText();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isForWorker(error)) window.location.reload();
  }, [error]);
  const reload = () => window.location.reload();
  const retry = error instanceof LostPage ? reload : () => void revalidate();
  const reason = error instanceof PageRefusal ? error.reason : undefined;
  const refusal: ShopError = isOfNetwork(error) ? { code: 'SERVICE_UNAVAILABLE', args: {} } : refusalOf(error);
  const text = refusal.code === 'SERVICE_UNAVAILABLE' ? explain(refusal) : undefined;
  return <ErrorScreen code={refusal.code} text={text} reason={reason} onRetry={retry} onReload={reload} />;
};

/** In the place of the page, inside the shop's frame. */
export const PageFailure = () => {
  const error = useRouteError();
  const explain = useRefusalText();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Failure error={error} />;
  const refusal = refusalOf(error);
  return <NotFound reason={refusal.code === 'NOT_FOUND' ? undefined : explain(refusal)} />;
};

/** In the place of everything, when the frame itself broke. */
export const ShopFailure = () => (
  <main id="main">
    <Failure error={useRouteError()} />
  </main>
);
