import * as THREE from 'three';
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js';
import { AVERAGE, DEVELOP } from './shaders.ts';

/** The running average of frames in float, and its development to sRGB over a shadow. */
export class Film {
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

  /** What was exposed, over the shadow of another film: RGBA from the bottom row up. */
  developed(shade: Film): Uint8Array {
    const { width, height } = this;
    const develop = new FullScreenQuad(new THREE.ShaderMaterial(DEVELOP(shade.width, shade.height)));
    const { uniforms } = develop.material as THREE.ShaderMaterial;
    uniforms.film!.value = this.sum.texture;
    uniforms.shade!.value = shade.sum.texture;
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
