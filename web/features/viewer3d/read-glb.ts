import {
  BufferAttribute,
  BufferGeometry,
  Color,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  LinearSRGBColorSpace,
  Mesh,
  MeshStandardMaterial,
  Object3D,
} from 'three';
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';

const GLB = 0x46546c67;
const HEAD = 12;
const CHUNK_HEAD = 8;
const MESHOPT = 'EXT_meshopt_compression';
/** What a preview must not ask for beyond this is not read here. */
const KNOWN: readonly string[] = [MESHOPT, 'KHR_mesh_quantization'];

interface Packed {
  readonly byteOffset?: number;
  readonly byteLength: number;
  readonly byteStride: number;
  readonly count: number;
  readonly mode: string;
  readonly filter?: string;
}

interface Gltf {
  readonly extensionsRequired?: readonly string[];
  readonly scene?: number;
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly nodes: readonly {
    readonly name?: string;
    readonly mesh?: number;
    readonly scale?: readonly [number, number, number];
    readonly extras?: Record<string, unknown>;
  }[];
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly attributes: Readonly<Record<string, number>>;
      readonly indices: number;
      readonly material: number;
    }[];
  }[];
  readonly materials: readonly {
    readonly pbrMetallicRoughness: {
      readonly baseColorFactor: readonly [number, number, number, number];
      readonly metallicFactor: number;
      readonly roughnessFactor: number;
    };
  }[];
  readonly accessors: readonly {
    readonly bufferView: number;
    readonly componentType: keyof typeof ARRAYS;
    readonly count: number;
    readonly type: keyof typeof SIZES;
    readonly normalized?: boolean;
  }[];
  readonly bufferViews: readonly {
    readonly byteOffset?: number;
    readonly byteLength: number;
    readonly byteStride?: number;
    readonly extensions?: { readonly [MESHOPT]?: Packed };
  }[];
}

const ARRAYS = { 5120: Int8Array, 5122: Int16Array, 5123: Uint16Array, 5125: Uint32Array, 5126: Float32Array } as const;
const SIZES = { SCALAR: 1, VEC3: 3 } as const;
const NAMES: Readonly<Record<string, string>> = { POSITION: 'position', NORMAL: 'normal' };

/** The two chunks of the file: what it says and its bytes. */
function chunksOf(file: ArrayBuffer): { gltf: Gltf; binary: Uint8Array } {
  const head = new DataView(file);
  if (head.getUint32(0, true) !== GLB) throw new Error('not a GLB');
  const length = head.getUint32(HEAD, true);
  const text = new Uint8Array(file, HEAD + CHUNK_HEAD, length);
  const gltf = JSON.parse(new TextDecoder().decode(text)) as Gltf;
  const more = gltf.extensionsRequired?.filter((extension) => !KNOWN.includes(extension)) ?? [];
  if (more.length > 0) throw new Error(`GLB asks for ${more.join(', ')}`);
  return { gltf, binary: new Uint8Array(file, HEAD + 2 * CHUNK_HEAD + length) };
}

function unpacked({ gltf, binary }: ReturnType<typeof chunksOf>, place: number): Uint8Array {
  const view = gltf.bufferViews[place]!;
  const packed = view.extensions?.[MESHOPT];
  const { byteOffset = 0, byteLength } = packed ?? view;
  const source = binary.slice(byteOffset, byteOffset + byteLength);
  if (!packed) return source;
  const target = new Uint8Array(packed.count * packed.byteStride);
  MeshoptDecoder.decodeGltfBuffer(target, packed.count, packed.byteStride, source, packed.mode, packed.filter);
  return target;
}

function attributeOf(file: ReturnType<typeof chunksOf>, place: number) {
  const { bufferView, componentType, count, type, normalized = false } = file.gltf.accessors[place]!;
  const { buffer } = unpacked(file, bufferView);
  const values = new ARRAYS[componentType](buffer as ArrayBuffer);
  const stride = (file.gltf.bufferViews[bufferView]!.byteStride ?? 0) / values.BYTES_PER_ELEMENT;
  const size = SIZES[type];
  return stride > size
    ? new InterleavedBufferAttribute(new InterleavedBuffer(values, stride), size, 0, normalized)
    : new BufferAttribute(values.subarray(0, count * size), size, normalized);
}

function meshOf(file: ReturnType<typeof chunksOf>, place: number): Mesh[] {
  return file.gltf.meshes[place]!.primitives.map(({ attributes, indices, material }) => {
    const geometry = new BufferGeometry();
    for (const [name, accessor] of Object.entries(attributes))
      geometry.setAttribute(NAMES[name] ?? name, attributeOf(file, accessor));
    geometry.setIndex(attributeOf(file, indices) as BufferAttribute);
    const { baseColorFactor, metallicFactor, roughnessFactor } = file.gltf.materials[material]!.pbrMetallicRoughness;
    const [red, green, blue] = baseColorFactor;
    const color = new Color().setRGB(red, green, blue, LinearSRGBColorSpace);
    return new Mesh(
      geometry,
      new MeshStandardMaterial({ color, metalness: metallicFactor, roughness: roughnessFactor }),
    );
  });
}

/** The nodes of a model file as `previewGlb` of the server writes it: no textures, no animation. Throws on anything else. */
export async function readGlb(bytes: ArrayBuffer): Promise<Object3D[]> {
  const file = chunksOf(bytes);
  await MeshoptDecoder.ready;
  const { scenes, scene = 0, nodes } = file.gltf;
  return scenes[scene]!.nodes.map((place) => {
    const { name = '', mesh, scale, extras = {} } = nodes[place]!;
    const node = new Object3D();
    Object.assign(node, { name, userData: extras });
    if (scale) node.scale.set(...scale);
    if (mesh !== undefined) node.add(...meshOf(file, mesh));
    return node;
  });
}
