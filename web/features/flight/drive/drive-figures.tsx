import type { SuppliesProps } from '../supplies/flight-supplies.tsx';
import { BoatRun } from './boat-run.tsx';
import { CarRun } from './car-run.tsx';
import type { BoatFieldsFragment, CarFieldsFragment } from './Drive.gen.ts';
import { DriveFrame } from './drive-frame.tsx';
import '../flight.css';
import '../flown.css';

interface DriveFiguresProps {
  drive: CarFieldsFragment | BoatFieldsFragment;
  offer: SuppliesProps;
}

/** How a car drives or a boat runs with the motor and the battery that are chosen. */
export const DriveFigures = ({ drive, offer }: DriveFiguresProps) =>
  drive.__typename === 'CarDrive' ? (
    <DriveFrame kind="car" drive={drive} offer={offer}>
      {(setup) => <CarRun car={drive} {...setup} />}
    </DriveFrame>
  ) : (
    <DriveFrame kind="boat" drive={drive} offer={offer}>
      {(setup) => <BoatRun boat={drive} {...setup} />}
    </DriveFrame>
  );
