import { useText } from '../../../intl/use-text.ts';
import { useShopInfo } from '../../../lib/shop-info.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import { useAcceptWithdrawalMutation, type WithdrawalPartsFragment } from './Withdrawals.gen.ts';

interface FormProps {
  withdrawal: WithdrawalPartsFragment;
  onDone: () => void;
  onClose: () => void;
}

interface AcceptValues {
  units: ReadonlyMap<string, number>;
  returnParcelNumber: string;
}

const useAccept = ({ withdrawal, onDone }: FormProps) => {
  const [accept] = useAcceptWithdrawalMutation();
  const { id, version: expectedVersion, lines, items } = withdrawal;
  const all = items === null || items === undefined;
  return useControlledForm<AcceptValues>({
    initial: { units: new Map(lines.map(({ lineId, left }) => [lineId, all ? left : 0])), returnParcelNumber: '' },
    judge: ({ units }) => ({
      ...(![...units.values()].some((count) => count > 0) && { units: { id: 'orders.withdrawal.units.none' } }),
    }),
    placing: () => ({
      at: (path) => (path.startsWith('lines') ? 'units' : null),
      words: () => ({ id: 'orders.withdrawal.units.gone' }),
    }),
    send: async ({ units, returnParcelNumber }) => {
      const chosen = [...units].filter(([, count]) => count > 0).map(([lineId, count]) => ({ lineId, units: count }));
      await accept({ variables: { input: { id, expectedVersion, lines: chosen, returnParcelNumber } } });
      onDone();
    },
  });
};

interface UnitsProps {
  lines: WithdrawalPartsFragment['lines'];
  units: ReadonlyMap<string, number>;
  onChange: (units: ReadonlyMap<string, number>) => void;
}

const Units = ({ lines, units, onChange }: UnitsProps) => {
  const t = useText();
  const put = (lineId: string, most: number, typed: string) =>
    onChange(new Map(units).set(lineId, Math.min(most, Math.max(0, Math.trunc(Number(typed)) || 0))));
  return (
    <ul className="ao-units">
      {lines
        .filter(({ isFiles }) => !isFiles)
        .map(({ lineId, productName, left }) => (
          <li key={lineId}>
            <span>{productName}</span>
            <span className="ao-units__count">
              <input
                type="number"
                className="in"
                min={0}
                max={left}
                disabled={left === 0}
                aria-label={t('orders.refund.units', { name: productName, left })}
                value={units.get(lineId) ?? 0}
                onChange={({ target }) => put(lineId, left, target.value)}
              />
              <span className="muted">{t('orders.refund.ofUnits', { left })}</span>
            </span>
          </li>
        ))}
    </ul>
  );
};

/** Which units a withdrawal is about, and the number of the parcel that brings them back. */
export const AcceptForm = (props: FormProps) => {
  const t = useText();
  const lines = useErrorLines();
  const { paysReturns } = useShopInfo();
  const { values, set, errors, busy, problem, props: form } = useAccept(props);
  return (
    <form className="ao-form" {...form}>
      <Units lines={props.withdrawal.lines} units={values.units} onChange={(units) => set('units', units)} />
      <ErrorLine>{lines(errors.units)}</ErrorLine>
      {paysReturns && <p className="muted">{t('orders.withdrawal.shopPays')}</p>}
      <TextInput
        label={t('orders.withdrawal.parcelNumber')}
        hint={t('orders.withdrawal.parcelNumber.hint')}
        maxLength={40}
        value={values.returnParcelNumber}
        onChange={({ target }) => set('returnParcelNumber', target.value)}
      />
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button type="submit" small busy={busy}>
          {t('orders.withdrawal.step.ACCEPT')}
        </Button>
        <Button variant="quiet" small onClick={props.onClose}>
          {t('orders.close')}
        </Button>
      </div>
    </form>
  );
};
