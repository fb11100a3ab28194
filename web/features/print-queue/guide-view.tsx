import './guide.css';
import { useEffect, useRef } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { GuideStart } from './guide-start.tsx';
import { GuideStep } from './guide-step.tsx';
import type { Guide, Queue, Step } from './queue.ts';
import { useWakeLock } from './use-wake-lock.ts';
import type { GuidePage } from './use-guide-page.ts';
import { usePageKeys } from './use-page-keys.ts';

/** Brings the page that was leafed to before the eyes, and says its heading. */
const usePageShown = (page: number) => {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const shown = root.current?.querySelector<HTMLElement>('section:not([hidden])');
    shown?.scrollIntoView({ block: 'start' });
    shown?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [page]);
  return root;
};

interface LeafingProps extends Pick<GuidePage, 'show' | 'turn'> {
  page: number;
  last: number;
}

/** Back and on by buttons for a thumb, always at the same place. */
const Leafing = ({ page, last, show, turn }: LeafingProps) => {
  const t = useText();
  return (
    <nav className="bg__bar" aria-label={t('queue.guide.leafing')}>
      <Button variant="line" disabled={page === 0} onClick={() => turn(-1)}>
        <Icon name="arrow" />
        <span>{t('queue.guide.back')}</span>
      </Button>
      <button
        type="button"
        className="bg__at num"
        aria-label={`${t('queue.guide.contents')} ${page}/${last}`}
        onClick={() => show(0)}
      >
        {page}/{last}
      </button>
      <Button disabled={page === last} onClick={() => turn(1)}>
        <span>{t('queue.guide.on')}</span>
        <Icon name="arrow" />
      </Button>
    </nav>
  );
};

interface GuideViewProps extends Pick<GuidePage, 'show' | 'turn'> {
  queue: Queue;
  guide: Guide;
  page: number;
  onTick: (step: Step, done: boolean) => void;
}

/** How the model is built: one page at a time on the screen, all of them on paper. Every picture is loaded at once, for the workshop without a network. */
export const GuideView = ({ queue, guide, page, show, turn, onTick }: GuideViewProps) => {
  const t = useText();
  const root = usePageShown(page);
  const last = guide.steps.length;
  usePageKeys(turn);
  useWakeLock();
  const { head } = queue;
  return (
    <div className="bg" ref={root}>
      <p className="bg__for">
        {t('queue.option', { product: head.productName, order: head.orderNumber, revision: head.revision })}
      </p>
      <GuideStart guide={guide} hidden={page !== 0} show={show} />
      {guide.steps.map((step, place) => (
        <GuideStep
          key={step.id}
          step={step}
          number={place + 1}
          parts={queue.parts}
          hidden={page !== place + 1}
          onTick={onTick}
        />
      ))}
      <Leafing page={page} last={last} show={show} turn={turn} />
    </div>
  );
};
