import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { keepPrinterClass, PRINTER_CLASSES, readPrinterClass } from '../../lib/printer-class.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Select } from '../../ui/field.tsx';
import { PartList } from './part-list.tsx';
import { QueueBar, QueueFigures } from './queue-figures.tsx';
import { DoneToast, QueueNotices, SavedLine } from './queue-notices.tsx';
import type { Head } from './queue.ts';
import { SpoolCheck } from './spool-check.tsx';
import { sumsOf } from './sums.ts';
import { useQueue } from './use-queue.ts';

const usePrinterClass = () => {
  const [printerClass, setPrinterClass] = useState(readPrinterClass);
  const choose = (value: string) => {
    const picked = PRINTER_CLASSES.find((each) => each === value);
    if (!picked) return;
    setPrinterClass(picked);
    keepPrinterClass(picked);
  };
  return { printerClass, choose };
};

const Waiting = () => (
  <div className="stack" aria-busy>
    <Skeleton height="112px" />
    <Skeleton height="14px" />
    <Skeleton height="200px" />
    <Skeleton height="420px" />
  </div>
);

/** The queue of one version of a bought model. */
export const QueueBoard = ({ user, head }: { user: string; head: Head }) => {
  const t = useText();
  const api = useQueue(user, head);
  const { printerClass, choose } = usePrinterClass();
  const { queue, problem } = api.view;
  if (!queue) return problem ? <LoadFailure error={problem} onRetry={api.retry} /> : <Waiting />;
  const sums = sumsOf(queue, printerClass);
  return (
    <>
      <QueueNotices view={api.view} dismiss={api.dismiss} />
      <SavedLine view={api.view} retry={api.retry} />
      <QueueFigures sums={sums} printerClass={printerClass} />
      <QueueBar parts={queue.parts} sums={sums} />
      <div className="pq__class">
        <Select label={t('queue.printerClass')} value={printerClass} onChange={({ target }) => choose(target.value)}>
          {PRINTER_CLASSES.map((each) => (
            <option key={each} value={each}>
              {t(`queue.class.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      <SpoolCheck queue={queue} onWeighed={api.saveSpool} />
      <PartList queue={queue} printerClass={printerClass} onSave={api.savePart} />
      <p className="faint pq__end">{t('queue.offline')}</p>
      <DoneToast done={api.done} forgetDone={api.forgetDone} />
    </>
  );
};
