import { useState } from 'react';
import type { PrinterClass } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Seg } from '../../ui/seg.tsx';
import { PartRow } from './part-row.tsx';
import { copiesIn, type Part, type PartState, type Queue } from './queue.ts';

const FILTERS = ['all', 'open', 'failed'] as const;
type Filter = (typeof FILTERS)[number];

const PASSES: Record<Filter, (part: Part) => boolean> = {
  all: () => true,
  open: (part) => copiesIn(part, 'open') > 0,
  failed: ({ failed }) => failed > 0,
};

interface PartListProps {
  queue: Queue;
  printerClass: PrinterClass;
  onSave: (part: Part, state: PartState, text: string) => void;
}

/** The parts, all or some. What passed when the filter was chosen stays, so that nothing vanishes under the finger. */
export const PartList = ({ queue, printerClass, onSave }: PartListProps) => {
  const t = useText();
  const [filter, setFilter] = useState<{ name: Filter; ids: readonly string[] }>({ name: 'all', ids: [] });
  const choose = (name: Filter) => setFilter({ name, ids: queue.parts.filter(PASSES[name]).map(({ id }) => id) });
  const shown = queue.parts.filter(({ id }) => filter.name === 'all' || filter.ids.includes(id));
  return (
    <section aria-labelledby="queue-parts">
      <div className="row between pq__ph">
        <h2 className="h3" id="queue-parts">
          {t('queue.parts')}
        </h2>
        <Seg
          label={t('queue.show')}
          value={filter.name}
          options={FILTERS.map((value) => ({ value, content: t(`queue.filter.${value}`) }))}
          onChange={choose}
        />
      </div>
      <ul className="pq__l">
        {shown.map((part) => (
          <PartRow key={part.id} queue={queue} part={part} printerClass={printerClass} onSave={onSave} />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="muted pq__none">{t(`queue.none.${filter.name === 'failed' ? 'failed' : 'open'}`)}</p>
      )}
    </section>
  );
};
