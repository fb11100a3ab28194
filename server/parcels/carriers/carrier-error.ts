/**
 * REFUSED: the carrier will not. AWAY: it did not get the call, or says that it did nothing. SILENT: nobody knows whether it
 * did what it was asked.
 */
export type CarrierFault = 'REFUSED' | 'AWAY' | 'SILENT';

/** A call to a carrier that came to nothing. */
export class CarrierError extends Error {
  readonly fault: CarrierFault;

  constructor(fault: CarrierFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CarrierError';
    this.fault = fault;
  }
}
