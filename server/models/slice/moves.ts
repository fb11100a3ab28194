/** What the nozzle does on its way. */
export const Role = {
  Travel: 0,
  Outer: 1,
  Inner: 2,
  SmallOuter: 3,
  SmallInner: 4,
  Overhang: 5,
  Sparse: 6,
  Solid: 7,
  Top: 8,
  Bridge: 9,
  Gap: 10,
  Skirt: 11,
  Support: 12,
} as const;
export type Role = (typeof Role)[keyof typeof Role];
export const ROLES = 13;

/** Straight moves in a row, millimetres. */
export class Moves {
  count = 0;
  dx = new Float64Array(1024);
  dy = new Float64Array(1024);
  length = new Float64Array(1024);
  role = new Uint8Array(1024);
  x = 0;
  y = 0;

  clear(): void {
    this.count = 0;
  }

  to(x: number, y: number, role: Role): void {
    const [dx, dy] = [x - this.x, y - this.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length < 1e-4) return;
    if (this.count === this.role.length) this.enlarge();
    this.dx[this.count] = dx / length;
    this.dy[this.count] = dy / length;
    this.length[this.count] = length;
    this.role[this.count++] = role;
    this.x = x;
    this.y = y;
  }

  private enlarge(): void {
    const room = 2 * this.role.length;
    const larger = (from: Float64Array): Float64Array<ArrayBuffer> => {
      const to = new Float64Array(room);
      to.set(from);
      return to;
    };
    [this.dx, this.dy, this.length] = [larger(this.dx), larger(this.dy), larger(this.length)];
    const roles = new Uint8Array(room);
    roles.set(this.role);
    this.role = roles;
  }
}
