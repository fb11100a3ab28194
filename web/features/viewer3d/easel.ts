import type { BufferGeometry } from 'three';
import {
  BoxGeometry,
  Group,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  MeshStandardMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  WebGLRenderer,
} from 'three';
import { modelOf } from './model.ts';
import { inksOf } from './page-inks.ts';
import { Studio } from './studio.ts';

const SHARPEST = 2;

/** The same directions or places as model files have them: whole numbers that stand for -1 to 1, three of every `stride`. */
function quantised(geometry: BufferGeometry, name: string, values: Int16Array | Int8Array, stride: number) {
  const source = geometry.getAttribute(name);
  const packed = new InterleavedBufferAttribute(new InterleavedBuffer(values, stride), 3, 0, true);
  for (let place = 0; place < source.count; place += 1)
    packed.setXYZ(place, source.getX(place), source.getY(place), source.getZ(place));
  geometry.setAttribute(name, packed);
}

/** Made like a model. Drawn where nobody sees it yet, it has the graphics compile what a model will need. */
function madeBlock() {
  const box = new BoxGeometry();
  const { count } = box.getAttribute('position');
  quantised(box, 'position', new Int16Array(count * 4), 4);
  quantised(box, 'normal', new Int8Array(count * 4), 4);
  return modelOf([new Mesh(box, new MeshStandardMaterial())]);
}

/** What draws on a canvas, as long as that has its context. */
export class Easel {
  readonly studio = new Studio();
  readonly camera = new PerspectiveCamera();
  readonly gl: WebGLRenderer;
  /** Of the next frame; 0 when none is asked for. */
  private asked = 0;

  constructor(readonly canvas: HTMLCanvasElement) {
    this.gl = new WebGLRenderer({ canvas, alpha: true, antialias: true, powerPreference: 'high-performance' });
    // Asking for errors waits for every program on its own.
    this.gl.debug.checkShaderErrors = import.meta.env.DEV;
    this.gl.toneMapping = NeutralToneMapping;
    this.gl.localClippingEnabled = true;
    Object.assign(this.gl.shadowMap, { enabled: true, type: PCFShadowMap, autoUpdate: false, needsUpdate: true });
    canvas.addEventListener('webglcontextlost', () => this.end(), { once: true });
  }

  /** Asks for one new frame. */
  readonly invalidate = () => {
    this.asked ||= requestAnimationFrame(() => {
      this.asked = 0;
      this.gl.render(this.studio.scene, this.camera);
    });
  };

  setSize(width: number, height: number) {
    this.gl.setPixelRatio(Math.min(SHARPEST, Math.max(1, devicePixelRatio)));
    this.gl.setSize(width, height);
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
    this.invalidate();
  }

  /** What is only compiled needs no room. */
  prepare() {
    const block = madeBlock();
    this.setSize(1, 1);
    this.studio.show({ model: block, inks: inksOf(this.canvas), azimuth: 0, grounded: true, caps: new Group() });
    this.gl.render(this.studio.scene, this.camera);
    // Not freed: what was compiled for it stays as long as it does.
    this.studio.clear();
  }

  private end() {
    cancelAnimationFrame(this.asked);
    this.gl.dispose();
  }
}
