import * as z from 'zod';
import { whole } from '../core/checks.ts';
import { defineSetting } from './setting.ts';

/** Which carrier takes what is sent by a method. */
export interface MethodCarrier {
  /** Id of a way of sending. */
  readonly method: string;
  readonly carrier: string;
}

/** How parcels are packed and who takes them, unless whoever packs says otherwise. */
export interface ParcelsSetting {
  /** What a box and its filling weigh. */
  readonly packagingGrams: number;
  readonly carriers: readonly MethodCarrier[];
}

const carrier = z.strictObject({
  method: z.string('INVALID').max(40, 'TOO_LONG'),
  carrier: z.string('INVALID').regex(/^[A-Z][A-Z_]{1,19}$/, 'INVALID'),
});

export const parcelsSetting = defineSetting<ParcelsSetting>({
  key: 'PARCELS',
  schema: z.strictObject({ packagingGrams: whole(0, 20_000), carriers: z.array(carrier).max(30, 'TOO_MANY') }),
  builtIn: { packagingGrams: 200, carriers: [{ method: 'packeta', carrier: 'PACKETA' }] },
  facts: ({ packagingGrams, carriers }) => ({
    packagingGrams,
    ...Object.fromEntries(carriers.map((each) => [`carrier ${each.method}`, each.carrier])),
  }),
});
