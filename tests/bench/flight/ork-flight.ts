import { standardWeather, type Weather } from '../../../server/models/flight/simulation/air.ts';
import type { Launch, Recovery, Rocket } from '../../../server/models/flight/simulation/rocket.ts';

import { airframeOf } from './ork-airframe.ts';
import { child, childrenOf, numberOf, textOf, type OrkNode } from './ork-file.ts';
import { motorsOf, separationsOf } from './ork-motors.ts';
import { allOf, stagesOf, type Part } from './ork-parts.ts';

/** A simulation that OpenRocket stored in a design, and the same flight for the shop's own. */
export interface OrkFlight {
  name: string;
  motors: string;
  rocket: Rocket;
  launch: Launch;
  theirs: { up: number; time: number; speed: number; railExit: number; delay: number };
}

const PARACHUTE = 0.8;

const areaOf = (node: OrkNode): number => {
  const cd = numberOf(node, 'cd');
  if (node.name === 'parachute') return (cd ?? PARACHUTE) * (Math.PI / 4) * (numberOf(node, 'diameter') ?? 0) ** 2;
  const [long, wide] = [numberOf(node, 'striplength') ?? 0, numberOf(node, 'stripwidth') ?? 0];
  const density = Number(child(node, 'material')?.attributes.density ?? 0.08);
  return (cd ?? 0.034 * ((density + 0.025) / 0.105) * ((long + 1) / long)) * long * wide;
};

const recoveryOf = (part: Part, config: string): Recovery[] => {
  const { node, count } = part;
  if (!['parachute', 'streamer'].includes(node.name)) return [];
  const own = childrenOf(node, 'deploymentconfiguration').find(({ attributes }) => attributes.configid === config);
  const of = (name: string) => (own && textOf(own, name)) ?? textOf(node, name);
  const event = of('deployevent');
  if (event === 'never') return [];
  const at = event === 'apogee' ? 'APOGEE' : event === 'altitude' ? 'HEIGHT' : 'EJECTION';
  const delay = Number(of('deploydelay') ?? 0);
  return [{ area: count * areaOf(node), opens: { at, delay, height: Number(of('deployaltitude') ?? 0) } }];
};

const weatherOf = (conditions: OrkNode): Weather => {
  const own = childrenOf(conditions, 'wind').find(({ attributes }) => attributes.model === 'average');
  const wind = (own && numberOf(own, 'speed')) ?? numberOf(conditions, 'windaverage') ?? 0;
  const air = child(conditions, 'atmosphere');
  const standard = standardWeather(numberOf(conditions, 'launchaltitude') ?? 0);
  const kelvin = (air && numberOf(air, 'basetemperature')) ?? standard.kelvin;
  const pascal = (air && numberOf(air, 'basepressure')) ?? standard.pascal;
  return { kelvin, pascal, wind };
};

/** The rod leans into the wind or to its own direction; only what lies in the plane of the wind counts. */
const tiltOf = (conditions: OrkNode): number => {
  const angle = ((numberOf(conditions, 'launchrodangle') ?? 0) * Math.PI) / 180;
  if (textOf(conditions, 'launchintowind') !== 'false') return -angle;
  const rod = ((numberOf(conditions, 'launchroddirection') ?? 0) * Math.PI) / 180;
  const wind = numberOf(conditions, 'winddirection') ?? 0;
  return -angle * Math.cos(rod - wind);
};

/** What of the rod still guides: from the last lug to the end of the rocket it does not. */
const railOf = (conditions: OrkNode, { frame }: Rocket): number => {
  const rod = numberOf(conditions, 'launchrodlength') ?? 1;
  const lugs = frame.guides.filter(({ kind }) => kind === 'LUG');
  if (lugs.length === 0) return rod;
  const ends = frame.body.map(({ from, length }) => from + length);
  const fins = frame.fins.map(({ from, points }) => from + Math.max(...points.map(([x]) => x)));
  const last = Math.max(...lugs.map((lug) => lug.from + (lug.kind === 'BUTTON' ? 0 : lug.length)));
  return Math.max(0.05, rod - Math.max(0, Math.max(...ends, ...fins) - last));
};

const flightOf = (rocket: OrkNode, simulation: OrkNode): OrkFlight | null => {
  const conditions = child(simulation, 'conditions')!;
  const told = child(simulation, 'flightdata')?.attributes;
  const config = textOf(conditions, 'configid') ?? '';
  const configuration = childrenOf(rocket, 'motorconfiguration').find(
    ({ attributes }) => attributes.configid === config,
  );
  if (!told?.maxaltitude) return null;
  const stages = stagesOf(rocket);
  const numbers = [...new Set(stages.flatMap(allOf).map(({ stage }) => stage))];
  const off = new Set(
    (configuration ? childrenOf(configuration, 'stage') : [])
      .filter(({ attributes }) => attributes.active === 'false')
      .map(({ attributes }) => Number(attributes.number)),
  );
  const flying = numbers.filter((stage) => !off.has(stage)).sort((a, b) => b - a);
  const stageOf = ({ stage }: Part): number => flying.indexOf(stage) + 1;
  const frame = airframeOf(stages, (part) => stageOf(part) > 0);
  const staged = <T extends { stage: number }>(parts: readonly T[]): T[] =>
    parts.map((part) => ({ ...part, stage: flying.indexOf(part.stage) + 1 }));
  const own = {
    ...frame,
    body: staged(frame.body),
    fins: staged(frame.fins),
    guides: staged(frame.guides),
    weights: staged(frame.weights),
    extraDrag: staged(frame.extraDrag ?? []),
  };
  const { motors, names } = motorsOf(stages, config, stageOf);
  const separations = separationsOf(stages, config, stageOf, motors).filter(({ stage }) => stage < flying.length);
  const top = stages.flatMap(allOf).filter((part) => stageOf(part) === flying.length);
  const whole = { frame: own, motors, separations, recovery: top.flatMap((part) => recoveryOf(part, config)) };
  const figure = (name: string) => Number(told[name] ?? Number.NaN);
  return {
    name: textOf(simulation, 'name') ?? '',
    motors: names.join(' + '),
    rocket: whole,
    launch: { weather: weatherOf(conditions), rail: railOf(conditions, whole), tilt: tiltOf(conditions) },
    theirs: {
      up: figure('maxaltitude'),
      time: figure('timetoapogee'),
      speed: figure('maxvelocity'),
      railExit: figure('launchrodvelocity'),
      delay: figure('optimumdelay'),
    },
  };
};

/** Every simulation of a design that has figures. */
export const flightsOf = (root: OrkNode): OrkFlight[] => {
  const rocket = child(root, 'rocket')!;
  const simulations = child(root, 'simulations');
  return (simulations ? childrenOf(simulations, 'simulation') : []).flatMap((one) => flightOf(rocket, one) ?? []);
};
