import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { MeshBuilder } from './mesh-builder.ts';
import { MAX_TRIANGLES, type Mesh } from './mesh.ts';

const MAX_LINE = 1024;
/** A facet has seven lines. */
const MAX_LINES = 7 * MAX_TRIANGLES;
const FACETS_AT_FIRST = 4096;

const malformed = (): AppError => new AppError(ErrorCode.MESH_MALFORMED);

/**
 * Reads an ASCII STL line by line, several solids in one file too. Names are passed over.
 * Throws MESH_MALFORMED for a line that does not belong there or is longer than 1024 characters, MESH_TOO_LARGE for more
 * lines than the most triangles have, empty ones too, MESH_TRUNCATED when the last solid is not ended.
 */
export const readAsciiStl = async (chunks: AsyncIterable<Uint8Array>, mostLines = MAX_LINES): Promise<Mesh> => {
  const facets = new FacetLines(mostLines);
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) facets.take(line);
    if (rest.length > MAX_LINE) rest = oldLineEnds(facets, rest);
  }
  const lines = rest.split('\r');
  const last = lines.pop() ?? '';
  for (const line of lines) facets.take(line);
  return facets.build(last);
};

/** A file with bare carriage returns has no line feed at all. */
const oldLineEnds = (facets: FacetLines, text: string): string => {
  const lines = text.split('\r');
  const rest = lines.pop() ?? '';
  if (rest.length > MAX_LINE) throw malformed();
  for (const line of lines) facets.take(line);
  return rest;
};

const VERTEX = /^\s*vertex\s+(\S+)\s+(\S+)\s+(\S+)\s*$/i;
const WORD = /^\s*([a-z]*)/i;

class FacetLines {
  #builder = new MeshBuilder(FACETS_AT_FIRST);
  #corners = 0;
  #inSolid = false;
  #linesLeft: number;

  constructor(mostLines: number) {
    this.#linesLeft = mostLines;
  }

  take(line: string): void {
    if (--this.#linesLeft < 0) throw new AppError(ErrorCode.MESH_TOO_LARGE);
    if (line.length > MAX_LINE) throw malformed();
    const vertex = VERTEX.exec(line);
    if (vertex) this.#vertex(vertex);
    else this.#word((WORD.exec(line)?.[1] ?? '').toLowerCase(), line);
  }

  /** `last` is what follows the last line end: cut off within a solid it may be half a word. */
  build(last: string): Mesh {
    if (!this.#inSolid || /^\s*endsolid/i.test(last)) this.take(last);
    if (this.#inSolid || this.#corners > 0) throw new AppError(ErrorCode.MESH_TRUNCATED);
    return this.#builder.build();
  }

  #vertex([, x, y, z]: RegExpExecArray): void {
    if (!this.#inSolid || this.#corners === 3) throw malformed();
    const t = this.#builder.triangle;
    const at = this.#corners * 3;
    t[at] = numberOf(x!);
    t[at + 1] = numberOf(y!);
    t[at + 2] = numberOf(z!);
    this.#corners += 1;
  }

  #word(word: string, line: string): void {
    if (word === 'facet' || word === 'outer') return;
    if (word === 'endloop') this.#endLoop();
    else if (word === 'solid' || word === 'endsolid') this.#inSolid = word === 'solid';
    else if (word !== 'endfacet' && line.trim() !== '') throw malformed();
  }

  #endLoop(): void {
    if (this.#corners !== 3) throw malformed();
    this.#builder.push();
    this.#corners = 0;
  }
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Not-a-number and infinity are written in many ways; all of them are one refusal. */
const numberOf = (text: string): number => {
  if (NUMBER.test(text)) return Math.fround(Number(text));
  if (/^[+-]?(nan|inf)/i.test(text) || /#(ind|inf|qnan)/i.test(text)) throw new AppError(ErrorCode.MESH_NOT_FINITE);
  throw malformed();
};
