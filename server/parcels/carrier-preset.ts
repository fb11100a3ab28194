import { Carrier } from '../orders/carriers.ts';
import type { Order } from '../orders/order.entity.ts';
import type { ParcelsSetting } from '../settings/parcels.setting.ts';

const known = (name: string | undefined): Carrier | null =>
  Object.values(Carrier).find((carrier) => carrier === name) ?? null;

/** Who carries the goods of an order unless somebody says otherwise: the one of its pickup point, else of its method. */
export const presetCarrier = (
  { pickupPoint, shippingMethod }: Pick<Order, 'pickupPoint' | 'shippingMethod'>,
  { carriers }: ParcelsSetting,
): Carrier | null =>
  known(pickupPoint?.carrier) ?? known(carriers.find(({ method }) => method === shippingMethod)?.carrier);
