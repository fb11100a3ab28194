import {
  Box3,
  DirectionalLight,
  DoubleSide,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Sphere,
} from 'three';
import { outlineAt, type Model } from './model.ts';
import { markGeometry, ringGeometry } from './turntable.ts';

/** The page's colours, as it writes them. */
export interface Inks {
  readonly ring: string;
  readonly mark: string;
  readonly ink: string;
  readonly paper: string;
  /** How light what is drawn in black becomes: 0 is black. */
  readonly drawn: number;
}

interface Set {
  readonly model: Model;
  readonly inks: Inks;
  /** Of the first view, radians: the key light stands to the left of it. */
  readonly azimuth: number;
  /** Drawn in ink, the model stands on nothing. */
  readonly grounded: boolean;
  /** Lies in the model's own coordinates. */
  readonly caps: Group;
}

/** The ring's reach, as a share of the model's. */
const RING = 0.72;

function keyLight() {
  const key = new DirectionalLight('#fffbf5', 2.3);
  key.castShadow = true;
  Object.assign(key.shadow, { radius: 9, blurSamples: 16, bias: -0.0004 });
  key.shadow.mapSize.set(2048, 2048);
  return key;
}

function turntable() {
  const ground = new Mesh(new PlaneGeometry(12, 12), new ShadowMaterial({ transparent: true, opacity: 0.22 }));
  ground.receiveShadow = true;
  ground.rotation.x = -Math.PI / 2;
  const ring = new LineSegments(ringGeometry(), new LineBasicMaterial({ transparent: true, opacity: 0.75 }));
  ring.position.y = 0.002;
  const mark = new Mesh(markGeometry(), new MeshBasicMaterial({ side: DoubleSide, toneMapped: false }));
  mark.position.y = 0.003;
  return { all: new Group().add(ground, ring, mark), ring, mark };
}

/** A model on its turntable under the shop's light: key left, rim behind right, sky over all. */
export class Studio {
  readonly scene = new Scene();
  private readonly key = keyLight();
  private readonly rim = new DirectionalLight('#f3f7ff', 0.9);
  private readonly lamps = new Group().add(new HemisphereLight('#ffffff', '#b9b4a8', 1.5), this.key, this.rim);
  private readonly turntable = turntable();
  private model: Model | null = null;

  constructor() {
    this.lamps.add(this.key.target, this.rim.target);
    this.scene.add(this.lamps, this.turntable.all);
  }

  /** Puts this in the place of what stands here. */
  show({ model, inks, azimuth, grounded, caps }: Set) {
    if (model !== this.model) this.clear();
    this.model = model;
    model.stand.add(caps);
    this.scene.add(model.stand);
    const box = new Box3().setFromPoints(outlineAt(model, 0));
    const { center, radius } = box.getBoundingSphere(new Sphere());
    this.light(radius);
    this.lamps.position.copy(center);
    this.lamps.rotation.y = azimuth;
    const { all, ring, mark } = this.turntable;
    all.position.set(center.x, all.position.y, center.z);
    all.scale.setScalar(radius * RING);
    all.visible = grounded;
    ring.material.color.setStyle(inks.ring);
    mark.material.color.setStyle(inks.mark);
  }

  /** The turntable stands at this height, metres: it sinks when the model comes apart downwards. */
  sinkTo(height: number) {
    this.turntable.all.position.y = height;
  }

  /** Takes the model away, and frees nothing of it. */
  clear() {
    if (this.model) this.scene.remove(this.model.stand);
    this.model = null;
  }

  private light(size: number) {
    this.key.position.set(-0.72, 1.5, 0.62).multiplyScalar(size * 3);
    this.rim.position.set(0.85, 0.55, -0.75).multiplyScalar(size);
    const { camera } = this.key.shadow;
    const reach = size * 2.4;
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: size * 0.2, far: size * 9 });
    camera.updateProjectionMatrix();
    this.key.shadow.normalBias = size * 0.009;
  }
}
