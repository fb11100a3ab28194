const FREE = -1;

/** Numbers vertices by the bits of their coordinates: the same three numbers are the same vertex. */
export class VertexTable {
  points: Float32Array;
  count = 0;
  #bits: Uint32Array;
  #slots: Int32Array;

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
      while (slots[slot] !== FREE) slot = (slot + 1) & mask;
      slots[slot] = i;
    }
    this.#slots = slots;
  }
}

const slotsFor = (expected: number): number => 2 ** Math.ceil(Math.log2(Math.max(64, expected) * 2));

const hash = (a: number, b: number, c: number): number => {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 13;
  return h;
};
