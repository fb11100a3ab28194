import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../../features/shell/error-screen.tsx';
import { useRefusalText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import type { ShopError } from '../../lib/graphql-error.ts';
import { NotFound } from './not-found.tsx';
import { PageRefusal, UnreachableError } from './page-error.ts';
import { isLostConnection } from '../../lib/lost-connection.ts';
import { mayRenew } from '../../lib/renewal.ts';
import { useOtherVersion } from '../../ui/use-other-version.ts';
import { PageLoadError } from '../page-route.ts';

const toRefusal = (error: unknown): ShopError =>
  (isRouteErrorResponse(error) && (error.data as ShopError | null)) || { code: 'ERR_INTERNAL', args: {} };

/** Nothing of ours broke: an answer, or the code of the page, did not get here. */
const isNetworkFailure = (error: unknown) => error instanceof UnreachableError || isLostConnection(error);

/** Without a connection the service worker has an answer to a fresh document: the page as it was kept, or the offline page. */
const canWorkerAnswer = (error: unknown) =>
  (error instanceof UnreachableError || error instanceof PageLoadError) &&
  !navigator.onLine &&
  Boolean((navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller);

/**
 * A page whose code is gone because the shop was updated comes from the new version, once by itself: whoever asked for it has
 * left what was on the screen. Says whether the shop was updated; null while that is not known, or while it is loaded anew.
 */
const useRenewal = (error: unknown): boolean | null => {
  const other = useOtherVersion(error instanceof PageLoadError && navigator.onLine);
  const [tried, giveUp] = useState(false);
  useEffect(() => {
    if (!other) return;
    if (mayRenew()) window.location.reload();
    else giveUp(true);
  }, [other]);
  return other && !tried ? null : other;
};

const Failure = ({ error }: { error: unknown }) => {
  const t = useText();
  const explain = useRefusalText();
  const updated = useRenewal(error);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (canWorkerAnswer(error)) window.location.reload();
  }, [error]);
  const reload = () => window.location.reload();
  // Code and the shop's facts come with a document alone.
  const retry = isLostConnection(error) || error instanceof PageLoadError ? reload : () => void revalidate();
  const reason = error instanceof PageRefusal ? error.reason : undefined;
  const refusal: ShopError = isNetworkFailure(error) ? { code: 'SERVICE_UNAVAILABLE', args: {} } : toRefusal(error);
  const unreachable = refusal.code === 'SERVICE_UNAVAILABLE' ? explain(refusal) : undefined;
  const text = updated ? t('common.updated') : unreachable;
  if (updated === null) return null;
  return <ErrorScreen code={refusal.code} text={text} reason={reason} onRetry={retry} onReload={reload} />;
};

/** In the place of the page, inside the shop's frame. */
export const PageFailure = () => {
  const error = useRouteError();
  const explain = useRefusalText();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Failure error={error} />;
  const refusal = toRefusal(error);
  return <NotFound reason={refusal.code === 'NOT_FOUND' ? undefined : explain(refusal)} />;
};

/** In the place of everything, when the frame itself broke. */
export const ShopFailure = () => (
  <main id="main">
    <Failure error={useRouteError()} />
  </main>
);
