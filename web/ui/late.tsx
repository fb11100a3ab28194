import { createContext, lazy, Suspense, use, useState, type ComponentType } from 'react';
import { useText } from '../intl/use-text.ts';

const Retry = createContext(() => {});

/** In the place of a part whose code did not arrive. */
const Lost = () => {
  const t = useText();
  const retry = use(Retry);
  return (
    <p className="row muted" role="status">
      {t('common.part.lost')}
      <button type="button" className="link" onClick={retry}>
        {t('common.failure.retry')}
      </button>
    </p>
  );
};

/**
 * A part of the page whose code comes when it is first shown. Where it cannot be loaded, a line in its place says so and asks
 * for it again; nothing stands there in the place of one that is `unmissed`, as a note over the page.
 */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  unmissed = false,
): ComponentType<Props> => {
  const arrive = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (loaded) => ({ default: loaded }),
        () => ({ default: unmissed ? () => null : Lost }),
      ),
    );
  let newest = arrive();
  return (props: Props) => {
    const [Part, show] = useState(() => newest);
    const retry = () => {
      newest = arrive();
      show(() => newest);
    };
    return (
      <Retry value={retry}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </Retry>
    );
  };
};
