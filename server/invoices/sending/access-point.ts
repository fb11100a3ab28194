import type { Ctx } from '../../core/context.ts';
import type { Endpoint } from '../peppol-endpoint.ts';

/** A document as an access point takes it. */
export interface SentDocument {
  /** The number of the document: the same key is the same document, however often it comes. */
  readonly key: string;
  readonly sender: Endpoint;
  readonly recipient: Endpoint;
  /** Document type identifier of the Peppol code lists. */
  readonly documentType: string;
  readonly ubl: string;
}

/** What proves a delivery or a refusal, such as the receipt that the receiving access point signed. */
export type Evidence = Record<string, string>;

/** What the sender is told of a document that the access point took. */
export type Receipt =
  | { readonly state: 'SENT' }
  | { readonly state: 'DELIVERED'; readonly evidence: Evidence }
  | { readonly state: 'REFUSED'; readonly reason: string; readonly evidence: Evidence };

/**
 * A provider that hands documents over to the Peppol network. `send` may be called again with a key it knows: it answers the
 * `messageId` of the first time and sends nothing. Both throw `AccessPointError`.
 */
export interface AccessPoint {
  /** Kept with each document. */
  readonly name: string;
  /** Nothing leaves the shop. */
  readonly simulated: boolean;
  send(ctx: Ctx, document: SentDocument): Promise<{ readonly messageId: string }>;
  status(ctx: Ctx, messageId: string): Promise<Receipt>;
}

/** NOT_REGISTERED: the network knows no such recipient. REFUSED: not this document. AWAY: nobody knows, try again. */
export type AccessPointFault = 'NOT_REGISTERED' | 'REFUSED' | 'AWAY';

/** A call to an access point that came to nothing. */
export class AccessPointError extends Error {
  readonly fault: AccessPointFault;

  constructor(fault: AccessPointFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'AccessPointError';
    this.fault = fault;
  }
}
