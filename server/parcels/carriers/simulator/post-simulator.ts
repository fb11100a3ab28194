import * as z from 'zod';
import { simulatedLabel } from './simulated-label.ts';
import type { SimulatedParcels } from './simulated-parcels.ts';

const opening = z.object({
  sheet: z.object({ parcel_category: z.string(), payment_type: z.string(), sender: z.object({ name: z.string() }) }),
});
const adding = z.object({
  parcel: z.object({
    recipient: z.object({ name: z.string(), zip: z.string().regex(/^\d{5}$/) }),
    weight: z.number(),
    cod: z.object({ amount: z.object({ value: z.number() }), iban: z.string() }).optional(),
    custom_identifier: z.string(),
  }),
});

const OK = { status: 'ok' } as const;
const invalid = (attribute: string, reason: string): object => ({
  status: 'validation_failed',
  validation_errors: [{ attribute, reason }],
});

export interface PostAsked {
  readonly method: string;
  readonly path: readonly string[];
  readonly body: unknown;
  /** Where the files of labels are. */
  readonly files: string;
}

const add = (parcels: SimulatedParcels, sheet: string, body: unknown): object => {
  const { recipient, cod, custom_identifier: reference } = adding.parse(body).parcel;
  if (recipient.name.endsWith('Odmietnutá')) return invalid('recipient', 'Address is not served');
  const cash = cod?.amount.value.toFixed(2) ?? null;
  const made = parcels.add('EB', { reference, returning: false, cash, sheet });
  return { ...OK, parcel: { id: made.id, parcel_number: made.number } };
};

const remove = (parcels: SimulatedParcels, id: string): object => {
  const known = parcels.of(id);
  if (known) known.cancelled = true;
  return OK;
};

const label = (parcels: SimulatedParcels, id: string, files: string): object => {
  if (parcels.faults[0] === 'NO_LABEL') {
    parcels.faults.shift();
    return { ...OK, labels: null };
  }
  return { ...OK, labels: { url: `${files}/${id}.pdf` }, parcel: { id, parcel_number: parcels.of(id)!.number } };
};

/** States of the post's tracking by the codes of steps. */
const events = (parcels: SimulatedParcels, number: string): object[] =>
  (parcels.of(number)?.steps ?? []).map(({ code, at, text }) => ({
    stateCode: code,
    detailCode: code === 'notified' ? 'ZNP1AN' : null,
    detailDescription: text,
    // Clocks of Slovakia in winter.
    localDate: new Date(at.getTime() + 3_600_000).toISOString().slice(0, 19),
  }));

/** What the post would answer; null: it knows no such call. A sheet that is registered takes and gives nothing. */
export const answerOfPost = (parcels: SimulatedParcels, { method, path, body, files }: PostAsked): object | null => {
  const [noun, sheet, part, id, last] = path;
  if (noun !== 'sheets') return null;
  if (method === 'PUT' && path.length === 1) {
    opening.parse(body);
    return { ...OK, sheet: { id: parcels.open(), state: 'new' } };
  }
  if (!sheet || !parcels.sheets.has(sheet)) return null;
  if (parcels.sheets.get(sheet)) return invalid('sheet', 'It is registered');
  if (method === 'POST' && part === 'register') {
    parcels.sheets.set(sheet, true);
    return { ...OK, sheet: { id: sheet, state: 'registered' } };
  }
  if (part !== 'parcels') return null;
  if (method === 'PUT' && path.length === 3) return add(parcels, sheet, body);
  if (!id || parcels.of(id)?.sheet !== sheet) return invalid('parcel', 'Unknown parcel');
  if (method === 'DELETE' && path.length === 4) return remove(parcels, id);
  return method === 'POST' && last === 'labels' ? label(parcels, id, files) : null;
};

/** The file of a label; null: there is none. */
export const fileOfPost = async (parcels: SimulatedParcels, name: string): Promise<Buffer | null> => {
  const known = parcels.of(name.replace(/\.pdf$/, ''));
  return known ? simulatedLabel([known.number]) : null;
};

/** What the post tells of an item. */
export const trackingOfPost = (parcels: SimulatedParcels, number: string): object => ({
  ...OK,
  results: [{ number, ...OK, events: events(parcels, number) }],
});
