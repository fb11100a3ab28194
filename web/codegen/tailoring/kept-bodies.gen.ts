// Made by `npm run schema` of server/models/tailoring/kernel/kept-bodies.ts.

import type { DrawnPart, Step } from './drawing.gen.ts';
import { earlierIn, isMadeOf } from './steps.gen.ts';

/** Corners and triangles of a body. */
export interface Body {
  readonly points: Float32Array;
  readonly corners: Uint32Array;
}

const MOST_BODIES = 40;
const MOST_CHARACTERS = 30_000_000;

/**
 * Bodies of earlier drawings, so that a part which a change does not touch is not made again. Parts are known by all steps that
 * they are made of, word by word.
 */
export class KeptBodies {
  readonly #numbers = new Map<string, number>();
  #characters = 0;
  readonly #bodies = new Map<number, Body>();

  #numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#characters += text.length;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** One number for each step: the same wherever the same is drawn. Throws DrawingError. */
  numbersOf(steps: readonly Step[]): number[] {
    if (this.#characters > MOST_CHARACTERS) {
      this.#numbers.clear();
      this.#bodies.clear();
      this.#characters = 0;
    }
    const numbers: number[] = [];
    for (const [at, [name, first, ...values]] of steps.entries()) {
      const from = isMadeOf(name) ? earlierIn(first, at).map((place) => numbers[place]) : first;
      numbers.push(this.#numberOf(JSON.stringify([name, from, values])));
    }
    return numbers;
  }

  get({ step }: DrawnPart, numbers: readonly number[]): Body | undefined {
    return this.#bodies.get(numbers[step]!);
  }

  keep({ step }: DrawnPart, numbers: readonly number[], body: Body): void {
    const number = numbers[step]!;
    this.#bodies.delete(number);
    this.#bodies.set(number, body);
    const [oldest] = this.#bodies.keys();
    if (this.#bodies.size > MOST_BODIES) this.#bodies.delete(oldest!);
  }
}
