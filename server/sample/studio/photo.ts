import * as THREE from 'three';
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js';
import { anchorsOf } from './anchors.ts';
import type { Anchors } from './anchors.ts';
import { extentOf, framingPoints, perspective, projectedBox } from './framing.ts';
import type { Extent, View } from './framing.ts';
import { groundLight, halton, lamps, roomToMirror, sampler } from './light.ts';
import { merged } from './materials.ts';
import { AVERAGE, DEVELOP } from './shaders.ts';

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
    this.expose(set, film, camera, target, options);
    const pixels = film.developed();
    film.dispose();
    set.model.geometry.dispose();
    return {
      pixels,
      anchors: anchorsOf(this.renderer, object, camera, width, height),
      extent: extentOf(projectedBox(points, camera)),
    };
  }

  private expose(
    set: Stage,
    film: Film,
    camera: THREE.PerspectiveCamera,
    target: THREE.Vector3,
    options: PhotoOptions,
  ): void {
    const sample = sampler(options.view.azimuth, [-0.72, 0.95, 0.62]);
    const base = camera.position.clone();
    const n = options.frames;
    let light = 0;
    for (let i = 0; i < n; i++) light += groundLight(sample(i), false) / n;
    for (let i = 0; i < n; i++) {
      const now = sample(i);
      [now.key, now.rim, now.dome].forEach((towards, lamp) =>
        set.lamps[lamp]?.position.copy(set.centre).addScaledVector(towards, set.radius * 4),
      );
      set.uniforms.now.value = groundLight(now, true);
      set.uniforms.mean.value = light;
      camera.setViewOffset(
        film.width,
        film.height,
        halton(i + 1, 2) - 0.5,
        halton(i + 1, 3) - 0.5,
        film.width,
        film.height,
      );
      if (options.aperture) jitterLens(camera, base, target, options.aperture, i, options.view.roll);
      film.expose(set.scene, camera, i);
    }
    camera.clearViewOffset();
    camera.position.copy(base);
    camera.lookAt(target);
    if (options.view.roll) camera.rotateZ(options.view.roll);
    camera.updateMatrixWorld();
  }
}

function jitterLens(
  camera: THREE.Camera,
  base: THREE.Vector3,
  target: THREE.Vector3,
  aperture: number,
  i: number,
  roll = 0,
): void {
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
  lamps: THREE.DirectionalLight[];
  centre: THREE.Vector3;
  radius: number;
  uniforms: { now: { value: number }; mean: { value: number } };
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
  return { scene, model, lamps: lights, centre: sphere.center, radius: sphere.radius, uniforms };
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

/** The running average of frames in float, and its development to sRGB with a smoothed shadow. */
class Film {
  private readonly frame: THREE.WebGLRenderTarget;
  private sum: THREE.WebGLRenderTarget;
  private next: THREE.WebGLRenderTarget;
  private readonly average = new FullScreenQuad(new THREE.ShaderMaterial(AVERAGE()));

  constructor(
    private readonly renderer: THREE.WebGLRenderer,
    readonly width: number,
    readonly height: number,
  ) {
    const nearest = { minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter } as const;
    this.frame = new THREE.WebGLRenderTarget(width, height, { ...nearest, type: THREE.HalfFloatType });
    this.sum = new THREE.WebGLRenderTarget(width, height, { ...nearest, type: THREE.FloatType, depthBuffer: false });
    this.next = this.sum.clone();
    renderer.setRenderTarget(this.sum);
    renderer.clear();
  }

  expose(scene: THREE.Scene, camera: THREE.Camera, i: number): void {
    this.renderer.setRenderTarget(this.frame);
    this.renderer.clear();
    this.renderer.render(scene, camera);
    const { uniforms } = this.average.material as THREE.ShaderMaterial;
    uniforms.before!.value = this.sum.texture;
    uniforms.frame!.value = this.frame.texture;
    uniforms.share!.value = 1 / (i + 1);
    this.renderer.setRenderTarget(this.next);
    this.average.render(this.renderer);
    [this.sum, this.next] = [this.next, this.sum];
  }

  developed(): Uint8Array {
    const { width, height } = this;
    const develop = new FullScreenQuad(new THREE.ShaderMaterial(DEVELOP(width, height, width / 200)));
    (develop.material as THREE.ShaderMaterial).uniforms.film!.value = this.sum.texture;
    const paper = new THREE.WebGLRenderTarget(width, height, { type: THREE.UnsignedByteType, depthBuffer: false });
    this.renderer.setRenderTarget(paper);
    this.renderer.clear();
    develop.render(this.renderer);
    const pixels = new Uint8Array(width * height * 4);
    this.renderer.readRenderTargetPixels(paper, 0, 0, width, height, pixels);
    this.renderer.setRenderTarget(null);
    paper.dispose();
    return pixels;
  }

  dispose(): void {
    for (const target of [this.frame, this.sum, this.next]) target.dispose();
  }
}
