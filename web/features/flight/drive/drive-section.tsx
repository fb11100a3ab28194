import { SectionSkeleton } from '../../../ui/section-skeleton.tsx';
import type { SuppliesProps } from '../supplies/flight-supplies.tsx';
import { BoatRun } from './boat-run.tsx';
import { CarRun } from './car-run.tsx';
import { useDriveQuery } from './Drive.gen.ts';
import { DriveFrame } from './drive-frame.tsx';
import '../flight.css';
import '../flown.css';

/** How a car drives or a boat runs with the customer's motor and battery, and what the shop sells of it. */
export function DriveSection({ id, buy }: { id: number; buy: SuppliesProps['buy'] }) {
  const { data } = useDriveQuery({ variables: { id } });
  if (!data) return <SectionSkeleton height="40vh" />;
  const { drive = null, flightSupplies = [] } = data.product ?? {};
  if (!drive) return null;
  const offer = { supplies: flightSupplies, buy };
  return drive.__typename === 'CarDrive' ? (
    <DriveFrame kind="car" drive={drive} offer={offer}>
      {(setup) => <CarRun car={drive} {...setup} />}
    </DriveFrame>
  ) : (
    <DriveFrame kind="boat" drive={drive} offer={offer}>
      {(setup) => <BoatRun boat={drive} {...setup} />}
    </DriveFrame>
  );
}
