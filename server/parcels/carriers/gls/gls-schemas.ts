import * as z from 'zod';
import { isPdf } from '../carrier-call.ts';

const fault = z.object({ ErrorCode: z.number(), ErrorDescription: z.string().nullish() }).loose();
const faults = z.array(fault).nullish();

/** A label as bytes, or as base64. */
const labels = z.union([z.array(z.number()), z.string()]).nullish();

const info = z.object({
  ParcelId: z.number(),
  ParcelNumber: z.number().nullish(),
  ClientReference: z.string().nullish(),
  Parcel: z.object({ ClientReference: z.string().nullish() }).loose().nullish(),
});

export type GlsInfo = z.infer<typeof info>;
export type GlsFault = z.infer<typeof fault>;

export const printAnswer = z.object({
  Labels: labels,
  PrintLabelsErrorList: faults,
  PrintLabelsInfoList: z.array(info).nullish(),
});
export const printedAnswer = z.object({ Labels: labels, GetPrintedLabelsErrorList: faults });
export const listAnswer = z.object({ PrintDataInfoList: z.array(info).nullish(), GetParcelListErrors: faults });
export const deleteAnswer = z.object({ DeleteLabelsErrorList: faults });
export const statusAnswer = z.object({
  GetParcelStatusErrors: faults,
  ParcelStatusList: z
    .array(z.object({ StatusCode: z.string(), StatusDate: z.string(), StatusDescription: z.string().nullish() }))
    .nullish(),
});

/** Bytes of a label; null: none came. */
export const labelBytes = (given: z.infer<typeof labels>): Buffer | null => {
  if (!given || given.length === 0) return null;
  const bytes = typeof given === 'string' ? Buffer.from(given, 'base64') : Buffer.from(given);
  return isPdf(bytes) ? bytes : null;
};

/** `/Date(1764100000000+0100)/`, the moments of WCF. */
export const glsDate = (at: Date): string => `/Date(${at.getTime()})/`;
export const momentOf = (text: string): Date => new Date(Number(/\/Date\((-?\d+)/.exec(text)?.[1] ?? NaN));
