import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { useDraftFlightQuery } from './DraftFlight.gen.ts';
import { PlaneFlight } from '../plane-flight.tsx';
import { RocketFlight } from '../rocket-flight.tsx';
import '../flight.css';

const NO_OFFER = { supplies: [], buy: () => null };

/** How the page of a product will tell the flight of the next version of its model, as it is saved now. */
export function DraftFlight({ id }: { id: number }) {
  const { data, error, loading, refetch } = useDraftFlightQuery({ variables: { id } });
  if (error) return <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="60vh" />;
  const flight = data.modelDraft?.flightPreview;
  if (flight?.__typename === 'RocketFlight') return <RocketFlight rocket={flight} offer={NO_OFFER} />;
  return flight ? <PlaneFlight plane={flight} offer={NO_OFFER} /> : null;
}
