import { useText } from '../../intl/use-text.ts';
import { Select, TextInput } from '../../ui/form/field.tsx';
import type { RocketFieldsFragment } from './Flight.gen.ts';
import { MotorTable } from './motor-table.tsx';
import type { ChosenMotors } from './prospects.ts';
import type { Setup, Stability } from './rocket.ts';
import { typedNumber } from './typed-number.ts';
import { MOST_NOSE_GRAMS, MOST_RAIL_METRES, type FittingMotor, type RocketChoice } from './use-rocket-setup.ts';
import { useNumber } from './use-number.ts';

interface SetupProps {
  rocket: RocketFieldsFragment;
  choice: RocketChoice;
  change: (part: Partial<RocketChoice>) => void;
  setup: Setup & { motors: ChosenMotors };
  stability: Stability;
  /** The stage that flies first: its motor is chosen in the table, the others in a list. */
  from: number;
  onRanked?: () => void;
}

export const motorName = ({ maker, name }: FittingMotor) => `${maker} ${name}`;

function OtherMotor({
  mount,
  choice,
  change,
}: Pick<SetupProps, 'choice' | 'change'> & { mount: RocketFieldsFragment['mounts'][number] }) {
  const t = useText();
  const n = useNumber();
  const { stage, motors } = mount;
  return (
    <Select
      label={t('flight.sustainerMotor')}
      value={choice.motors[stage]}
      onChange={({ target }) => change({ motors: { ...choice.motors, [stage]: Number(target.value) } })}
    >
      {motors.map((motor, i) => (
        <option key={motorName(motor)} value={i}>
          {motorName(motor)}, {n(motor.diameterMm)} mm{motor.adapter && ` ${t('flight.withAdapter')}`},{' '}
          {n(motor.totalGrams)} g
        </option>
      ))}
    </Select>
  );
}

/** Motors, a weight in the nose and the launch rail. */
export function RocketSetup({ rocket, choice, change, setup, stability, from, onRanked }: SetupProps) {
  const t = useText();
  const n = useNumber();
  const first = rocket.mounts.find(({ stage }) => stage === from);
  const others = rocket.mounts.filter(({ stage }) => stage > from);
  const { grams, atMm } = stability.gravity;
  const moved = (10 * (atMm - rocket.noseMm)) / (grams + 10);
  return (
    <section>
      {first && <MotorTable key={from} {...{ rocket, choice, change, setup, mount: first, onRanked }} />}
      <div className="fl__g">
        {others.map((mount) => (
          <OtherMotor key={mount.stage} {...{ mount, choice, change }} />
        ))}
        <TextInput
          label={t('flight.noseGrams')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={choice.nose}
          error={
            typedNumber(choice.nose, MOST_NOSE_GRAMS) === undefined && t('flight.wrong', { most: MOST_NOSE_GRAMS })
          }
          hint={t('flight.noseHint', { mm: n(moved, 1) })}
          onChange={({ target }) => change({ nose: target.value })}
        />
        <TextInput
          label={t('flight.rail')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={choice.rail}
          error={
            typedNumber(choice.rail, MOST_RAIL_METRES) === undefined && t('flight.wrong', { most: MOST_RAIL_METRES })
          }
          onChange={({ target }) => change({ rail: target.value })}
        />
      </div>
      <p className="fl__n">{t('flight.motorsNote')}</p>
    </section>
  );
}
