import { randomInt } from 'node:crypto';

/** What goes wrong at the next call, whatever it is for. */
export type SimulatedFault =
  /** The call is carried out, and its answer is lost. */
  | 'LOST_ANSWER'
  /** Nothing is done. */
  | 'ERROR_500'
  /** A label is not there yet. */
  | 'NO_LABEL';

export interface SimulatedStep {
  readonly code: string;
  readonly at: Date;
  readonly text: string;
}

export interface SimulatedParcel {
  readonly id: string;
  readonly number: string;
  readonly reference: string;
  readonly returning: boolean;
  readonly cash: string | null;
  /** At the post: in which sheet it is. */
  readonly sheet?: string;
  readonly made: Date;
  readonly steps: SimulatedStep[];
  cancelled: boolean;
}

/** The parcels of a carrier that carries nothing. Kept as long as the process lives. */
export class SimulatedParcels {
  readonly all: SimulatedParcel[] = [];
  /** Faults of the next calls, in their order. */
  readonly faults: SimulatedFault[] = [];
  /** Sheets of the post by id: whether they are registered. */
  readonly sheets = new Map<string, boolean>();

  /** Gives the id of a new sheet. */
  open(): string {
    const id = String(randomInt(1_000_000_000, 9_999_999_999));
    this.sheets.set(id, false);
    return id;
  }

  add(prefix: string, about: Pick<SimulatedParcel, 'reference' | 'returning' | 'cash' | 'sheet'>): SimulatedParcel {
    const id = String(randomInt(1_000_000_000, 9_999_999_999));
    const parcel = { ...about, id, number: `${prefix}${id}`, made: new Date(), steps: [], cancelled: false };
    this.all.push(parcel);
    return parcel;
  }

  /** By the carrier's id or by the number that anybody follows. */
  of(name: string): SimulatedParcel | undefined {
    return this.all.find(({ id, number, cancelled }) => !cancelled && (id === name || number === name));
  }

  /** Moves a parcel on, as the carrier's scanner would. False: there is none. */
  step(number: string, code: string, at = new Date()): boolean {
    const parcel = this.of(number);
    parcel?.steps.push({ code, at, text: `Simulated step ${code}` });
    return parcel !== undefined;
  }
}
