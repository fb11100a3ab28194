import { startOfDay } from '../../../core/text/format.ts';
import { ParcelState } from '../../../orders/parcels/parcel-states.ts';
import type { Told } from '../carrier-service.ts';
import type { PostEvent } from './post-schemas.ts';

const STATES: Readonly<Record<string, ParcelState>> = {
  received: ParcelState.HANDED_OVER,
  transit: ParcelState.HANDED_OVER,
  delivered: ParcelState.DELIVERED,
  returned: ParcelState.RETURNED,
};

/** The addressee was notified because the item waits at a post office; without it somebody only came to a closed door. */
const RETAINED = /^ZNP/;

/** Null: of no meaning for the shop. */
export const postState = ({ stateCode, detailCode }: Pick<PostEvent, 'stateCode' | 'detailCode'>): ParcelState | null =>
  stateCode === 'notified'
    ? RETAINED.test(detailCode ?? '')
      ? ParcelState.READY
      : null
    : (STATES[stateCode ?? ''] ?? null);

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})/;

/** A moment of the clocks of Slovakia; null: none. In the hour that a night has twice, the first one. */
const momentOf = (local: string): Date | null => {
  const [, day, hours, minutes, seconds] = LOCAL.exec(local) ?? [];
  if (!day) return null;
  const noon = startOfDay(day).getTime() + 12 * 3_600_000;
  const offset = Math.round((Date.parse(`${day}T12:00:00Z`) - noon) / 3_600_000);
  const moment = new Date(Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) - offset * 3_600_000);
  return Number.isNaN(moment.getTime()) ? null : moment;
};

/** What the events of an item mean, oldest first. */
export const toldByPost = (events: readonly PostEvent[]): Told[] =>
  events
    .flatMap((event) => {
      const at = momentOf(event.localDate);
      return at ? [{ state: postState(event), at, text: event.detailDescription ?? '' }] : [];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
