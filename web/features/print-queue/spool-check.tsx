import { useState } from 'react';
import { useIntl } from 'react-intl';
import { gramsOf } from '../../lib/spools/grams.ts';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { useQueueWords } from './queue-words.ts';
import { OtherSpools } from './other-spools.tsx';
import type { Queue, Spool } from './queue.ts';
import { spoolSumsOf, type SpoolSums } from './totals.ts';

interface SpoolRowProps {
  sums: SpoolSums;
  /** Grams at the end of every bar. */
  end: number;
  onWeighed: (spool: Spool, grams: number | null, used: number) => void;
}

const Verdict = ({ sums: { left, needed, short } }: { sums: SpoolSums }) => {
  const t = useText();
  const words = useQueueWords();
  if (left === null)
    return <span className="pq__verdict">{t('queue.spool.needed', { grams: words.grams(needed) })}</span>;
  if (short > 0)
    return (
      <span className="pq__verdict is-short">
        <Icon name="warn" size={18} />
        {t('queue.spool.short', { grams: words.grams(short) })}
      </span>
    );
  return (
    <span className="pq__verdict is-enough">
      <Icon name="check" size={18} />
      {t('queue.spool.enough')}
    </span>
  );
};

const SpoolBar = ({ sums: { left, needed }, end }: { sums: SpoolSums; end: number }) => (
  <span className="pq__sb" aria-hidden>
    <i style={{ width: `${((left ?? 0) / end) * 100}%` }} />
    <b style={{ insetInlineStart: `${(needed / end) * 100}%` }} />
  </span>
);

const SpoolRow = ({ sums, end, onWeighed }: SpoolRowProps) => {
  const t = useText();
  const intl = useIntl();
  const { spool, left, used } = sums;
  const shown = left === null ? '' : intl.formatNumber(left, { maximumFractionDigits: 1, useGrouping: false });
  const [typed, setTyped] = useState<string | null>(null);
  const name = `${spool.material} ${spool.colour}`;
  const wrong = typed !== null && gramsOf(typed) === undefined;
  const commit = () => {
    const grams = gramsOf(typed ?? shown);
    if (grams === undefined) return;
    setTyped(null);
    if (typed !== null && typed !== shown) onWeighed(spool, grams, used);
  };
  return (
    <li>
      <span className="pq__sn">
        <i className="pq__dot" style={{ background: spool.hex }} aria-hidden />
        {name}
      </span>
      <SpoolBar sums={sums} end={end} />
      <span className="pq__sg">
        <input
          aria-label={t('queue.spool.left', { filament: name })}
          className="in num"
          inputMode="decimal"
          placeholder="?"
          aria-invalid={wrong || undefined}
          value={typed ?? shown}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
            if (key === 'Escape') setTyped(null);
          }}
        />
        <span aria-hidden>g</span>
      </span>
      {wrong ? (
        <span className="pq__verdict is-short" role="alert">
          <Icon name="warn" size={18} />
          {t('queue.spool.wrong')}
        </span>
      ) : (
        <Verdict sums={sums} />
      )}
    </li>
  );
};

interface SpoolCheckProps {
  queue: Queue;
  /** The same without a profile's figures. */
  listed: Queue;
  onWeighed: SpoolRowProps['onWeighed'];
}

/** Whether what is left on each spool is enough for what is not done. All bars have one scale. */
export const SpoolCheck = ({ queue, listed, onWeighed }: SpoolCheckProps) => {
  const t = useText();
  const all = spoolSumsOf(queue, listed);
  const end = Math.max(100, ...all.map(({ left, needed }) => Math.max(left ?? 0, needed)));
  return (
    <section className="pq__spools" aria-labelledby="queue-spools">
      <div>
        <h2 className="h3" id="queue-spools">
          {t('queue.spool.title')}
        </h2>
        <p className="muted">{t('queue.spool.text')}</p>
      </div>
      <ul>
        {all.map((sums) => (
          <SpoolRow key={sums.spool.filament} sums={sums} end={end} onWeighed={onWeighed} />
        ))}
      </ul>
      <OtherSpools taken={queue.spools.map(({ filament }) => filament)} />
    </section>
  );
};
