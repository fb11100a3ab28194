import {
  BufferAttribute,
  BufferGeometry,
  DirectionalLight,
  Euler,
  Group,
  HemisphereLight,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  DoubleSide,
  PerspectiveCamera,
  Quaternion,
  Scene,
  Sphere,
  Vector3,
  WebGLRenderer,
} from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { radians } from '../camera/framing.ts';

type Three = readonly [number, number, number];

/** A body in millimetres, z up, and where its copies stand. */
export interface Body {
  readonly points: Float32Array;
  readonly corners: Uint32Array;
  readonly places: readonly { readonly turn: Three; readonly move: Three }[];
  /** Of two shapes laid over each other: the old one is seen through. Absent: as printed. */
  readonly look?: 'old' | 'new';
  /** Keeps its room and is not drawn. */
  readonly isHidden?: boolean;
}

/** Degrees round the bodies from their front, and above them. */
export interface Direction {
  readonly azimuth: number;
  readonly tilt: number;
}

const CREASE = radians(30);
const FIELD_OF_VIEW = 30;
const ROOM = 1.05;
/** Grey, whatever the theme. */
const FILAMENT = '#b9b7ae';
/** Blue and orange, which every eye tells apart. */
const LOOKS = {
  printed: { color: FILAMENT },
  // What both have is a mixture of the two, what is new alone orange, what is gone alone blue.
  new: { color: '#f0951a', transparent: true, opacity: 0.66 },
  old: { color: '#1f5fd0', transparent: true, opacity: 0.6, depthWrite: false, side: DoubleSide },
};
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7];

const geometryOf = ({ points, corners }: Body): BufferGeometry => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(points, 3));
  geometry.setIndex(new BufferAttribute(corners, 1));
  const creased = toCreasedNormals(geometry, CREASE);
  creased.computeBoundingBox();
  return creased;
};

/** First turned about x, y and z in turn, then moved. */
const matrixOf = (turn: Three, move: Three): Matrix4 => {
  const [x, y, z] = turn.map(radians) as [number, number, number];
  const turned = new Quaternion().setFromEuler(new Euler(x, y, z, 'ZYX'));
  return new Matrix4().compose(new Vector3(...move), turned, new Vector3(1, 1, 1));
};

const cornersOf = ({ geometry, matrix }: Mesh): Vector3[] => {
  const { min, max } = geometry.boundingBox!;
  return CORNERS.map((i) =>
    new Vector3(i & 1 ? max.x : min.x, i & 2 ? max.y : min.y, i & 4 ? max.z : min.z).applyMatrix4(matrix),
  );
};

/** Draws bodies on a canvas, a frame for each change. Throws where the browser does not draw in 3D. */
export class BodiesScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW);
  readonly #materials = {
    printed: new MeshStandardMaterial({ ...LOOKS.printed, roughness: 0.7 }),
    old: new MeshStandardMaterial({ ...LOOKS.old, roughness: 0.7 }),
    new: new MeshStandardMaterial({ ...LOOKS.new, roughness: 0.7 }),
  };
  readonly #sizes: ResizeObserver;
  /** By the points of a body: one that stays as it is keeps its own. */
  #geometries = new Map<Float32Array, BufferGeometry>();
  #group = new Group();
  #sphere = new Sphere();
  #direction: Direction = { azimuth: 0, tilt: 0 };

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#camera.up.set(0, 0, 1);
    const sun = new DirectionalLight('#ffffff', 1.8);
    sun.position.set(200, -300, 400);
    this.#scene.add(new HemisphereLight('#ffffff', '#8a8a8a', 1.6), sun, this.#group);
    this.#sizes = new ResizeObserver(() => this.#fit(canvas.parentElement!));
    this.#sizes.observe(canvas.parentElement!);
  }

  show(bodies: readonly Body[]): void {
    this.#group.clear();
    this.#keepOnly(new Set(bodies.map(({ points }) => points)));
    for (const body of bodies) {
      const geometry = this.#geometries.get(body.points) ?? geometryOf(body);
      this.#geometries.set(body.points, geometry);
      for (const { turn, move } of body.places) {
        const mesh = new Mesh(geometry, this.#materials[body.look ?? 'printed']);
        mesh.visible = !body.isHidden;
        mesh.renderOrder = body.look === 'new' ? 1 : 0;
        mesh.matrixAutoUpdate = false;
        mesh.matrix.copy(matrixOf(turn, move));
        this.#group.add(mesh);
      }
    }
    this.#sphere.setFromPoints((this.#group.children as Mesh[]).flatMap(cornersOf));
    this.#draw();
  }

  look(direction: Direction): void {
    this.#direction = direction;
    this.#draw();
  }

  dispose(): void {
    this.#sizes.disconnect();
    this.#keepOnly(new Set());
    for (const material of Object.values(this.#materials)) material.dispose();
    this.#renderer.dispose();
  }

  #keepOnly(wanted: ReadonlySet<Float32Array>): void {
    for (const [points, geometry] of this.#geometries) {
      if (wanted.has(points)) continue;
      geometry.dispose();
      this.#geometries.delete(points);
    }
  }

  #fit({ clientWidth, clientHeight }: HTMLElement): void {
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    this.#renderer.setSize(clientWidth, clientHeight, false);
    this.#camera.aspect = clientWidth / clientHeight;
    this.#draw();
  }

  #draw(): void {
    const { azimuth, tilt } = this.#direction;
    const [around, up] = [radians(azimuth), radians(tilt)];
    const distance = (this.#sphere.radius * ROOM) / Math.sin(radians(FIELD_OF_VIEW / 2));
    const way = new Vector3(Math.cos(up) * Math.sin(around), -Math.cos(up) * Math.cos(around), Math.sin(up));
    this.#camera.position.copy(this.#sphere.center).addScaledVector(way, distance);
    this.#camera.near = distance / 50;
    this.#camera.far = distance * 3;
    this.#camera.lookAt(this.#sphere.center);
    this.#camera.updateProjectionMatrix();
    this.#renderer.render(this.#scene, this.#camera);
  }
}
