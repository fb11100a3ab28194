/** Numbers below one that are the same for the same seed (mulberry32). */
export const randomBy = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Chooses by numbers that can be had again. */
export class Dice {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  upTo(most: number): number {
    return Math.floor(this.#random() * (most + 1));
  }

  of<T>(values: readonly T[]): T {
    return values[this.upTo(values.length - 1)]!;
  }

  /** Small mostly, now and then very large. */
  size(): number {
    return Math.floor(10 ** (this.#random() * 4.6));
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.upTo(255)));
  }
}
