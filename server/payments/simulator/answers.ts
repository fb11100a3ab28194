import type { Ctx } from '../../core/context.ts';

/** What the simulator says to one call. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** `drop`: the connection ends without an answer; `silence`: it stays open without one. The work is done all the same. */
  readonly fault?: 'drop' | 'silence';
  /** Sends the event that must reach the shop before the answer does. */
  readonly eventFirst?: (ctx: Ctx) => Promise<void>;
}

export const refusal = (status: number, name: string, issue: string): Answer => ({
  status,
  body: { name, details: [{ issue }], message: issue },
});

export const unprocessable = (issue: string): Answer => refusal(422, 'UNPROCESSABLE_ENTITY', issue);
export const invalid = (issue: string): Answer => refusal(400, 'INVALID_REQUEST', issue);
export const absent = (): Answer => refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
export const unavailable = (): Answer => refusal(503, 'SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE');
