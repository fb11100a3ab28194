import { Skeleton } from '../../ui/loading.tsx';

/** Stands in the place of a flight until it can be shown. */
export const FlightAwaited = () => (
  <div className="wrap sec" aria-busy>
    <Skeleton height="60vh" />
  </div>
);
