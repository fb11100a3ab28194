import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../features/shell/error-screen.tsx';
import { useRefusalText } from '../intl/errors.ts';
import type { ShopError } from '../lib/graphql-error.ts';
import { NotFound } from './not-found.tsx';
import { LostPage } from './page-route.ts';

const refusalOf = (error: unknown): ShopError =>
  (isRouteErrorResponse(error) && (error.data as ShopError | null)) || { code: 'ERR_INTERNAL', args: {} };

const Failure = ({ error }: { error: unknown }) => {
  const { revalidate } = useRevalidator();
  const reload = () => window.location.reload();
  const retry = error instanceof LostPage ? reload : () => void revalidate();
  return <ErrorScreen code={refusalOf(error).code} onRetry={retry} onReload={reload} />;
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
