import type { Motor } from '../../../server/models/flight/simulation/thrust.ts';
import type { LoadedMotor, Separation } from '../../../server/models/flight/simulation/schedule.ts';
import { child, childrenOf, numberOf, textOf, type OrkNode } from './ork-file.ts';
import { allOf, type Part } from './ork-parts.ts';
import { motorOf } from '../../support/flight/known-motors.ts';

/** A mount with the motor of one configuration. */
interface Seated {
  part: Part;
  name: string;
  motor: Motor;
  delay: number | null;
  from: number;
  ignition: string;
  ignitionDelay: number;
}

const delayOf = (node: OrkNode): number | null => {
  const seconds = numberOf(node, 'delay');
  return seconds === undefined || Number.isNaN(seconds) ? null : seconds;
};

const seatedIn = (part: Part, config: string): Seated[] => {
  const mount = child(part.node, 'motormount');
  const motor = mount && childrenOf(mount, 'motor').find(({ attributes }) => attributes.configid === config);
  if (!mount || !motor) return [];
  const own =
    childrenOf(mount, 'ignitionconfiguration').find(({ attributes }) => attributes.configid === config) ?? mount;
  const length = numberOf(motor, 'length') ?? 0;
  const name = `${textOf(motor, 'manufacturer')} ${textOf(motor, 'designation')}`;
  return [
    {
      part,
      name,
      motor: motorOf(textOf(motor, 'manufacturer') ?? '', textOf(motor, 'designation') ?? '', {
        length,
        diameter: numberOf(motor, 'diameter') ?? 0,
      }),
      delay: delayOf(motor),
      from: part.from + part.length + (numberOf(mount, 'overhang') ?? 0) - length,
      ignition: textOf(own, 'ignitionevent') ?? 'automatic',
      ignitionDelay: numberOf(own, 'ignitiondelay') ?? 0,
    },
  ];
};

/** Stage 1 burns first; in a design stages count from the top. */
export type StageOf = (part: Part) => number;

const igniting = (one: Seated, all: readonly Seated[], stageOf: StageOf): LoadedMotor['ignition'] | null => {
  const stage = stageOf(one.part);
  const below = all.filter(({ part }) => stageOf(part) === stage - 1 && part.row === 0);
  const first = one.ignition === 'launch' || (one.ignition === 'automatic' && below.length === 0);
  if (first) return { after: 'LAUNCH', delay: one.ignitionDelay };
  if (one.ignition === 'never' || below.length === 0) return null;
  const charge = one.ignition === 'burnout' ? 0 : below[0]!.delay;
  return charge === null ? null : { after: stage - 1, delay: charge + one.ignitionDelay };
};

/** The motors of a configuration, as far as something ignites them. */
export const motorsOf = (stages: readonly Part[], config: string, stageOf: StageOf) => {
  const all = stages
    .flatMap(allOf)
    .filter((part) => stageOf(part) > 0)
    .flatMap((part) => seatedIn(part, config));
  const motors = all.map((one): LoadedMotor => ({
    stage: stageOf(one.part),
    count: one.part.count,
    motor: one.motor,
    from: one.from,
    ignition: igniting(one, all, stageOf) ?? { after: -1, delay: 0 },
    ejection: one.delay,
  }));
  return { motors, names: all.map(({ name, part }) => (part.count > 1 ? `${part.count}× ${name}` : name)) };
};

/** When each lower stage is dropped. */
export const separationsOf = (
  stages: readonly Part[],
  config: string,
  stageOf: StageOf,
  motors: readonly LoadedMotor[],
): Separation[] =>
  stages
    .flatMap(allOf)
    .filter((part) => ['stage', 'parallelstage'].includes(part.node.name) && stageOf(part) > 0)
    .flatMap((part): Separation[] => {
      const stage = stageOf(part);
      const own =
        childrenOf(part.node, 'separationconfiguration').find(({ attributes }) => attributes.configid === config) ??
        part.node;
      const event = textOf(own, 'separationevent');
      if (!event || event === 'never') return [];
      const delay = numberOf(own, 'separationdelay') ?? 0;
      if (event === 'upperignition') return [{ stage, after: 'IGNITION', delay }];
      const charge = event === 'ejection' ? (motors.find((one) => one.stage === stage)?.ejection ?? 0) : 0;
      return [{ stage, after: 'BURNOUT', delay: delay + charge }];
    });
