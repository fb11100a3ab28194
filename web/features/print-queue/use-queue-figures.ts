import type { PrinterClass } from '../../codegen/schema.gen.ts';
import { useKeptProfile } from '../../lib/printing/kept-profile.ts';
import { useSlicingOrder, type SlicingOrder } from '../../ui/slicing/use-slicing-order.ts';
import type { Queue } from './queue.ts';
import {
  usePrintQueueFiguresQuery,
  useSlicePrintQueueMutation,
  type QueueEstimatePartsFragment,
} from './QueueFigures.gen.ts';

/** Where grams and hours come from: the named profile, or the class of printer. */
export interface FiguresSource {
  readonly origin: 'SLICED' | 'ESTIMATED';
  readonly profile: string | null;
}

/** The queue with grams and hours of an estimate in the place of its own. */
export const withFigures = (
  queue: Queue,
  { parts }: Pick<QueueEstimatePartsFragment, 'parts'>,
  printerClass: PrinterClass,
): Queue => ({
  ...queue,
  parts: queue.parts.map((part) => {
    const one = parts.find(({ partId }) => partId === part.id);
    if (!one) return part;
    const hours = { __typename: 'PrintQueueHours', printerClass, min: one.hours.min, max: one.hours.max } as const;
    return { ...part, grams: one.grams.value, hours: [hours] };
  }),
});

interface QueueFigures {
  readonly figured: Queue;
  readonly source: FiguresSource;
  readonly slicing: SlicingOrder;
}

/** Grams and hours as the print tab has them: the visitor's profile once all parts are sliced with it, else the class. Without a connection the queue's own. */
export const useQueueFigures = (queue: Queue, printerClass: PrinterClass): QueueFigures => {
  const profile = useKeptProfile();
  const { itemId, versionId } = queue.head;
  const settings = profile?.settings ?? {};
  const asked = usePrintQueueFiguresQuery({
    variables: { itemId, versionId, printerClass, own: profile !== null, profile: settings },
  });
  const [slice] = useSlicePrintQueueMutation();
  const told = asked.data?.printQueue;
  const input = { lineId: itemId, versionId, printerClass, profile: settings };
  const slicing = useSlicingOrder({
    known: (profile && told?.slicing) ?? null,
    subject: JSON.stringify(input),
    refetch: asked.refetch,
    slice: () => slice({ variables: { input } }),
  });
  const own = slicing.isThrough ? told?.sliced : null;
  return {
    figured: own ? withFigures(queue, own, printerClass) : queue,
    source: {
      origin: (own ?? told?.usual)?.hours.origin === 'SLICED' ? 'SLICED' : 'ESTIMATED',
      profile: own && profile ? profile.name : null,
    },
    slicing,
  };
};
