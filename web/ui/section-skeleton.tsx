import { Skeleton } from './loading.tsx';

/** Stands in the place of a section of a page until it can be shown. */
export const SectionSkeleton = ({ height = '60vh' }: { height?: string }) => (
  <div className="wrap sec" aria-busy>
    <Skeleton height={height} />
  </div>
);
