import { useEffect } from 'react';
import { POLLING } from '../../../lib/timing/polling.ts';
import { useOrderPackingQuery, type OrderPackingPartsFragment } from './Packing.gen.ts';

/** How soon a label that is being made is looked for. */
const LABEL_MS = 2_000;

const isWaiting = (packing?: OrderPackingPartsFragment): boolean =>
  packing?.parcels.some(({ state, labelState }) => state === 'PACKED' && labelState === 'REQUESTED') ?? false;

/** An order on the packing table, kept up to date: quickly while a carrier is being asked for a label. */
export const useOrderPacking = (id: string) => {
  const { data, error, loading, refetch } = useOrderPackingQuery({ variables: { id }, ...POLLING });
  const packing = data?.orderPacking;
  const waiting = isWaiting(packing);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void refetch().catch(() => undefined), LABEL_MS);
    return () => clearInterval(timer);
  }, [waiting, refetch]);
  return { packing, error, loading, refetch };
};
