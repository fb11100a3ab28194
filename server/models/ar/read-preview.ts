import { MeshoptDecoder } from 'meshoptimizer/decoder';
import type { BareMesh } from '../preview/simplified-mesh.ts';

/** A part of the preview, or what is stuck on it: metres, y up. */
export interface SeenPart {
  /** Linear red, green and blue from 0 to 1. */
  readonly colour: readonly [number, number, number];
  readonly mesh: BareMesh;
}

interface Packed {
  readonly byteOffset: number;
  readonly byteLength: number;
  readonly byteStride: number;
  readonly count: number;
  readonly mode: string;
  readonly filter?: string;
}

/** What `previewGlb` writes. */
interface PreviewJson {
  readonly nodes: readonly { readonly mesh: number; readonly scale: readonly number[] }[];
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly attributes: { readonly POSITION: number };
      readonly indices: number;
      readonly material: number;
    }[];
  }[];
  readonly materials: readonly { readonly pbrMetallicRoughness: { readonly baseColorFactor: readonly number[] } }[];
  readonly accessors: readonly { readonly bufferView: number; readonly componentType: number }[];
  readonly bufferViews: readonly { readonly extensions: { readonly EXT_meshopt_compression: Packed } }[];
}

const JSON_AT = 20;
const SHORT_MOST = 32_767;
const UNSIGNED_INT = 5125;

const unpacked = (json: PreviewJson, binary: Uint8Array, accessor: number): ArrayBuffer => {
  const view = json.bufferViews[json.accessors[accessor]!.bufferView]!.extensions.EXT_meshopt_compression;
  const target = new Uint8Array(view.count * view.byteStride);
  const source = binary.subarray(view.byteOffset, view.byteOffset + view.byteLength);
  MeshoptDecoder.decodeGltfBuffer(target, view.count, view.byteStride, source, view.mode, view.filter);
  return target.buffer;
};

const pointsOf = (packed: ArrayBuffer, scale: number): Float32Array => {
  const values = new Int16Array(packed);
  const points = new Float32Array((values.length / 4) * 3);
  for (let i = 0; i < points.length / 3; i++) {
    for (let axis = 0; axis < 3; axis++) points[i * 3 + axis] = (values[i * 4 + axis]! / SHORT_MOST) * scale;
  }
  return points;
};

/** The parts of a preview that `previewGlb` wrote and their decals, where they stand. */
export const readPreview = async (glb: Uint8Array): Promise<SeenPart[]> => {
  await MeshoptDecoder.ready;
  const jsonBytes = new DataView(glb.buffer, glb.byteOffset).getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(JSON_AT, JSON_AT + jsonBytes))) as PreviewJson;
  const binary = glb.subarray(JSON_AT + jsonBytes + 8);
  const seen = json.nodes.flatMap(({ mesh, scale }) =>
    json.meshes[mesh]!.primitives.map((primitive) => ({ ...primitive, scale })),
  );
  return seen.map(({ attributes, indices, material, scale }) => {
    const wide = json.accessors[indices]!.componentType === UNSIGNED_INT;
    const numbers = unpacked(json, binary, indices);
    const [red = 0, green = 0, blue = 0] = json.materials[material]!.pbrMetallicRoughness.baseColorFactor;
    return {
      colour: [red, green, blue],
      mesh: {
        points: pointsOf(unpacked(json, binary, attributes.POSITION), scale[0]!),
        corners: wide ? new Uint32Array(numbers) : Uint32Array.from(new Uint16Array(numbers)),
      },
    };
  });
};
