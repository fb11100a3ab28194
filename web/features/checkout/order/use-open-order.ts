import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { askServer } from '../../../lib/graphql/ask-server.ts';
import { shopErrorOf } from '../../../lib/graphql-error.ts';
import { forgetPlacedOrder, loadPlacedOrder } from './placed-order.ts';
import type { PlacedOrder } from './placed-order.ts';
import { CancelPlacedOrderDocument, PlacedOrderDocument } from './PlaceOrder.gen.ts';
import type { PlacedOrderPartsFragment } from './PlaceOrder.gen.ts';

export interface OpenOrder {
  placed: PlacedOrder;
  order: PlacedOrderPartsFragment;
}

/** How an order of this tab ended, to be told once. */
export type EndedKind = 'cancelled' | 'expired' | 'paid' | 'ordered' | 'onDelivery';
export interface Ended {
  kind: EndedKind;
  open: OpenOrder;
}

export interface OpenOrderState {
  /** True until it is known whether an earlier order of this tab waits for its payment. */
  asking: boolean;
  open: OpenOrder | null;
  ended: Ended | null;
  /** Why the last cancellation was refused. */
  refusal: unknown;
  /** Looks again, after placing an order. */
  look: () => Promise<void>;
  cancel: () => Promise<void>;
}

const endOf = ({ status, paymentStatus, paymentWay }: PlacedOrderPartsFragment): EndedKind | null => {
  if (['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(paymentStatus)) return 'paid';
  if (status === 'CANCELLED') return 'cancelled';
  if (status === 'EXPIRED') return 'expired';
  if (paymentWay === 'CASH_ON_DELIVERY') return 'onDelivery';
  return paymentWay === 'BANK_TRANSFER' ? 'ordered' : null;
};

type Known = Omit<OpenOrderState, 'look' | 'cancel'>;

const NONE: Known = { asking: false, open: null, ended: null, refusal: null };

const ask = async (client: ApolloClient, placed: PlacedOrder): Promise<OpenOrder | null> => {
  const { id, accessToken } = placed;
  try {
    const variables = { id, accessToken };
    return { placed, order: (await askServer(client, PlacedOrderDocument, variables)).order };
  } catch (error) {
    if (shopErrorOf(error).code === 'ORDER_NOT_FOUND') forgetPlacedOrder();
    return null;
  }
};

const cancelOrder = async (client: ApolloClient, { placed, order }: OpenOrder): Promise<OpenOrder> => {
  const { id, accessToken } = placed;
  const { data } = await client.mutate({ mutation: CancelPlacedOrderDocument, variables: { id, accessToken } });
  return { placed, order: { ...order, ...data?.cancelOrder } };
};

/** The order of this tab that is placed and not paid, so that coming back never places a second one. */
export const useOpenOrder = (onBought: () => void): OpenOrderState => {
  const client = useApolloClient();
  const [known, setKnown] = useState<Known>({ ...NONE, asking: true });

  const settle = useCallback(
    (open: OpenOrder | null) => {
      const kind = open && endOf(open.order);
      if (!open || !kind) return setKnown((current) => ({ ...NONE, open, ended: open ? null : current.ended }));
      if (kind === 'paid' || kind === 'ordered') onBought();
      forgetPlacedOrder();
      setKnown({ ...NONE, ended: { kind, open } });
    },
    [onBought],
  );

  const look = useCallback(async () => {
    const placed = loadPlacedOrder();
    settle(placed && (await ask(client, placed)));
  }, [client, settle]);

  useEffect(() => void look(), [look]);

  const cancel = async () => {
    if (!known.open) return;
    try {
      settle(await cancelOrder(client, known.open));
    } catch (refusal) {
      await look();
      setKnown((current) => ({ ...current, refusal: current.open ? refusal : null }));
    }
  };

  return { ...known, look, cancel };
};
