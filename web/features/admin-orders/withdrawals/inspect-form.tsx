import { useText } from '../../../intl/use-text.ts';
import type { GoodsCondition } from '../../../codegen/schema.gen.ts';
import type { FoundErrors } from '../../../lib/form/field-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { Select, TextInput } from '../../../ui/form/field.tsx';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import { minorOf } from '../refunds/refund-sum.ts';
import { useInspectWithdrawnGoodsMutation, type WithdrawalPartsFragment } from './Withdrawals.gen.ts';

interface FormProps {
  withdrawal: WithdrawalPartsFragment;
  onDone: () => void;
  onClose: () => void;
}

interface Finding {
  lineId: string;
  productName: string;
  units: number;
  condition: GoodsCondition;
  fitUnits: string;
  deduction: string;
  reason: string;
}

interface InspectValues {
  found: Finding[];
}

const CONDITIONS: readonly GoodsCondition[] = ['AS_NEW', 'OPENED', 'USED', 'DAMAGED'];

/** Where a value of one line stands among the values of the form. */
const at = (place: number, name: keyof Finding) => `found.${place}.${name}` as 'found';

const minorTyped = (text: string): number | null => (text.trim() === '' ? 0 : minorOf(text));

const judge = ({ found }: InspectValues): FoundErrors<'found'> => {
  const errors: FoundErrors<'found'> = {};
  for (const [place, { units, fitUnits, deduction, reason }] of found.entries()) {
    const fit = Number(fitUnits);
    const minor = minorTyped(deduction);
    if (!Number.isInteger(fit) || fit < 0 || fit > units)
      errors[at(place, 'fitUnits')] = { id: 'orders.withdrawal.fit.invalid', values: { count: units } };
    if (minor === null) errors[at(place, 'deduction')] = { id: 'orders.withdrawal.deduction.invalid' };
    if (minor !== null && minor > 0 && !reason.trim())
      errors[at(place, 'reason')] = { id: 'orders.withdrawal.deduction.reasonMissing' };
  }
  return errors;
};

const NAMES: Readonly<Record<string, keyof Finding>> = {
  fitUnits: 'fitUnits',
  deductionMinor: 'deduction',
  deductionReason: 'reason',
};

const useInspection = ({ withdrawal: { id, version: expectedVersion, lines }, onDone }: FormProps) => {
  const [inspect] = useInspectWithdrawnGoodsMutation();
  const chosen = lines.filter(({ units }) => units > 0);
  return useControlledForm<InspectValues>({
    initial: {
      found: chosen.map(({ lineId, productName, units }) => ({
        lineId,
        productName,
        units,
        condition: 'AS_NEW' as const,
        fitUnits: String(units),
        deduction: '',
        reason: '',
      })),
    },
    judge,
    placing: () => ({
      at: (path) => {
        const [, place, name = ''] = path.split('.');
        const own = NAMES[name];
        return own ? at(Number(place), own) : null;
      },
      words: () => ({ id: 'orders.withdrawal.deduction.tooMuch' }),
    }),
    send: async ({ found }) => {
      const findings = found.map(({ lineId, condition, fitUnits, deduction, reason }) => ({
        lineId,
        condition,
        fitUnits: Number(fitUnits),
        deductionMinor: minorTyped(deduction) ?? 0,
        deductionReason: reason.trim() || null,
      }));
      await inspect({ variables: { input: { id, expectedVersion, lines: findings } } });
      onDone();
    },
  });
};

interface LineProps {
  place: number;
  finding: Finding;
  form: ReturnType<typeof useInspection>;
}

const InspectedLine = ({ place, finding, form: { set, errors } }: LineProps) => {
  const t = useText();
  const lines = useErrorLines();
  const put = (name: keyof Finding, value: string) => set(at(place, name), value as never);
  return (
    <fieldset className="ao-inspected">
      <legend>{t('orders.withdrawal.line', { name: finding.productName, units: finding.units })}</legend>
      <div className="ao-form__fields">
        <Select
          label={t('orders.withdrawal.condition')}
          value={finding.condition}
          onChange={({ target }) => put('condition', target.value)}
        >
          {CONDITIONS.map((condition) => (
            <option key={condition} value={condition}>
              {t(`orders.withdrawal.condition.${condition}`)}
            </option>
          ))}
        </Select>
        <TextInput
          label={t('orders.withdrawal.fitUnits')}
          inputMode="numeric"
          value={finding.fitUnits}
          error={lines(errors[at(place, 'fitUnits')])}
          onChange={({ target }) => put('fitUnits', target.value)}
        />
        <TextInput
          label={t('orders.withdrawal.deduction')}
          inputMode="decimal"
          value={finding.deduction}
          error={lines(errors[at(place, 'deduction')])}
          onChange={({ target }) => put('deduction', target.value)}
        />
        <TextInput
          label={t('orders.withdrawal.deduction.reason')}
          maxLength={200}
          value={finding.reason}
          error={lines(errors[at(place, 'reason')])}
          onChange={({ target }) => put('reason', target.value)}
        />
      </div>
    </fieldset>
  );
};

/** What looking at the goods found: of each line its condition, what goes back on the shelf, and what is kept back and why. */
export const InspectForm = (props: FormProps) => {
  const t = useText();
  const form = useInspection(props);
  return (
    <form className="ao-form" {...form.props}>
      <p className="muted ao-small">{t('orders.withdrawal.deduction.law')}</p>
      {form.values.found.map((finding, place) => (
        <InspectedLine key={finding.lineId} place={place} finding={finding} form={form} />
      ))}
      <ErrorLine>{form.problem}</ErrorLine>
      <div className="row">
        <Button type="submit" small busy={form.busy}>
          {t('orders.withdrawal.inspect.save')}
        </Button>
        <Button variant="quiet" small onClick={props.onClose}>
          {t('orders.close')}
        </Button>
      </div>
    </form>
  );
};
