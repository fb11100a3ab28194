import { useState } from 'react';
import type { StockReason } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { uniqueKey } from '../../lib/unique-key.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from './error-line.tsx';
import { Select, TextInput } from '../../ui/form/field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useChangeStockMutation } from './StockAndPrices.gen.ts';

const REASONS: readonly StockReason[] = ['DELIVERY', 'COUNT', 'DAMAGE', 'RETURN', 'OTHER'];
const MOST = 1_000_000;

const unitsOf = (text: string): number | null => {
  const units = Number(text);
  return /^\d{1,7}$/.test(text.trim()) && units > 0 && units <= MOST ? units : null;
};

const useStockChange = (id: number) => {
  const [units, setUnits] = useState('');
  const [reason, setReason] = useState<StockReason>('DELIVERY');
  const [note, setNote] = useState('');
  // Kept until the change has arrived: pressing again after a cut line must not count twice.
  const [key, setKey] = useState(uniqueKey);
  const [invalid, setInvalid] = useState(false);
  const { busy, problem, run } = useAction();
  const [change] = useChangeStockMutation({ refetchQueries: ['StockAndPrices'] });
  const apply = async (direction: 1 | -1) => {
    const count = unitsOf(units);
    setInvalid(count === null);
    if (count === null) return;
    const input = { key, delta: direction * count, reason, note };
    if (!(await run(() => change({ variables: { id, input } })))) return;
    setKey(uniqueKey());
    setUnits('');
    setNote('');
  };
  return { units, setUnits, reason, setReason, note, setNote, invalid, busy, problem, apply };
};

/** So many units came in or are gone: a difference, so that two admins at once both count. */
export const StockForm = ({ id }: { id: number }) => {
  const t = useText();
  const { units, setUnits, reason, setReason, note, setNote, invalid, busy, problem, apply } = useStockChange(id);
  return (
    <form
      className="stock-form"
      onSubmit={(event) => {
        event.preventDefault();
        void apply(1);
      }}
    >
      <TextInput
        label={t('catalogue.list.stock.units')}
        inputMode="numeric"
        autoComplete="off"
        value={units}
        onChange={({ target }) => setUnits(target.value)}
        error={invalid && t('catalogue.list.stock.units.error')}
      />
      <Select
        label={t('catalogue.list.stock.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as StockReason)}
      >
        {REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`catalogue.list.reason.${one}`)}
          </option>
        ))}
      </Select>
      <TextInput
        label={t('catalogue.list.stock.note')}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        wide
      />
      {problem && <ErrorLine>{problem}</ErrorLine>}
      <div className="row stock-form__do">
        <Button type="submit" small icon="plus" busy={busy}>
          {t('catalogue.list.stock.add')}
        </Button>
        <Button variant="line" small icon="minus" busy={busy} onClick={() => void apply(-1)}>
          {t('catalogue.list.stock.remove')}
        </Button>
      </div>
    </form>
  );
};
