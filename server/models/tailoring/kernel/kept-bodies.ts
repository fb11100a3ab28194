import type { DrawnPart, Step } from './drawing.ts';
import type { Ending } from './pieces.ts';
import { earlierIn, isMadeOf } from './steps.ts';

/** Corners and triangles of a body. */
export interface Body {
  readonly points: Float32Array;
  readonly corners: Uint32Array;
}

/** A body and how many of it each copy of its part has. */
export interface MadeBody extends Body, Ending {
  readonly count: number;
}

const MOST_BODIES = 40;
const MOST_CHARACTERS = 30_000_000;

const keyOf = ({ step, cut }: DrawnPart, numbers: readonly number[]): string =>
  `${numbers[step]!} ${JSON.stringify(cut)}`;

/**
 * Bodies of earlier drawings, so that a part which a change does not touch is not made again. Parts are known by all steps that
 * they are made of, word by word.
 */
export class KeptBodies {
  readonly #numbers = new Map<string, number>();
  #characters = 0;
  readonly #bodies = new Map<string, readonly MadeBody[]>();

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

  get(part: DrawnPart, numbers: readonly number[]): readonly MadeBody[] | undefined {
    return this.#bodies.get(keyOf(part, numbers));
  }

  keep(part: DrawnPart, numbers: readonly number[], bodies: readonly MadeBody[]): void {
    const key = keyOf(part, numbers);
    this.#bodies.delete(key);
    this.#bodies.set(key, bodies);
    const [oldest] = this.#bodies.keys();
    if (this.#bodies.size > MOST_BODIES) this.#bodies.delete(oldest!);
  }
}
