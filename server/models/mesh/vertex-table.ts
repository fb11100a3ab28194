import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';

const FREE = -1;
/** Slots looked at for one vertex, in the mean: coordinates chosen to meet in one slot need more, no others do. */
const LOOKS_PER_VERTEX = 32;
const LOOKS_AT_LEAST = 1_000_000;

/**
 * Numbers vertices by the bits of their coordinates: the same three numbers are the same vertex. Throws MESH_TOO_LARGE for
 * vertices chosen so that finding them would take time by the square of their number.
 */
export class VertexTable {
  points: Float32Array;
  count = 0;
  #bits: Uint32Array;
  #slots: Int32Array;
  #looksLeft = LOOKS_AT_LEAST;

  constructor(expected: number) {
    this.points = new Float32Array(3 * Math.max(64, expected));
    this.#bits = new Uint32Array(this.points.buffer);
    this.#slots = new Int32Array(slotsFor(expected)).fill(FREE);
  }

  /** The number of the vertex; a new one where it was not met before. Minus zero counts as zero. */
  numberOf(x: number, y: number, z: number): number {
    if (this.count * 3 === this.points.length) this.#growPoints();
    if (this.count * 2 >= this.#slots.length) this.#growSlots();
    const at = this.count * 3;
    this.#looksLeft += LOOKS_PER_VERTEX;
    this.points[at] = x + 0;
    this.points[at + 1] = y + 0;
    this.points[at + 2] = z + 0;
    return this.#placed(at);
  }

  #placed(at: number): number {
    const [bits, slots] = [this.#bits, this.#slots];
    const [a, b, c] = [bits[at]!, bits[at + 1]!, bits[at + 2]!];
    const mask = slots.length - 1;
    let slot = hash(a, b, c) & mask;
    for (let known = slots[slot]!; known !== FREE; known = slots[slot]!) {
      const k = known * 3;
      if (bits[k] === a && bits[k + 1] === b && bits[k + 2] === c) return known;
      this.#look();
      slot = (slot + 1) & mask;
    }
    slots[slot] = this.count;
    return this.count++;
  }

  #growPoints(): void {
    const wider = new Float32Array(Math.ceil(this.points.length / 2) * 3);
    wider.set(this.points);
    this.points = wider;
    this.#bits = new Uint32Array(wider.buffer);
  }

  #growSlots(): void {
    const [bits, mask] = [this.#bits, this.#slots.length * 2 - 1];
    const slots = new Int32Array(mask + 1).fill(FREE);
    for (let i = 0; i < this.count; i++) {
      let slot = hash(bits[i * 3]!, bits[i * 3 + 1]!, bits[i * 3 + 2]!) & mask;
      for (; slots[slot] !== FREE; slot = (slot + 1) & mask) this.#look();
      slots[slot] = i;
    }
    this.#slots = slots;
  }

  #look(): void {
    if (--this.#looksLeft < 0) throw new AppError(ErrorCode.MESH_TOO_LARGE);
  }
}

const slotsFor = (expected: number): number => 2 ** Math.ceil(Math.log2(Math.max(64, expected) * 2));

const mixed = (h: number, word: number): number => {
  const k = Math.imul(word, 0xcc9e2d51);
  const turned = h ^ Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  return (Math.imul((turned << 13) | (turned >>> 19), 5) + 0xe6546b64) | 0;
};

/** MurmurHash3 of the three words: coordinates on a grid differ in few bits, and all of these must count. */
const hash = (a: number, b: number, c: number): number => {
  let h = mixed(mixed(mixed(0, a), b), c);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};
