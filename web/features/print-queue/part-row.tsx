import type { PrinterClass } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PartDetails } from './part-details.tsx';
import { PartStates } from './part-states.tsx';
import { useQueueWords } from './queue-words.ts';
import { withOneMore, type Part, type PartState, type Queue, type StateName } from './queue.ts';

interface PartRowProps {
  queue: Queue;
  part: Part;
  printerClass: PrinterClass;
  onSave: (part: Part, state: PartState, text: string) => void;
}

const filamentName = ({ spools }: Queue, { filament }: Part): string => {
  const spool = spools.find((each) => each.filament === filament);
  return spool ? `${spool.material} ${spool.colour}` : '';
};

const About = ({ queue, part }: Pick<PartRowProps, 'queue' | 'part'>) => {
  const t = useText();
  const facts = [
    String(part.number).padStart(2, '0'),
    filamentName(queue, part),
    t('queue.copies', { count: part.quantity }),
  ];
  return (
    <div className="pq__about">
      <h3 className="pq__name">{part.name}</h3>
      <p className="pn">{facts.filter(Boolean).join(' · ')}</p>
      {part.changed && (
        <p className="pq__ch">
          <Icon name="rot" size={16} />
          {t('queue.changed', { revision: queue.head.revision })}
        </p>
      )}
      {part.note && <p className="pq__note">{part.note}</p>}
    </div>
  );
};

/** A part with its picture, what its copies take, and where they stand. */
export const PartRow = ({ queue, part, printerClass, onSave }: PartRowProps) => {
  const t = useText();
  const words = useQueueWords();
  const hours = part.hours.find((each) => each.printerClass === printerClass);
  const put = (to: StateName) => {
    const state = withOneMore(part, to);
    if (state) onSave(part, state, t('queue.said.put', { part: part.name, state: t(`queue.state.${to}`) }));
  };
  const times = part.quantity;
  return (
    <li>
      <span className="pq__pic">
        {part.image ? <Picture image={part.image} sizes="88px" alt="" /> : <span className="drawn" />}
      </span>
      <About queue={queue} part={part} />
      <span className="num pq__g">{words.grams(part.grams * times)}</span>
      <span className="num muted pq__h">
        {hours && words.hours({ min: hours.min * times, max: hours.max * times })}
      </span>
      <PartStates part={part} onPut={put} />
      <div className="pq__below">
        {(part.failed > 0 || part.wastedGrams > 0) && (
          <p className="pq__failed">
            {t('queue.failed', { count: part.failed, grams: words.grams(part.wastedGrams) })}
          </p>
        )}
        <PartDetails part={part} onSave={(state, text) => onSave(part, state, text)} />
      </div>
    </li>
  );
};
