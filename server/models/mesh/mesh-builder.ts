import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { MAX_TRIANGLES, type Mesh } from './mesh.ts';
import { VertexTable } from './vertex-table.ts';

/** Collects triangles as they are read and welds them on the way, so that a file is never in memory as a whole. */
export class MeshBuilder {
  /** The three corners of the next triangle, to be filled before `push`. */
  readonly triangle = new Float64Array(9);
  #vertices: VertexTable;
  #corners: Uint32Array;
  #used = 0;
  #pushed = 0;
  #degenerate = 0;
  /** Corners of the triangle before: the next one shares an edge with it more often than not. */
  #lastA = 0;
  #lastB = 0;
  #lastC = 0;

  /** `expected` triangles must be backed by the length of the file: memory is taken for them at once. */
  constructor(expected: number) {
    this.#corners = new Uint32Array(3 * Math.max(64, expected));
    this.#vertices = new VertexTable(Math.ceil(expected / 2) + 64);
  }

  /** Takes `triangle`. Throws MESH_NOT_FINITE, and MESH_TOO_LARGE for more than four million, those without an area among them. */
  push(): void {
    if (++this.#pushed > MAX_TRIANGLES) throw new AppError(ErrorCode.MESH_TOO_LARGE);
    const t = this.triangle;
    const a = this.#corner(t[0]!, t[1]!, t[2]!);
    const b = this.#corner(t[3]!, t[4]!, t[5]!);
    const c = this.#corner(t[6]!, t[7]!, t[8]!);
    this.#lastA = a;
    this.#lastB = b;
    this.#lastC = c;
    if (a === b || b === c || c === a) this.#degenerate += 1;
    else this.#keep(a, b, c);
  }

  /** The mesh of all that was pushed. Throws MESH_EMPTY when no triangle with an area is among it. */
  build(): Mesh {
    if (this.#used === 0) throw new AppError(ErrorCode.MESH_EMPTY);
    const points = this.#vertices.points.subarray(0, this.#vertices.count * 3);
    return { points, corners: this.#corners.subarray(0, this.#used), degenerate: this.#degenerate };
  }

  #corner(x: number, y: number, z: number): number {
    if (this.#is(this.#lastC, x, y, z)) return this.#lastC;
    if (this.#is(this.#lastA, x, y, z)) return this.#lastA;
    if (this.#is(this.#lastB, x, y, z)) return this.#lastB;
    if (!Number.isFinite(x + y + z)) throw new AppError(ErrorCode.MESH_NOT_FINITE);
    return this.#vertices.numberOf(x, y, z);
  }

  #is(vertex: number, x: number, y: number, z: number): boolean {
    const { points, count } = this.#vertices;
    const at = vertex * 3;
    return vertex < count && points[at] === x && points[at + 1] === y && points[at + 2] === z;
  }

  #keep(a: number, b: number, c: number): void {
    if (this.#used === this.#corners.length) this.#grow();
    this.#corners[this.#used++] = a;
    this.#corners[this.#used++] = b;
    this.#corners[this.#used++] = c;
  }

  #grow(): void {
    const wider = new Uint32Array(this.#corners.length * 2);
    wider.set(this.#corners);
    this.#corners = wider;
  }
}
