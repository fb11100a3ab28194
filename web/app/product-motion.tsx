import { DriveSection } from '../features/flight/drive/drive-section.tsx';
import { FlightSection } from '../features/flight/flight-section.tsx';
import type { SuppliesProps } from '../features/flight/supplies/flight-supplies.tsx';

interface MotionSectionProps {
  id: number;
  /** Else it drives or runs. */
  flies: boolean;
  buy: SuppliesProps['buy'];
}

/** How a model flies, drives or runs. */
export const MotionSection = ({ flies, ...product }: MotionSectionProps) =>
  flies ? <FlightSection {...product} /> : <DriveSection {...product} />;
