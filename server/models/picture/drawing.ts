import { faceNormals } from './corner-normals.ts';
import { featureEdges } from './feature-edges.ts';
import { isometric, type Frame } from './isometric.ts';
import { joined, lengthOf, simplified, type Polyline } from './polylines.ts';
import { boundsOf, type Scene } from './scene.ts';
import { createThinner } from './thinned.ts';
import { visibleLines } from './visible-lines.ts';
import { ZBuffer } from './z-buffer.ts';

/** Size that a drawing is shown at. */
export const DRAWING = { width: 800, height: 600 } as const;
/** Units of the drawing for a pixel of it. */
const FINE = 2;
const MOST_BYTES = 60_000;
const MOST_FILLED = 400_000_000;
/** Units that a line may be off, and that it must be long; coarser ones follow until a drawing is small enough. */
const TOLERANCES = [0.7, 1.2, 2, 4, 8];
const LEAST = 5;

/** A hidden-line drawing as SVG in `currentColor`, and where it stands in the plane of projection. */
export interface Drawing {
  readonly svg: string;
  readonly frame: Frame;
  /** Which part is seen where. */
  readonly seen: ZBuffer;
}

const pathOf = (polylines: readonly Polyline[]): string => {
  let path = '';
  for (const polyline of polylines) {
    let [x, y] = [Math.round(polyline[0]!), Math.round(polyline[1]!)];
    path += `M${x} ${y}l`;
    for (let i = 2; i < polyline.length; i += 2) {
      const [dx, dy] = [Math.round(polyline[i]!) - x, Math.round(polyline[i + 1]!) - y];
      path += `${i > 2 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`;
      [x, y] = [x + dx, y + dy];
    }
  }
  return path;
};

const coarser = (polylines: readonly Polyline[], tolerance: number): Polyline[] =>
  polylines.map((one) => simplified(one, tolerance)).filter((one) => lengthOf(one) >= LEAST * tolerance);

const svgOf = (outline: string, creases: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWING.width}" height="${DRAWING.height}" ` +
  `viewBox="0 0 ${DRAWING.width * FINE} ${DRAWING.height * FINE}" fill="none" stroke="currentColor" ` +
  `stroke-linecap="round" stroke-linejoin="round"><path stroke-width="3" d="${outline}"/>` +
  `<path stroke-width="2" d="${creases}"/></svg>\n`;

/** The drawing, coarser and coarser until it is small enough; at last only its longest lines. */
const written = (outline: readonly Polyline[], creases: readonly Polyline[]): string => {
  let svg = '';
  for (const tolerance of TOLERANCES) {
    svg = svgOf(pathOf(coarser(outline, tolerance)), pathOf(coarser(creases, tolerance)));
    if (svg.length <= MOST_BYTES) return svg;
  }
  const [outlines, others] = [outline, creases].map((lines) => coarser(lines, TOLERANCES.at(-1)!)) as [
    Polyline[],
    Polyline[],
  ];
  for (let most = 4096; svg.length > MOST_BYTES; most /= 2) {
    svg = svgOf(pathOf(outlines.slice(0, most)), pathOf(others.slice(0, most)));
  }
  return svg;
};

/**
 * Draws the outlines, open edges and edges of more than 30° that nothing hides, seen from the front, the right and above;
 * 60 kB at most, and the same scene always gives the same text. Null without a size; throws `TooCostly`.
 */
export const drawingOf = (scene: Scene): Drawing | null => {
  const bounds = boundsOf(scene);
  if (!bounds) return null;
  const [width, height] = [DRAWING.width * FINE, DRAWING.height * FINE];
  const { projected, frame } = isometric(scene, bounds, width, height);
  const seen = new ZBuffer(width, height, MOST_FILLED);
  seen.fill(projected, scene.corners);
  const { outline, creases } = featureEdges(scene, faceNormals(scene));
  const thinned = createThinner();
  const drawn = (edges: readonly number[], shared: number): Polyline[] =>
    thinned(joined(visibleLines(scene, projected, seen, edges)), shared);
  return { svg: written(drawn(outline, 0.9), drawn(creases, 0.5)), frame, seen };
};
