import { standardChoice, type Choice, type Parameter } from './kernel/choice.ts';

/** Choices that are tried before a version is sold. */
export const MOST_TRIED = 24;

/** Of words that are tried: what is wide, has signs above and below, and is short. */
const TRIED_WORDS = 'WŽÁjýÄÖgWŽÁjýÄÖgWŽÁjýÄÖgWŽÁjýÄÖg';

/** What is tried of a parameter by itself: its ends, or all that it offers. */
const telling = (parameter: Parameter): (number | string)[] => {
  if (parameter.kind === 'NUMBER') {
    const { from, to, step } = parameter;
    return [from, lastStep(from, to, step)];
  }
  if (parameter.kind === 'OPTION') return parameter.options.map(({ id }) => id);
  return [TRIED_WORDS.slice(0, parameter.mostCharacters), 'i', ''];
};

/** Not above `to`, which steps may miss. */
const lastStep = (from: number, to: number, step: number): number =>
  from + Math.floor((to - from) / step + 1e-9) * step;

/** The same numbers from 0 to 1 in every run (mulberry32). */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

const anyOf = (parameter: Parameter, next: () => number): number | string => {
  if (parameter.kind === 'NUMBER') {
    const { from, to, step } = parameter;
    return from + Math.floor(next() * (Math.floor((to - from) / step + 1e-9) + 1)) * step;
  }
  const among = telling(parameter);
  return among[Math.floor(next() * among.length)]!;
};

/**
 * The standard first, then each parameter at its ends or with each of its options, the parameters in turn, then choices by
 * chance that is the same in every run. Each once.
 */
export const trialChoices = (parameters: readonly Parameter[], most: number = MOST_TRIED): Choice[] => {
  const standard = standardChoice(parameters);
  const next = numbers(parameters.length);
  const values = parameters.map((parameter) => ({ id: parameter.id, values: telling(parameter) }));
  const longest = Math.max(...values.map((one) => one.values.length));
  const single = Array.from({ length: longest }, (_, place) =>
    values.flatMap(({ id, values: own }) => (place < own.length ? [{ ...standard, [id]: own[place]! }] : [])),
  ).flat();
  const byChance = Array.from({ length: 4 * most }, (): Choice =>
    Object.fromEntries(parameters.map((parameter) => [parameter.id, anyOf(parameter, next)])),
  );
  const distinct = new Map(
    // Half of them by chance: parameters go wrong together.
    [standard, ...single.slice(0, Math.ceil(most / 2)), ...byChance, ...single].map((one) => [
      JSON.stringify(one),
      one,
    ]),
  );
  return [...distinct.values()].slice(0, most);
};
