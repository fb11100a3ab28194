/** Nine numbers per triangle. */
export type Soup = number[][];

/** A box between two corners, wound outwards: 12 triangles. */
export const boxSoup = (from: readonly number[], to: readonly number[]): Soup => {
  const corner = (i: number): number[] => [0, 1, 2].map((axis) => ((i >> axis) & 1 ? to[axis]! : from[axis]!));
  const quads = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]]; // oxfmt-ignore
  return quads.flatMap(([a, b, c, d]) => [
    [...corner(a!), ...corner(b!), ...corner(c!)],
    [...corner(a!), ...corner(c!), ...corner(d!)],
  ]);
};

/** The same triangles seen from behind. */
export const turnedSoup = (soup: Soup): Soup => soup.map((t) => [...t.slice(0, 3), ...t.slice(6, 9), ...t.slice(3, 6)]);

/** A closed ring of `2 · around · across` triangles, 77 and 17 mm in radius. */
export const torusStl = (around: number, across: number): Uint8Array => {
  const point = (i: number, k: number): number[] => {
    const [a, b] = [(2 * Math.PI * (i % around)) / around, (2 * Math.PI * (k % across)) / across];
    const radius = 60 + 17 * Math.cos(b);
    return [radius * Math.cos(a), radius * Math.sin(a), 17 * Math.sin(b)];
  };
  const stl = new StlWriter(2 * around * across);
  for (let i = 0; i < around; i++) {
    for (let k = 0; k < across; k++) {
      const [a, b, c, d] = [point(i, k), point(i + 1, k), point(i + 1, k + 1), point(i, k + 1)];
      stl.add([...a, ...b, ...c]);
      stl.add([...a, ...c, ...d]);
    }
  }
  return stl.bytes;
};

class StlWriter {
  readonly bytes: Buffer;
  #at = 84;

  constructor(count: number, header = 'reference') {
    this.bytes = Buffer.alloc(84 + 50 * count);
    this.bytes.write(header, 'latin1');
    this.bytes.writeUInt32LE(count, 80);
  }

  add(triangle: readonly number[]): void {
    triangle.forEach((value, i) => this.bytes.writeFloatLE(value, this.#at + 12 + 4 * i));
    this.#at += 50;
  }
}

export const binaryOf = (soup: Soup, header?: string): Buffer => {
  const stl = new StlWriter(soup.length, header);
  for (const triangle of soup) stl.add(triangle);
  return stl.bytes;
};

/** The triangles of a binary STL. */
export const soupOf = (stl: Uint8Array): Soup => {
  const bytes = Buffer.from(stl);
  return Array.from({ length: bytes.readUInt32LE(80) }, (_, i) =>
    Array.from({ length: 9 }, (_value, k) => bytes.readFloatLE(84 + 50 * i + 12 + 4 * k)),
  );
};

export const asciiOf = (soup: Soup, lineEnd = '\n'): Buffer => {
  const facet = (t: number[]): string[] => [
    'facet normal 0 0 0',
    'outer loop',
    ...[0, 3, 6].map((i) => `vertex ${t[i]} ${t[i + 1]} ${t[i + 2]}`),
    'endloop',
    'endfacet',
  ];
  return Buffer.from(['solid part', ...soup.flatMap(facet), 'endsolid part', ''].join(lineEnd));
};

export const scaledSoup = (soup: Soup, factor: number): Soup => soup.map((t) => t.map((value) => value * factor));
