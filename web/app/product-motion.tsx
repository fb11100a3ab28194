import { lazyPart } from '../ui/lazy-part.tsx';
import type { SuppliesProps } from '../features/flight/supplies/flight-supplies.tsx';

const FlightSection = lazyPart(() =>
  import('../features/flight/flight-section.tsx').then((module) => module.FlightSection),
);
const DriveSection = lazyPart(() =>
  import('../features/flight/drive/drive-section.tsx').then((module) => module.DriveSection),
);

interface MotionSectionProps {
  id: number;
  /** Else it drives or runs. */
  flies: boolean;
  buy: SuppliesProps['buy'];
}

/** How a model flies, drives or runs. */
export const MotionSection = ({ flies, ...product }: MotionSectionProps) =>
  flies ? <FlightSection {...product} /> : <DriveSection {...product} />;
