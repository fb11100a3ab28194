import { keptValue } from '../../../lib/sync/kept-value.ts';
import { POINT_KEY } from '../storage-keys.ts';

/** Id of the point that was chosen last on this device; empty: none was. */
export const keptPoint = keptValue(POINT_KEY, (stored): string =>
  typeof stored === 'string' && /^[\w-]{1,20}$/.test(stored) ? stored : '',
);
