import * as THREE from 'three';
import { anchorsOf } from './anchors.ts';
import type { Anchors } from './anchors.ts';
import { Film } from './film.ts';
import { extentOf, framingPoints, perspective, projectedBox } from './framing.ts';
import type { Extent, View } from './framing.ts';
import { groundLight, halton, lamps, roomToMirror, sampler } from './light.ts';
import type { Sample } from './light.ts';
import { merged } from './materials.ts';

/** What a shot is: raw RGBA from the bottom row up, and where things are on it. */
export interface Shot {
  pixels: Uint8Array;
  anchors: Anchors;
  extent: Extent;
}

export interface PhotoOptions {
  view: View;
  frames: number;
  pad: number;
  /** Radius of the aperture in scene units; 0 is sharp everywhere. */
  aperture?: number;
}

/** Moments of light on the ground for each frame, and how much coarser its picture is. */
const SHADE = { moments: 5, coarse: 3 };

/** Takes photos with soft light by averaging many frames, each lit by one point of each light. */
export class PhotoStudio {
  readonly renderer: THREE.WebGLRenderer;
  private readonly mirror: THREE.Texture;

  constructor() {
    this.renderer = new THREE.WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
    this.renderer.setPixelRatio(1);
    this.renderer.setClearColor(0, 0);
    this.renderer.toneMapping = THREE.NoToneMapping;
    this.renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.BasicShadowMap;
    this.mirror = new THREE.PMREMGenerator(this.renderer).fromScene(roomToMirror(), 0.03).texture;
  }

  shoot(object: THREE.Object3D, width: number, height: number, options: PhotoOptions): Shot {
    const { view, pad } = options;
    this.renderer.setSize(width, height);
    object.updateMatrixWorld(true);
    const points = framingPoints(object, 3000);
    const { camera, target } = perspective(view, points, width / height, pad);
    const set = stage(object, this.mirror);
    const film = new Film(this.renderer, width, height);
    const shade = new Film(this.renderer, Math.round(width / SHADE.coarse), Math.round(height / SHADE.coarse));
    this.exposeGround(set, shade, camera, options);
    this.exposeObject(set, film, { camera, target }, options);
    const pixels = film.developed(shade);
    for (const used of [film, shade]) used.dispose();
    set.model.geometry.dispose();
    return {
      pixels,
      anchors: anchorsOf({ renderer: this.renderer, object, camera, width, height }),
      extent: extentOf(projectedBox(points, camera)),
    };
  }

  /** The shadow on the ground, under the object too; it is soft, so it takes many moments and few pixels. */
  private exposeGround(set: Stage, film: Film, camera: THREE.PerspectiveCamera, options: PhotoOptions): void {
    const sample = lightOf(options.view);
    const n = options.frames * SHADE.moments;
    let mean = 0;
    for (let i = 0; i < n; i++) mean += groundLight(sample(i), false) / n;
    set.uniforms.mean.value = mean;
    set.show('ground');
    for (let i = 0; i < n; i++) {
      const now = sample(i);
      set.uniforms.now.value = groundLight(now, true);
      set.light(now);
      film.expose(set.scene, camera, i);
    }
  }

  /** The object alone, on nothing. */
  private exposeObject(
    set: Stage,
    film: Film,
    { camera, target }: { camera: THREE.PerspectiveCamera; target: THREE.Vector3 },
    options: PhotoOptions,
  ): void {
    const sample = lightOf(options.view);
    const base = camera.position.clone();
    const { width, height } = film;
    set.show('object');
    for (let i = 0; i < options.frames; i++) {
      set.light(sample(i));
      camera.setViewOffset(width, height, halton(i + 1, 2) - 0.5, halton(i + 1, 3) - 0.5, width, height);
      if (options.aperture) jitterLens({ camera, base, target, roll: options.view.roll }, options.aperture, i);
      film.expose(set.scene, camera, i);
    }
    camera.clearViewOffset();
    camera.position.copy(base);
    camera.lookAt(target);
    if (options.view.roll) camera.rotateZ(options.view.roll);
    camera.updateMatrixWorld();
  }
}

const lightOf = (view: View): ((i: number) => Sample) => sampler(view.azimuth, [-0.72, 0.95, 0.62]);

interface Lens {
  readonly camera: THREE.Camera;
  /** Where it stands without jitter. */
  readonly base: THREE.Vector3;
  readonly target: THREE.Vector3;
  readonly roll?: number;
}

function jitterLens({ camera, base, target, roll = 0 }: Lens, aperture: number, i: number): void {
  const [angle, reach] = [2 * Math.PI * halton(i + 1, 17), Math.sqrt(halton(i + 1, 19)) * aperture];
  const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
  camera.position
    .copy(base)
    .addScaledVector(right, Math.cos(angle) * reach)
    .addScaledVector(up, Math.sin(angle) * reach);
  camera.lookAt(target);
  if (roll) camera.rotateZ(roll);
  camera.updateMatrixWorld();
}

interface Stage {
  scene: THREE.Scene;
  model: THREE.Mesh;
  uniforms: { now: { value: number }; mean: { value: number } };
  /** Puts the lamps where one moment has them. */
  light: (now: Sample) => void;
  /** What the camera sees; the object throws its shadow in both cases. */
  show: (what: 'object' | 'ground') => void;
}

function stage(object: THREE.Object3D, mirror: THREE.Texture): Stage {
  const scene = new THREE.Scene();
  scene.environment = mirror;
  scene.environmentIntensity = 0.55;
  const group = merged(object);
  const model = group.children[group.children.length - 1] as THREE.Mesh;
  const box = new THREE.Box3().setFromObject(object, true);
  const sphere = box.getBoundingSphere(new THREE.Sphere());
  const lights = lamps(sphere.center, sphere.radius);
  const uniforms = { now: { value: 1 }, mean: { value: 1 } };
  const ground = new THREE.Mesh(new THREE.PlaneGeometry(400, 400), shadowCatcher(uniforms));
  ground.rotation.x = -Math.PI / 2;
  ground.position.y = box.min.y - 0.001;
  ground.receiveShadow = true;
  scene.add(group, ground, ...lights, ...lights.map((lamp) => lamp.target));
  const [seen, unseen] = [model.material, new THREE.MeshBasicMaterial({ colorWrite: false, depthWrite: false })];
  const light = ({ key, rim, dome }: Sample): void =>
    [key, rim, dome].forEach((towards, lamp) =>
      lights[lamp]?.position.copy(sphere.center).addScaledVector(towards, sphere.radius * 4),
    );
  const show = (what: 'object' | 'ground'): void => {
    ground.visible = what === 'ground';
    for (const child of group.children) child.visible = child === model || what === 'object';
    model.material = what === 'object' ? seen : unseen;
  };
  return { scene, model, uniforms, light, show };
}

/** A ground that shows nothing but the missing light, as alpha. */
function shadowCatcher(uniforms: Stage['uniforms']): THREE.Material {
  const material = new THREE.MeshLambertMaterial({ color: 0xffffff, transparent: true });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.lightNow = uniforms.now;
    shader.uniforms.lightMean = uniforms.mean;
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nuniform float lightNow, lightMean;')
      .replace(
        '#include <opaque_fragment>',
        'gl_FragColor = vec4(vec3(0.), clamp((lightNow - dot(reflectedLight.directDiffuse, vec3(.3333))) / lightMean, 0., 1.) * .9);',
      );
  };
  return material;
}
