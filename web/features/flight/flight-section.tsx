import { Skeleton } from '../../ui/loading.tsx';
import { useFlightQuery } from './Flight.gen.ts';
import { PlaneFlight } from './plane-flight.tsx';
import { RocketFlight } from './rocket-flight.tsx';
import './flight.css';

/** How a model flies, with the customer's own motors and battery; nothing for what does not fly. */
export function FlightSection({ id }: { id: number }) {
  const { data } = useFlightQuery({ variables: { id } });
  const flight = data?.product?.flight;
  if (!data) {
    return (
      <div className="wrap sec" aria-busy>
        <Skeleton height="60vh" />
      </div>
    );
  }
  if (flight?.__typename === 'RocketFlight') return <RocketFlight rocket={flight} />;
  return flight ? <PlaneFlight plane={flight} /> : null;
}
