import type { Guide, Head, Part, Queue, Spool, Step } from '../../../web/features/print-queue/queue.ts';

export const buildHead = (changes: Partial<Head> = {}): Head => ({
  __typename: 'PrintQueueHead',
  itemId: 'item-1',
  orderId: 'order-1',
  orderNumber: 'MX-2026-00001',
  productId: 7,
  productName: 'Kriváň 38/2',
  versionId: 'version-1',
  revision: '1.0',
  ...changes,
});

/** A nose of 20 g and four fins of 10 g each; one hour per gram and twice that on a classic printer. */
export const buildPart = (id: 'nose' | 'fin', changes: Partial<Part> = {}): Part => {
  const grams = id === 'nose' ? 20 : 10;
  const hours = (factor: number) => ({ min: grams * factor, max: grams * factor * 2 });
  return {
    __typename: 'PrintQueuePart',
    id,
    grams,
    sha256: `${id}-file`,
    number: id === 'nose' ? 1 : 2,
    name: id === 'nose' ? 'Nose cone' : 'Fin',
    quantity: id === 'nose' ? 1 : 4,
    filament: id === 'nose' ? 'PETG #f2500e' : 'PETG #ffffff',
    hours: [
      { __typename: 'PrintQueueHours', printerClass: 'QUICK', ...hours(0.1) },
      { __typename: 'PrintQueueHours', printerClass: 'CLASSIC', ...hours(0.2) },
    ],
    image: null,
    changed: false,
    printing: 0,
    done: 0,
    failed: 0,
    wastedGrams: 0,
    note: '',
    version: 0,
    changeKey: null,
    ...changes,
  };
};

const buildSpool = (filament: string, colour: string): Spool => ({
  __typename: 'PrintQueueSpool',
  filament,
  colour,
  material: 'PETG',
  hex: filament.slice(-7),
  grams: null,
  usedBefore: 0,
  usedElsewhere: 0,
  version: 0,
  changeKey: null,
});

const buildStep = (id: string, partIds: string[]): Step => ({
  __typename: 'PrintQueueStep',
  id,
  partIds,
  title: `Step ${id}`,
  text: `How ${id} is done.`,
  image: null,
  done: false,
  version: 0,
  changeKey: null,
});

/** Three steps: of the fins, of the nose, of none. */
export const buildGuide = (): Guide => ({
  __typename: 'PrintQueueGuide',
  subtitle: 'Rocket of 360 mm',
  hardware: ['Epoxy glue'],
  safety: ['Stand five metres back.'],
  steps: [buildStep('fins', ['fin']), buildStep('nose', ['nose']), buildStep('balance', [])],
});

export const buildQueue = (parts = [buildPart('nose'), buildPart('fin')], head = buildHead()): Queue => ({
  __typename: 'PrintQueue',
  head,
  parts,
  spools: [buildSpool('PETG #f2500e', 'orange'), buildSpool('PETG #ffffff', 'white')],
  guide: null,
});

interface Sent {
  steps: (Pick<Step, 'id' | 'done'> & Told)[];
  parts: (Pick<Part, 'id' | 'sha256' | 'printing' | 'done' | 'failed' | 'wastedGrams' | 'note'> & Told)[];
  spools: (Pick<Spool, 'filament' | 'grams' | 'usedBefore'> & Told)[];
}
interface Told {
  base: number;
  key: string;
}

/** A server that keeps one queue as the real one does. `line.cut` takes the way to it; `after` runs when a change is stored, before the answer. */
export const fakeQueue = (queue = buildQueue(), heads = [queue.head]) => {
  const line = { cut: false, after: () => {}, queue, sent: [] as Sent[] };
  const reach = () => {
    if (line.cut) throw new TypeError('Failed to fetch');
  };
  const write = <Entry extends Part | Spool | Step>(
    entries: Entry[],
    about: (entry: Entry) => (Partial<Entry> & Told) | undefined,
  ) =>
    entries.map((entry) => {
      const { base, key, ...state } = about(entry) ?? { base: -1, key: '' };
      return base === entry.version ? { ...entry, ...state, version: base + 1, changeKey: key } : entry;
    });
  const save = (sent: Sent) => {
    reach();
    line.sent.push(sent);
    const { parts, spools, guide } = line.queue;
    line.queue = {
      ...line.queue,
      parts: write(parts, ({ id }) => sent.parts.find((change) => change.id === id)),
      spools: write(spools, ({ filament }) => sent.spools.find((change) => change.filament === filament)),
      guide: guide && {
        ...guide,
        steps: write(guide.steps, ({ id }) => sent.steps.find((change) => change.id === id)),
      },
    };
    line.after();
    reach();
    return { savePrintQueue: line.queue };
  };
  const answers = {
    PrintQueues: () => (reach(), { printQueues: heads }),
    PrintQueue: () => (reach(), { printQueue: line.queue }),
    SpoolShelf: () => (reach(), { spoolShelf: { __typename: 'SpoolShelf', spools: [] } }),
    PrintQueueFigures: () => (reach(), { printQueue: { __typename: 'PrintQueue', usual: null } }),
    SavePrintQueue: (variables: Record<string, unknown>) => save(variables as unknown as Sent),
  };
  /** What another device does. */
  const elsewhere = (id: string, state: Partial<Part>) => {
    const { parts } = line.queue;
    line.queue = {
      ...line.queue,
      parts: parts.map((part) =>
        part.id === id ? { ...part, ...state, version: part.version + 1, changeKey: 'elsewhere' } : part,
      ),
    };
  };
  return { line, answers, elsewhere };
};
