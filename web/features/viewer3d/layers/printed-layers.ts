import {
  BoxGeometry,
  Color,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearSRGBColorSpace,
  Mesh,
  ShaderMaterial,
  Vector3,
} from 'three';
import type { Exhibit } from '../exhibit.ts';
import { LINE_COLOURS } from './line-colours.ts';
import { LINE_KINDS, type PartLayers } from './read-layers.ts';

/** Lines of another kind that share a place lie so much lower, millimetres: which is seen does not flicker. */
const LOWER = 0.012;

const SHADER = {
  vertexShader: `
    attribute vec4 way;
    attribute vec3 slab;
    uniform float width, top;
    uniform vec3 colours[${LINE_KINDS.length}];
    varying vec3 tint;
    varying float across, upper;
    void main() {
      vec2 along = normalize(way.zw - way.xy);
      vec2 side = vec2(-along.y, along.x);
      vec2 at = mix(way.xy - along * width * .4, way.zw + along * width * .4, position.x) + side * position.y * width;
      float z = mix(slab.x, slab.y - slab.z * ${LOWER}, position.z);
      vec2 facing = along * normal.x + side * normal.y;
      upper = normal.z;
      across = position.y;
      float lit = normal.z > .5 ? 1. : .68 + .24 * max(0., dot(facing, vec2(-.5, -.86)));
      tint = colours[int(slab.z + .5)] * lit * (slab.y < top - .001 ? .86 : 1.);
      gl_Position = projectionMatrix * modelViewMatrix * vec4(at, z, 1.);
    }`,
  fragmentShader: `
    varying vec3 tint;
    varying float across, upper;
    void main() {
      float fine = clamp(1.3 - 2. * fwidth(across), 0., 1.);
      float seam = smoothstep(.28, .5, abs(across)) * .34 * fine * step(.5, upper);
      gl_FragColor = vec4(tint * (1. - seam), 1.);
    }`,
};

/** As they are written: what is drawn here goes to the picture as it is. */
const coloursOf = () =>
  LINE_KINDS.map((kind) => {
    const { r, g, b } = new Color().setStyle(LINE_COLOURS[kind], LinearSRGBColorSpace);
    return new Vector3(r, g, b);
  });

/** From a corner to the next: where each begins and ends, its slab's foot and top, and what it is for. */
function segmentsOf({ layers, drawn }: PartLayers) {
  const count = drawn.reduce((sum, { lines }) => sum + lines.reduce((all, { points }) => all + points.length / 2 - 1, 0), 0); // oxfmt-ignore
  const [ways, slabs] = [new Float32Array(4 * count), new Float32Array(3 * count)];
  const ends: number[] = [];
  let [at, foot] = [0, 0];
  for (const { layer, lines } of drawn) {
    const top = layers[layer]!.z;
    for (const { kind, points } of lines) {
      for (let i = 2; i < points.length; i += 2) {
        ways.set(points.subarray(i - 2, i + 2), 4 * at);
        slabs.set([foot, top, LINE_KINDS.indexOf(kind)], 3 * at);
        at += 1;
      }
    }
    ends.push(at);
    foot = top;
  }
  return { ways, slabs, ends };
}

function sizeOf(ways: Float32Array, height: number) {
  const [least, most] = [new Vector3(Infinity, Infinity, 0), new Vector3(-Infinity, -Infinity, height)];
  for (let i = 0; i < ways.length; i += 2) {
    least.x = Math.min(least.x, ways[i]!);
    most.x = Math.max(most.x, ways[i]!);
    least.y = Math.min(least.y, ways[i + 1]!);
    most.y = Math.max(most.y, ways[i + 1]!);
  }
  return { least, size: most.sub(least) };
}

/** The lines of a part as ribbons, as high as their layers are apart and as wide as they are printed, or as the grid leaves gaps. */
export class PrintedLayers implements Exhibit {
  readonly object: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  readonly size: Vector3;
  private readonly ends: readonly number[];

  constructor(private readonly part: PartLayers) {
    const { ways, slabs, ends } = segmentsOf(part);
    this.ends = ends;
    const geometry = new InstancedBufferGeometry();
    const box = new BoxGeometry().translate(0.5, 0, 0.5);
    // The last of its six sides looks down: on what is below.
    geometry.setIndex([...box.getIndex()!.array].slice(0, 30));
    for (const name of ['position', 'normal']) geometry.setAttribute(name, box.getAttribute(name));
    geometry.setAttribute('way', new InstancedBufferAttribute(ways, 4));
    geometry.setAttribute('slab', new InstancedBufferAttribute(slabs, 3));
    const width = Math.max(part.lineWidth, part.grid * 1.3);
    const uniforms = { width: { value: width }, top: { value: 0 }, colours: { value: coloursOf() } };
    this.object = new Mesh(geometry, new ShaderMaterial({ ...SHADER, uniforms }));
    this.object.frustumCulled = false;
    const { least, size } = sizeOf(ways, part.layers.at(-1)?.z ?? 0);
    this.size = size;
    this.object.position.set(-least.x - size.x / 2, -least.y - size.y / 2, 0);
  }

  /** Draws up to a layer, counted from 0: of those that are drawn, up to the slab in which it lies. */
  upTo(layer: number) {
    const { drawn, layers } = this.part;
    const found = drawn.findIndex((each) => each.layer >= layer);
    const last = found < 0 ? drawn.length - 1 : found;
    this.object.geometry.instanceCount = this.ends[last] ?? 0;
    this.object.material.uniforms.top!.value = layers[drawn[last]?.layer ?? 0]?.z ?? 0;
  }

  dispose() {
    this.object.geometry.dispose();
    this.object.material.dispose();
  }
}
