import type { Box3 } from 'three';
import { BufferGeometry, Color, DoubleSide, Float32BufferAttribute, ShaderMaterial, ShapeUtils, Vector2 } from 'three';
import type { Loop } from './section-cut.ts';
import { facesOf } from './section-cut.ts';
import type { Axis } from '../viewer-state.ts';

/** From the two axes of a cut and its place to the model's own coordinates: metres, y up. */
const PLACED: Record<Axis, (u: number, v: number, at: number) => [number, number, number]> = {
  x: (y, z, x) => [x, z, -y],
  y: (z, x, y) => [x, z, -y],
  z: (x, y, z) => [x, z, -y],
};

/** The faces that a cut leaves, in the model's own coordinates, with millimetres in the plane as `uv`. */
export function capGeometry(loops: readonly Loop[], axis: Axis, at: number): BufferGeometry {
  const positions: number[] = [];
  const flat: number[] = [];
  const index: number[] = [];
  for (const { edge, holes } of facesOf(loops)) {
    const first = flat.length / 2;
    const rings = [edge, ...holes].map((loop) => loop.map(([u, v]) => new Vector2(u, v)));
    for (const { x, y } of rings.flat()) {
      flat.push(x, y);
      positions.push(...PLACED[axis](x, y, at).map((mm) => mm / 1000));
    }
    for (const face of ShapeUtils.triangulateShape(rings[0]!, rings.slice(1)))
      index.push(...face.map((corner) => corner + first));
  }
  return new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(positions, 3))
    .setAttribute('uv', new Float32BufferAttribute(flat, 2))
    .setIndex(index);
}

/** Hatching directions, 1 or -1: parts whose boxes touch get opposite ones as far as two directions go. */
export function hatchingOf(boxes: readonly Box3[]): number[] {
  const directions: number[] = [];
  for (const [place, box] of boxes.entries()) {
    const round = directions.filter((_, other) => other < place && boxes[other]!.intersectsBox(box));
    const sum = round.reduce((all, direction) => all + direction, 0);
    directions.push(sum > 0 || (sum === 0 && place % 2 === 1) ? -1 : 1);
  }
  return directions;
}

const plain = (css: string) => new Color().setStyle(css, 'srgb-linear');

/** Ink lines at 45° on paper, the same width at every zoom; `pitch` is millimetres from line to line. */
export const hatchMaterial = (direction: number) =>
  new ShaderMaterial({
    side: DoubleSide,
    uniforms: {
      direction: { value: direction },
      pitch: { value: 4 },
      ink: { value: plain('#000') },
      paper: { value: plain('#fff') },
    },
    vertexShader: `
      varying vec2 place;
      void main() {
        place = uv;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
      }`,
    fragmentShader: `
      uniform float direction, pitch;
      uniform vec3 ink, paper;
      varying vec2 place;
      void main() {
        float across = (place.x + direction * place.y) * .7071 / pitch;
        float pixel = fwidth(across);
        float line = abs(fract(across) - .5) / pixel;
        gl_FragColor = vec4(mix(ink, paper, smoothstep(.35, 1.15, line)), 1.);
      }`,
  });

/** Colours as the page writes them. */
export function inkHatch(material: ShaderMaterial, ink: string, paper: string) {
  material.uniforms.ink!.value = plain(ink);
  material.uniforms.paper!.value = plain(paper);
}
