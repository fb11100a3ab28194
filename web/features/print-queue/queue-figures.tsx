import type { ReactNode } from 'react';
import type { PrinterClass } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { useQueueWords } from './queue-words.ts';
import { copiesIn, type Part, type StateName } from './queue.ts';
import { readyDay, type Sums } from './totals.ts';
import type { FiguresSource } from './use-queue-figures.ts';

const Figure = ({ name, value, note }: { name: string; value: ReactNode; note: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span className="pq__v">{value}</span>
      <small>{note}</small>
    </dd>
  </div>
);

interface QueueFiguresProps {
  sums: Sums;
  printerClass: PrinterClass;
  source: FiguresSource;
}

/** How much is printed and how much is left: copies, filament, hours, the day. */
export const QueueFigures = ({ sums, printerClass, source }: QueueFiguresProps) => {
  const t = useText();
  const words = useQueueWords();
  const { copies, grams, gramsToGo, wastedGrams, hoursToGo } = sums;
  const ready = readyDay(hoursToGo, new Date());
  const ofAll = t('queue.ofGrams', { grams: words.grams(grams.all) });
  const none = t('queue.nothing');
  const from = t(`queue.from.${source.origin}`, { printer: source.profile ?? t(`queue.class.${printerClass}`) });
  return (
    <dl className="pq__k">
      <Figure
        name={t('queue.figure.done')}
        value={t('queue.ofCopies', { done: copies.done, all: copies.all })}
        note={t('queue.onPrinter', { count: copies.printing })}
      />
      <Figure
        name={t('queue.figure.filament')}
        value={words.grams(gramsToGo)}
        note={[ofAll, wastedGrams > 0 && t('queue.lost', { grams: words.grams(wastedGrams) }), source.profile && from]
          .filter(Boolean)
          .join(' · ')}
      />
      <Figure
        name={t('queue.figure.hours')}
        value={hoursToGo ? (hoursToGo.max > 0 ? words.hours(hoursToGo) : none) : t('queue.unknown')}
        note={hoursToGo ? from : t('queue.notMeasured')}
      />
      <Figure
        name={t('queue.figure.ready')}
        value={ready ? words.day(ready) : hoursToGo ? none : t('queue.unknown')}
        note={t('queue.perDay')}
      />
    </dl>
  );
};

const ORDER = ['done', 'printing', 'failed', 'open'] as const satisfies readonly StateName[];

/** One cell for each copy, as wide as it is heavy: done, printing, failed, open. */
export const QueueBar = ({ parts, sums: { copies, grams } }: { parts: readonly Part[]; sums: Sums }) => {
  const t = useText();
  const cells = ORDER.flatMap((state) =>
    parts.flatMap((part) =>
      Array.from({ length: copiesIn(part, state) }, (_, copy) => ({
        key: `${state} ${part.id} ${copy}`,
        state,
        grams: part.grams,
      })),
    ),
  );
  return (
    <div
      className="pq__bar"
      role="progressbar"
      aria-label={t('queue.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((grams.done / grams.all) * 100)}
      aria-valuetext={t('queue.progressText', { ...copies })}
    >
      {cells.map(({ key, state, grams: weight }) => (
        <i key={key} className={`is-${state}`} style={{ flexGrow: weight }} />
      ))}
    </div>
  );
};
