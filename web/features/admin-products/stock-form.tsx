import { useState } from 'react';
import type { StockReason } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { figure, oneOf, text, type ValuesOf } from '../../lib/form/fields.ts';
import { uniqueKey } from '../../lib/unique-key.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { Select, TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useChangeStockMutation } from './StockAndPrices.gen.ts';

const REASONS: readonly StockReason[] = ['DELIVERY', 'COUNT', 'DAMAGE', 'RETURN', 'OTHER'];
const MOST = 1_000_000;

const isWrong = (units: number | null) => units === null || !(Number.isInteger(units) && units > 0 && units <= MOST);

const fields = {
  units: figure((units) => (isWrong(units) ? { id: 'catalogue.list.stock.units.error' } : undefined)),
  reason: oneOf(REASONS),
  note: text(),
};

const useStockForm = (id: number) => {
  // Kept until the change has arrived: pressing again after a cut line must not count twice.
  const [key, setKey] = useState(uniqueKey);
  const [change] = useChangeStockMutation({ refetchQueries: ['StockAndPrices'] });
  const apply =
    (direction: 1 | -1) =>
    async ({ units, reason, note }: ValuesOf<typeof fields>) => {
      const input = { id, key, delta: direction * units!, reason: reason!, note };
      await change({ variables: { input } });
      setKey(uniqueKey());
      form.reset('units', 'note');
    };
  const form = useForm({ fields, send: apply(1) });
  return { ...form, remove: () => void form.submit(apply(-1)) };
};

/** So many units came in or are gone: a difference, so that two admins at once both count. */
export const StockForm = ({ id }: { id: number }) => {
  const t = useText();
  const lines = useErrorLines();
  const { props, errors, busy, problem, remove } = useStockForm(id);
  return (
    <form className="stock-form" {...props}>
      <TextInput
        name="units"
        label={t('catalogue.list.stock.units')}
        inputMode="numeric"
        autoComplete="off"
        error={lines(errors.units)}
      />
      <Select name="reason" label={t('catalogue.list.stock.reason')}>
        {REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`catalogue.list.reason.${one}`)}
          </option>
        ))}
      </Select>
      <TextInput name="note" label={t('catalogue.list.stock.note')} maxLength={200} autoComplete="off" wide />
      <ErrorLine>{problem}</ErrorLine>
      <div className="row stock-form__do">
        <Button type="submit" small icon="plus" busy={busy}>
          {t('catalogue.list.stock.add')}
        </Button>
        <Button variant="line" small icon="minus" busy={busy} onClick={remove}>
          {t('catalogue.list.stock.remove')}
        </Button>
      </div>
    </form>
  );
};
