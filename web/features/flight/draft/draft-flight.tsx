import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { DriveFigures } from '../drive/drive-figures.tsx';
import { PlaneFlight } from '../plane-flight.tsx';
import { RocketFlight } from '../rocket-flight.tsx';
import { useDraftFlightQuery } from './DraftFlight.gen.ts';
import '../flight.css';

const NO_OFFER = { supplies: [], buy: () => null };

/** How the page of a product will tell how the next version of its model flies, drives or runs, as it is saved now. */
export function DraftFlight({ id }: { id: number }) {
  const { data, error, loading, refetch } = useDraftFlightQuery({ variables: { id } });
  if (error) return <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="60vh" />;
  const { flightPreview: flight = null, drivePreview: drive = null } = data.modelDraft ?? {};
  if (flight?.__typename === 'RocketFlight') return <RocketFlight rocket={flight} offer={NO_OFFER} />;
  if (flight) return <PlaneFlight plane={flight} offer={NO_OFFER} />;
  return drive && <DriveFigures drive={drive} offer={NO_OFFER} />;
}
