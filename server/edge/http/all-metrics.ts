import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';

/** One that is busy for longer is left out. */
const OWN_MS = 2_000;
const ALL_MS = 4_000;

type Own = MetricObject[][];

/** Between a process and the one that leads it. */
type Message =
  | { readonly metrics: 'all wanted' }
  | { readonly metrics: 'own wanted' }
  | { readonly metrics: 'own'; readonly own: Own }
  | { readonly metrics: 'all'; readonly text: string };

type MessageSource = Pick<NodeJS.EventEmitter, 'on' | 'off'>;

/** The next message of this kind; null when none comes in time. */
const next = async <Kind extends Message['metrics']>(from: MessageSource, kind: Kind, ms: number) => {
  type Wanted = Extract<Message, { metrics: Kind }>;
  let listen: (message: Message) => void;
  const heard = new Promise<Wanted>((resolve) => {
    listen = (message) => message.metrics === kind && resolve(message as Wanted);
    from.on('message', listen);
  });
  const stopped = new AbortController();
  const late = pause(ms, null, { signal: stopped.signal, ref: false }).catch(() => null);
  return Promise.race([heard, late]).finally(() => {
    from.off('message', listen);
    stopped.abort();
  });
};

const ownOf = async (worker: Worker): Promise<Own> => {
  const answer = next(worker, 'own', OWN_MS);
  worker.send({ metrics: 'own wanted' } satisfies Message, () => undefined);
  return (await answer)?.own ?? [];
};

/** Of the leading process: gives each process that asks the metrics of all that serve, added up by their labels. */
export const gatherMetrics = (): void => {
  const serving = new Set<Worker>();
  cluster.on('listening', (worker) => void serving.add(worker));
  cluster.on('exit', (worker) => serving.delete(worker));
  cluster.on('message', (asking, { metrics }: Message) => {
    if (metrics !== 'all wanted') return;
    const gathered = Promise.all([...serving].map(ownOf));
    void gathered.then(async (all) => {
      const text = await AggregatorRegistry.aggregate(all.flat()).metrics();
      asking.send({ metrics: 'all', text } satisfies Message, () => undefined);
    });
  });
};

/** The metrics of these registries, as a scrape wants them: one of several processes tells those of all. */
export const metricsText = (registries: readonly Registry[]): (() => Promise<string>) => {
  if (!cluster.isWorker) return async () => (await Promise.all(registries.map((one) => one.metrics()))).join('\n');
  const tell = (message: Message) => process.send?.(message, undefined, undefined, () => undefined);
  process.on('message', ({ metrics }: Message) => {
    if (metrics !== 'own wanted') return;
    const read = Promise.all(registries.map((one) => one.getMetricsAsJSON()));
    void read.then((own) => tell({ metrics: 'own', own }));
  });
  return async () => {
    const answer = next(process, 'all', ALL_MS);
    tell({ metrics: 'all wanted' });
    const all = await answer;
    if (!all) throw new AppError(ErrorCode.SERVICE_UNAVAILABLE);
    return all.text;
  };
};
