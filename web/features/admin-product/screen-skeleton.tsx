import { useText } from '../../intl/use-text.ts';
import { Skeleton, Spinner } from '../../ui/loading.tsx';

/** Until a screen has its data. */
export const ScreenSkeleton = () => {
  const t = useText();
  return (
    <div className="stack" aria-busy>
      <Spinner label={t('common.loading')} />
      <Skeleton height="40px" width="320px" />
      <Skeleton height="320px" />
    </div>
  );
};
