import { useText } from '../../intl/use-text.ts';
import { useKeptProfile } from '../../lib/printing/kept-profile.ts';
import { SlicingProgress } from '../../ui/slicing/slicing-progress.tsx';
import type { SlicingOrder } from '../../ui/slicing/use-slicing-order.ts';

/** The profile that was imported on a product's page, and how far this queue is sliced with it. Nothing without one. */
export const QueueProfile = ({ slicing }: { slicing: SlicingOrder }) => {
  const t = useText();
  const profile = useKeptProfile();
  if (!profile) return null;
  return (
    <div className="pq__prof" role="group" aria-label={t('queue.profile.title')}>
      <p>
        {t('queue.profile.title')}: <strong>{profile.name}</strong>
      </p>
      <SlicingProgress slicing={slicing} words={(word, values) => t(`queue.profile.${word}`, values)} />
    </div>
  );
};
