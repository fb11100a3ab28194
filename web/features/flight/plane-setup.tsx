import { useText } from '../../intl/use-text.ts';
import { Field, Select, TextInput } from '../../ui/form/field.tsx';
import { BalanceNotice } from './balance-notice.tsx';
import type { PlaneFieldsFragment } from './Flight.gen.ts';
import type { PlaneFigures, PlaneSetup as Setup } from './plane.ts';
import { typedNumber } from './typed-number.ts';
import { MOST_OWN_GRAMS, OWN, type PlaneChoice } from './use-plane-setup.ts';
import { useNumber } from './use-number.ts';
import type { Units } from './use-units.ts';

interface SetupProps {
  plane: PlaneFieldsFragment;
  choice: PlaneChoice;
  change: (part: Partial<PlaneChoice>) => void;
  setup: Setup;
  figures: PlaneFigures;
  units: Units;
}

function Grams({
  label,
  value,
  hint,
  onChange,
}: {
  label: string;
  value: string;
  hint?: string;
  onChange: (text: string) => void;
}) {
  const t = useText();
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={value}
      hint={hint}
      error={typedNumber(value, MOST_OWN_GRAMS) === undefined && t('flight.wrong', { most: MOST_OWN_GRAMS })}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function BatteryPosition({ plane: { battery }, choice, change, figures, units }: SetupProps) {
  const t = useText();
  const n = useNumber();
  const moved = choice.batteryMm - battery.markMm;
  const said =
    moved === 0 ? t('flight.onMark') : t(moved < 0 ? 'flight.ahead' : 'flight.behind', { mm: n(Math.abs(moved)) });
  return (
    <Field
      label={
        <span className="row between">
          {t('flight.batteryPosition')} <span className="num">{said}</span>
        </span>
      }
      hint={t('flight.batteryHint', {
        ten: units.length(10),
        mm: units.system === 'METRIC' ? `${n(figures.perTenMm, 1)} mm` : units.length(figures.perTenMm),
      })}
    >
      {(wiring) => (
        <input
          {...wiring}
          className="fl__sl"
          type="range"
          min={battery.fromMm}
          max={battery.toMm}
          step={1}
          value={choice.batteryMm}
          aria-valuetext={said}
          onChange={({ target }) => change({ batteryMm: Number(target.value) })}
        />
      )}
    </Field>
  );
}

function Masses({ plane, setup, figures, units }: SetupProps) {
  const t = useText();
  const sum = (printed: boolean) =>
    plane.masses.filter((mass) => mass.printed === printed).reduce((all, { grams }) => all + grams, 0);
  const rows = [
    [t('flight.printedParts'), sum(true)],
    [t('flight.builtIn'), sum(false)],
    [t('flight.batteryAndMotor'), setup.batteryGrams + setup.motorGrams],
    ...(setup.noseGrams > 0 ? [[t('flight.inNose'), setup.noseGrams] as const] : []),
    [t('flight.allUp'), figures.gravity.grams],
  ] as const;
  return (
    <dl className="spec">
      {rows.map(([label, grams]) => [<dt key={label}>{label}</dt>, <dd key={`${label}=`}>{units.mass(grams)}</dd>])}
    </dl>
  );
}

/** Battery, motor, where the battery stands and a weight in the nose, with what they come to. */
export function PlaneSetup(props: SetupProps) {
  const t = useText();
  const n = useNumber();
  const { plane, choice, change, figures, units } = props;
  const lists = [
    {
      key: 'battery',
      own: 'ownBattery',
      label: t('flight.battery'),
      ownLabel: t('flight.batteryGrams'),
      choices: plane.battery.choices,
    },
    {
      key: 'motor',
      own: 'ownMotor',
      label: t('flight.motorAndPropeller'),
      ownLabel: t('flight.motorGrams'),
      choices: plane.motor.choices,
    },
  ] as const;
  return (
    <div className="panel stack">
      <h3 className="h3">{t('flight.setup')}</h3>
      {lists.map(({ key, own, label, ownLabel, choices }) => (
        <div key={key} className="stack">
          <Select label={label} value={choice[key]} onChange={({ target }) => change({ [key]: target.value })}>
            {choices.map(({ name, grams }, i) => (
              <option key={name} value={i}>
                {name}, {n(grams)} g
              </option>
            ))}
            <option value={OWN}>{t('flight.own')}</option>
          </Select>
          {choice[key] === OWN && (
            <Grams label={ownLabel} value={choice[own]} onChange={(text) => change({ [own]: text })} />
          )}
        </div>
      ))}
      <BatteryPosition {...props} />
      <Grams label={t('flight.noseGrams')} value={choice.nose} onChange={(nose) => change({ nose })} />
      <BalanceNotice plane={plane} figures={figures} units={units} />
      <Masses {...props} />
    </div>
  );
}
