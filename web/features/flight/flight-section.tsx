import { SectionSkeleton } from '../../ui/section-skeleton.tsx';
import { useFlightQuery } from './Flight.gen.ts';
import type { SuppliesProps } from './supplies/flight-supplies.tsx';
import { TailoredFlight } from './tailored/tailored-flight.tsx';
import { TailoredPlaneFlight } from './tailored/tailored-plane-flight.tsx';
import './flight.css';

/** How a model flies, with the customer's own motors and battery, and what the shop sells of it; nothing for what does not fly. */
export function FlightSection({ id, buy }: { id: number; buy: SuppliesProps['buy'] }) {
  const { data } = useFlightQuery({ variables: { id } });
  const flight = data?.product?.flight;
  if (!data) return <SectionSkeleton />;
  const offer = { supplies: data.product?.flightSupplies ?? [], buy };
  if (flight?.__typename === 'RocketFlight') return <TailoredFlight id={id} rocket={flight} offer={offer} />;
  return flight ? <TailoredPlaneFlight id={id} plane={flight} offer={offer} /> : null;
}
