import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { text, type Field } from '../../lib/form/fields.ts';
import { gramsOf } from '../../lib/spools/grams.ts';
import { filamentKey, spools, type Spool } from '../../lib/spools/shelf.ts';
import { useSpools } from '../../lib/spools/use-spools.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { Select, TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useQueueWords } from './queue-words.ts';

const MATERIALS = ['PLA', 'PETG', 'ABS', 'ASA', 'TPU', 'TPU 95A', 'PC', 'PA-CF', 'LW-PLA'] as const;
const MOST_COLOUR = 40;

const fields = {
  material: text(),
  hex: text(),
  colour: text(),
  grams: {
    read: ([typed]) => gramsOf(typeof typed === 'string' ? typed : ''),
    check: (grams) => (grams == null ? { id: 'queue.spool.wrong' } : undefined),
  } satisfies Field<ReturnType<typeof gramsOf>>,
};

/** A new spool; of a filament that is there it is added to what is left. */
const SpoolForm = ({ shelf, onClose }: { shelf: readonly Spool[]; onClose: () => void }) => {
  const t = useText();
  const lines = useErrorLines();
  const { props, errors } = useForm({
    fields,
    send: ({ material, hex, colour, grams }) => {
      const filament = filamentKey(material, hex);
      const before = shelf.find((spool) => spool.filament === filament);
      spools.weigh({ filament, colour: colour.slice(0, MOST_COLOUR) }, (before?.left ?? 0) + grams!, before?.used ?? 0);
      onClose();
    },
  });
  return (
    <form className="pq__form" {...props}>
      <Select name="material" label={t('queue.shelf.material')}>
        {MATERIALS.map((material) => (
          <option key={material}>{material}</option>
        ))}
      </Select>
      <TextInput name="hex" type="color" label={t('queue.shelf.hex')} defaultValue="#f2500e" />
      <TextInput name="colour" label={t('queue.shelf.colour')} maxLength={MOST_COLOUR} />
      <TextInput
        name="grams"
        label={t('queue.shelf.grams')}
        inputMode="decimal"
        defaultValue="1000"
        error={lines(errors.grams)}
      />
      <div className="row">
        <Button small type="submit">
          {t('queue.shelf.save')}
        </Button>
        <Button small variant="quiet" onClick={onClose}>
          {t('queue.note.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** Spools of the customer that this queue does not print from; more are added here. */
export const OtherSpools = ({ taken }: { taken: readonly string[] }) => {
  const t = useText();
  const words = useQueueWords();
  const shelf = useSpools();
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Spool | null>(null);
  const others = shelf.filter(({ filament }) => !taken.includes(filament));
  const nameOf = ({ material, colour, hex }: Spool) => `${material} ${colour || hex}`;
  const remove = (spool: Spool) => {
    spools.weigh(spool, null, spool.used);
    setRemoved(spool);
  };
  return (
    <div className="pq__shelf">
      <h3 className="h4">{t('queue.shelf.title')}</h3>
      {others.length > 0 && (
        <ul>
          {others.map((spool) => (
            <li key={spool.filament}>
              <span className="pq__sn">
                <i className="pq__dot" style={{ background: spool.hex }} aria-hidden />
                {nameOf(spool)}
              </span>
              <span className="num">{words.grams(spool.left)}</span>
              <button type="button" className="link" onClick={() => remove(spool)}>
                {t('queue.shelf.remove')}
                <span className="sr"> {nameOf(spool)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <p role="status" className="row">
          {t('queue.shelf.removed', { filament: nameOf(removed) })}
          <button
            type="button"
            className="link"
            onClick={() => {
              spools.weigh(removed, removed.left, removed.used);
              setRemoved(null);
            }}
          >
            {t('queue.shelf.back')}
          </button>
        </p>
      )}
      {adding ? (
        <SpoolForm shelf={shelf} onClose={() => setAdding(false)} />
      ) : (
        <Button small variant="line" onClick={() => setAdding(true)}>
          {t('queue.shelf.add')}
        </Button>
      )}
    </div>
  );
};
