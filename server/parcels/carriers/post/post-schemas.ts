import * as z from 'zod';

const validation = z.object({ attribute: z.string().nullish(), reason: z.string().nullish() }).loose();

/** What every answer begins with; anything but `ok` says that nothing was done. */
const status = {
  status: z.string(),
  validation_errors: z.array(validation).nullish(),
};

const id = z.union([z.string().min(1), z.number()]).transform(String);
const parcel = z.object({ id: id.nullish(), parcel_number: z.string().nullish() }).loose();

export const sheetAnswer = z.object({ ...status, sheet: z.object({ id: id.nullish() }).loose().nullish() });
export const parcelAnswer = z.object({ ...status, parcel: parcel.nullish() });
export const labelsAnswer = z.object({
  ...status,
  labels: z.object({ url: z.string() }).loose().nullish(),
  parcel: parcel.nullish(),
});
export const plainAnswer = z.object(status);

export type PostAnswer = z.infer<typeof plainAnswer>;

const event = z.object({
  stateCode: z.string().nullish(),
  detailCode: z.string().nullish(),
  detailDescription: z.string().nullish(),
  /** In the time of Slovakia, without a zone. */
  localDate: z.string(),
});

export const trackingAnswer = z.object({
  results: z.array(
    z
      .object({
        number: z.string().nullish(),
        status: z.string().nullish(),
        events: z.array(event.loose()).nullish(),
      })
      .loose(),
  ),
});

export type PostEvent = z.infer<typeof event>;
