import { SectionSkeleton } from '../../../ui/section-skeleton.tsx';
import type { SuppliesProps } from '../supplies/flight-supplies.tsx';
import { useDriveQuery } from './Drive.gen.ts';
import { DriveFigures } from './drive-figures.tsx';

/** How a car drives or a boat runs with the customer's motor and battery, and what the shop sells of it. */
export function DriveSection({ id, buy }: { id: number; buy: SuppliesProps['buy'] }) {
  const { data } = useDriveQuery({ variables: { id } });
  if (!data) return <SectionSkeleton height="40vh" />;
  const { drive = null, flightSupplies = [] } = data.product ?? {};
  return drive && <DriveFigures drive={drive} offer={{ supplies: flightSupplies, buy }} />;
}
