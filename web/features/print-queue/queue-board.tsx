import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { keepPrinterClass, PRINTER_CLASSES, readPrinterClass } from '../../lib/printer-class.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Seg } from '../../ui/seg.tsx';
import { GuideView } from './guide-view.tsx';
import { PartList } from './part-list.tsx';
import { QueueBar, QueueFigures } from './queue-figures.tsx';
import { QueueProfile } from './queue-profile.tsx';
import { NewsNotice, QueueNotices, QueueToast, SavedLine } from './queue-notices.tsx';
import type { Head, Queue } from './queue.ts';
import { SpoolCheck } from './spool-check.tsx';
import { sumsOf } from './totals.ts';
import { useGuidePage } from './use-guide-page.ts';
import { useQueueFigures } from './use-queue-figures.ts';
import { useQueue, type QueueApi } from './use-queue.ts';

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

/** What is printed and what is left: sums, spools, parts. */
const Printing = ({ queue, api }: { queue: Queue; api: QueueApi }) => {
  const t = useText();
  const { printerClass, choose } = usePrinterClass();
  const { figured, source, slicing } = useQueueFigures(queue, printerClass);
  const sums = sumsOf(figured, printerClass);
  return (
    <>
      <NewsNotice queue={queue} />
      <QueueFigures sums={sums} printerClass={printerClass} source={source} />
      <QueueBar parts={figured.parts} sums={sums} />
      <div className="pq__class">
        <Select label={t('queue.printerClass')} value={printerClass} onChange={({ target }) => choose(target.value)}>
          {PRINTER_CLASSES.map((each) => (
            <option key={each} value={each}>
              {t(`queue.class.${each}`)}
            </option>
          ))}
        </Select>
        <QueueProfile slicing={slicing} />
      </div>
      <SpoolCheck queue={figured} listed={queue} onWeighed={api.saveSpool} />
      <PartList queue={figured} printerClass={printerClass} onSave={api.savePart} />
      <p className="faint pq__end">{t('queue.offline')}</p>
    </>
  );
};

const NoGuide = () => {
  const t = useText();
  return (
    <Notice
      action={
        <ButtonLink small variant="line" to="/account/downloads">
          {t('queue.guide.toDownloads')}
        </ButtonLink>
      }
    >
      <p>{t('queue.guide.none')}</p>
    </Notice>
  );
};

/** The queue of one version of a bought model, or how it is built. */
export const QueueBoard = ({ user, head }: { user: string; head: Head }) => {
  const t = useText();
  const api = useQueue(user, head);
  const { queue, problem } = api.view;
  const guide = queue?.guide ?? null;
  const { wanted, page, show, turn, open } = useGuidePage(guide);
  if (!queue) return problem ? <LoadFailure error={problem} onRetry={api.retry} /> : <Waiting />;
  const views = (['parts', 'guide'] as const).map((value) => ({ value, content: t(`queue.view.${value}`) }));
  return (
    <>
      <QueueNotices view={api.view} dismiss={api.dismiss} />
      <SavedLine view={api.view} retry={api.retry} />
      {guide && (
        <div className="pq__view">
          <Seg
            label={t('queue.view.label')}
            value={page === null ? 'parts' : 'guide'}
            options={views}
            onChange={(view) => (view === 'parts' ? show(null) : open())}
            block
          />
        </div>
      )}
      {wanted && !guide && <NoGuide />}
      {guide && page !== null ? (
        <GuideView queue={queue} guide={guide} page={page} show={show} turn={turn} onTick={api.saveStep} />
      ) : (
        <Printing queue={queue} api={api} />
      )}
      <QueueToast done={api.done} forgetDone={api.forgetDone} />
    </>
  );
};
