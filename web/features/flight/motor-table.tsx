import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Seg } from '../../ui/seg.tsx';
import type { Prospect } from '../../codegen/flight/verdict.gen.ts';
import { isWeak } from './ascent.ts';
import type { RocketFieldsFragment } from './Flight.gen.ts';
import { marginVerdict, stabilityOf, type Setup, type Stability } from './rocket.ts';
import type { FittingMotor, RocketChoice } from './use-rocket-setup.ts';
import type { ChosenMotors } from './prospects.ts';
import { useNumber } from './use-number.ts';
import { useRanking } from './use-ranking.ts';

interface TableProps {
  rocket: RocketFieldsFragment;
  mount: RocketFieldsFragment['mounts'][number];
  choice: RocketChoice;
  change: (part: Partial<RocketChoice>) => void;
  setup: Setup & { motors: ChosenMotors };
  onRanked?: () => void;
}

/** A figure that is out of bounds is said to be so, not only coloured. */
function Checked({ wrong, children }: { wrong: string | false; children: string }) {
  if (!wrong) return children;
  return (
    <span className="fl__w">
      <Icon name="warn" />
      <span className="sr">{wrong}: </span>
      {children}
    </span>
  );
}

function Choice({ name, chosen, onChoose }: Pick<RowProps, 'chosen' | 'onChoose'> & { name: string }) {
  return (
    <td>
      <label className="check">
        <input type="radio" name="flight-motor" checked={chosen} onChange={onChoose} aria-label={name} />
      </label>
    </td>
  );
}

interface RowProps {
  motor: FittingMotor;
  chosen: boolean;
  onChoose: () => void;
  stability: Stability;
  /** What it would do; missing until it was flown. */
  prospect: Prospect | null | undefined;
}

/** What is wrong with a motor, in words; what the other columns mark is left to them. */
function Why({ prospect }: Pick<RowProps, 'prospect'>) {
  const t = useText();
  if (!prospect || prospect.reasons.length === 0) return null;
  return <span className="fl__why">{prospect.reasons.map((reason) => t(`flight.reason.${reason}`)).join(' ')}</span>;
}

function Row({ motor, chosen, onChoose, stability, prospect }: RowProps) {
  const t = useText();
  const n = useNumber();
  const { maker, name, diameterMm, totalImpulseNs, delays, adapter } = motor;
  const { margin, ascent } = stability;
  const verdict = marginVerdict(margin);
  const weak = ascent !== null && isWeak(ascent);
  const seconds = delays.replace(/,?P$/, '').replaceAll(',', ', ');
  const size = `${n(diameterMm)} mm${adapter ? `, ${t('flight.adapter')}` : ''}`;
  return (
    <tr className={chosen ? 'is-on' : undefined}>
      <Choice name={`${maker} ${name}, ${size}`} {...{ chosen, onChoose }} />
      <td>
        <strong className="num">{`${maker} ${name}`}</strong> <span className="faint fl__d">{size}</span>
        {seconds && <span className="faint fl__d hide-m"> · {t('flight.delays', { delays: seconds })}</span>}
        <Why prospect={prospect} />
      </td>
      <td className="num hide-m">{n(totalImpulseNs, 1)} Ns</td>
      <td className="r num">
        <Checked wrong={(verdict === 'LOW' || verdict === 'OVER') && t(`flight.verdict.${verdict}`)}>
          {t('flight.cal', { margin: n(margin, 2) })}
        </Checked>
      </td>
      <td className="r num hide-m">
        {ascent && <Checked wrong={weak && t('flight.weak')}>{`${n(ascent.thrustToWeight, 1)} : 1`}</Checked>}
      </td>
      <td className="r num">{prospect?.up ? `${n(prospect.up)} m` : '–'}</td>
    </tr>
  );
}

function Head() {
  const t = useText();
  return (
    <thead>
      <tr>
        <th>
          <span className="sr">{t('flight.choose')}</span>
        </th>
        <th>{t('flight.motor')}</th>
        <th>{t('flight.impulse')}</th>
        <th className="r">{t('flight.marginShort')}</th>
        <th className="r">{t('flight.thrustShort')}</th>
        <th className="r">{t('flight.height')}</th>
      </tr>
    </thead>
  );
}

/** The motors of one size, or all. */
function useMotorsBySize(
  { mount: { motors, stage }, choice }: Pick<TableProps, 'mount' | 'choice'>,
  order: readonly number[],
) {
  const t = useText();
  const n = useNumber();
  const sizes = [...new Set(motors.map(({ diameterMm }) => diameterMm))];
  const [size, setSize] = useState(String(motors[choice.motors[stage] ?? 0]?.diameterMm ?? sizes[0] ?? ''));
  const shown = order.flatMap((index) => {
    const motor = motors[index];
    return motor && (size === 'all' || String(motor.diameterMm) === size) ? [{ motor, index }] : [];
  });
  const options = [
    ...sizes.map((each) => ({ value: String(each), content: `${n(each)} mm` })),
    { value: 'all', content: t('flight.all') },
  ];
  return { sizes, size, setSize, shown, options };
}

/** The motors that fit the mount of the stage that flies first, those that fly it well at the top, each with what it would mean. */
export function MotorTable({ rocket, mount, choice, change, setup, onRanked }: TableProps) {
  const t = useText();
  const n = useNumber();
  const { stage } = mount;
  const { found, order, isComplete } = useRanking(rocket, setup, mount);
  const announce = useEffectEvent(() => onRanked?.());
  useEffect(() => {
    if (isComplete) announce();
  }, [isComplete]);
  const { sizes, size, setSize, shown, options } = useMotorsBySize({ mount, choice }, order);
  const title =
    rocket.mounts.length === 1 ? 'flight.motor' : stage === 1 ? 'flight.boosterMotor' : 'flight.sustainerMotor';
  return (
    <>
      <div className="row between fl__h">
        <h3 className="h3">{t(title)}</h3>
        {sizes.length > 1 && <Seg label={t('flight.size')} value={size} options={options} onChange={setSize} />}
      </div>
      {!sizes.includes(mount.diameterMm) && (
        <p className="fl__n">
          {t('flight.noneOfOwnSize', { diameter: n(mount.diameterMm), length: n(mount.lengthMm) })}
        </p>
      )}
      <div className="fl__m">
        <table className="tbl tbl--cards fl__t">
          <caption className="sr">{t(title)}</caption>
          <Head />
          <tbody>
            {shown.map(({ motor, index }) => (
              <Row
                key={index}
                motor={motor}
                chosen={choice.motors[stage] === index}
                onChoose={() => change({ motors: { ...choice.motors, [stage]: index } })}
                prospect={found[index]}
                stability={stabilityOf(rocket, { ...setup, motors: { ...setup.motors, [stage]: motor } }, stage)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
