import { lazy, Suspense, useState, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * A part of the page whose code comes when it is first shown. Where it cannot be loaded, a line in its place says so and asks
 * for it again; nothing stands there in the place of one that is `unmissed`, as a note over the page.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  unmissed = false,
): ComponentType<Props> => {
  const lost = async () => (unmissed ? Nothing : (await import('./part-failure.tsx')).PartFailure);
  const arrive = () =>
    lazy(() =>
      load()
        .catch(lost)
        .catch(() => Nothing)
        .then((part) => ({ default: part as ComponentType<Props & { onRetry: () => void }> })),
    );
  let newest = arrive();
  return (props: Props) => {
    const [Part, show] = useState(() => newest);
    return (
      <Suspense>
        <Part {...props} onRetry={() => show(() => (newest = arrive()))} />
      </Suspense>
    );
  };
};
