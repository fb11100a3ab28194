import { expect } from 'vitest';

type Call = (serial: number) => Promise<unknown>;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** How many times longer the slower of two kinds of call takes, by their medians; taken in turns, each first in every other round. */
const ratio = async (rounds: number, one: Call, two: Call): Promise<number> => {
  const times: [number[], number[]] = [[], []];
  const measure = async (which: 0 | 1, serial: number) => {
    const started = performance.now();
    await (which === 0 ? one : two)(serial);
    times[which].push(performance.now() - started);
  };
  for (let i = 0; i < rounds; i += 1) {
    const first = i % 2 === 0 ? 0 : 1;
    await measure(first, i);
    await measure(first === 0 ? 1 : 0, i);
  }
  const [a, b] = times.map(median) as [number, number];
  return Math.max(a / b, b / a);
};

export interface DurationCheck {
  readonly rounds: number;
  readonly known: Call;
  readonly unknown: Call;
  /** Before each measurement: forgets what the one before counted. */
  readonly anew: () => Promise<unknown>;
}

const TOLERANCE = 1.1;
const MOST = 8;

/** What tells two kinds of call apart shows in every measurement; what a busy machine does, only in some. */
export const expectSameDuration = async ({ rounds, known, unknown, anew }: DurationCheck): Promise<void> => {
  const ratios: number[] = [];
  do {
    await anew();
    ratios.push(await ratio(rounds, known, unknown));
  } while (ratios.at(-1)! > TOLERANCE && ratios.length < MOST);
  expect(Math.min(...ratios)).toBeLessThan(TOLERANCE);
};
