import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ErrorCode } from '../../../codegen/error-codes.gen.ts';
import { useRefusalText } from '../../../intl/errors.ts';
import { useText } from '../../../intl/use-text.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { askServer } from '../../../lib/graphql/ask-server.ts';
import { OrderPackingDocument, useLabelOrdersMutation, type OrderPackingPartsFragment } from './Packing.gen.ts';

const LOOK_MS = 1_500;
/** After so many looks at one order the rest comes by itself: its page shows when. */
const MOST_LOOKS = 20;

type Parcel = OrderPackingPartsFragment['parcels'][number];

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));
const isOwn = ({ returning, state }: Parcel): boolean => !returning && state === 'PACKED';

export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Why a parcel has no label; null: it has. */
const useReason = () => {
  const t = useText();
  return ({ labelState, labelFault }: Parcel): string | null => {
    if (labelState === 'READY') return null;
    if (labelState === 'REFUSED') return `${t('orders.label.refused')} ${labelFault ?? ''}`.trim();
    return t(labelState === 'UNCLEAR' ? 'orders.label.unclear' : 'orders.label.asking');
  };
};

/** Orders the labels of one order and waits for them. */
const useLabelOne = () => {
  const client = useApolloClient();
  const explain = useRefusalText();
  const reasonOf = useReason();
  const [order] = useLabelOrdersMutation();
  const labelsOf = async (id: string): Promise<readonly Parcel[]> => {
    for (let look = 1; ; look += 1) {
      const { orderPacking } = await askServer(client, OrderPackingDocument, { id });
      const own = orderPacking.parcels.filter(isOwn);
      if (look === MOST_LOOKS || own.every(({ labelState }) => labelState !== 'REQUESTED')) return own;
      await pause();
    }
  };
  return async (id: string): Promise<{ ids: string[]; reasons: string[] }> => {
    const { data } = await order({ variables: { ids: [id] } });
    const code = data?.labelOrders[0]?.errorCode;
    if (code) return { ids: [], reasons: [explain({ code: code as ErrorCode, args: {} })] };
    const parcels = await labelsOf(id);
    const ids = parcels.filter(({ labelState }) => labelState === 'READY').map((parcel) => parcel.id);
    return { ids, reasons: parcels.map(reasonOf).filter((reason) => reason !== null) };
  };
};

/** Orders labels for many orders one after the other, waits for them, and saves those that came as one file. */
export const useBulkLabels = () => {
  const labelOne = useLabelOne();
  const [progress, setProgress] = useState<Progress | null>(null);
  /** Gives the refusals of each order. */
  const run = async (orders: readonly string[], nameOf: (id: string) => string): Promise<string[]> => {
    const [ready, problems]: [string[], string[]] = [[], []];
    setProgress({ done: 0, all: orders.length });
    try {
      for (const [at, id] of orders.entries()) {
        const { ids, reasons } = await labelOne(id);
        ready.push(...ids);
        problems.push(...reasons.map((reason) => `${nameOf(id)}: ${reason}`));
        setProgress({ done: at + 1, all: orders.length });
      }
      // One PDF, or a zip of them where carriers are mixed: the server knows.
      const url = `/api/admin/parcels/labels?sheet=A4&ids=${ready.join(',')}`;
      if (ready.length > 0) await saveFile(url, 'labels.pdf', { named: true });
      return problems;
    } finally {
      setProgress(null);
    }
  };
  return { progress, run };
};
