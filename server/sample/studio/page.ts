import { drawLines } from './drawing.ts';
import { Kit } from './kit.ts';
import type { StudioModel } from './kit.ts';
import { PhotoStudio } from './photo.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes.ts';

/** What the page hands back: raw RGBA from the bottom row up, in base64. */
export interface Delivered {
  kind: Scene['kind'];
  width: number;
  height: number;
  scale: number;
  rgba: string;
  anchors: object;
  extent: object;
  /** Dimensions with both ends in percent of the frame. */
  dims: object[];
}

let studio: PhotoStudio | undefined;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text);
}

function partScene(partId: string): Scene {
  const view = { azimuth: 0.7, elevation: 0.35 };
  return {
    kind: 'drawing',
    width: 360,
    height: 270,
    object: (model) => new Kit(model, 1).onBed(partId),
    view,
    pad: 1.16,
  };
}

/** Takes one picture. `name` is a scene, or `p-<model>-<part>` for the drawing of one part. */
async function shoot(name: string, model: StudioModel, size: number, frames?: number): Promise<Delivered> {
  await Promise.all(
    ['600 40px "Decal"', '500 40px "DecalMono"'].map((font) => document.fonts.load(font, 'KRIVÁŇ 420')),
  );
  const prefix = `p-${model.id}-`;
  const scene =
    SCENES[model.id]?.[name] ?? (name.startsWith(prefix) ? partScene(name.slice(prefix.length)) : undefined);
  if (!scene) throw new Error(`There is no picture ${name}`);
  studio ??= new PhotoStudio();
  const scale = (scene.kind === 'drawing' ? 2 : 1) * size;
  const [width, height] = [Math.round(scene.width * scale), Math.round(scene.height * scale)];
  const object = scene.object(model);
  const { view, pad } = scene;
  const shot =
    scene.kind === 'drawing'
      ? drawLines({ renderer: studio.renderer, object, width, height, view, pad })
      : {
          marks: {},
          ...studio.shoot(object, width, height, {
            view,
            pad,
            frames: frames ?? scene.frames ?? 28,
            aperture: scene.aperture,
          }),
        };
  const marks: Record<string, [number, number]> = shot.marks;
  const dims = (scene.dims ?? []).map(({ id, mm, from, to }) => ({ id, mm, from: marks[from], to: marks[to] }));
  return {
    kind: scene.kind,
    width,
    height,
    scale,
    rgba: base64(shot.pixels),
    anchors: shot.anchors,
    extent: shot.extent,
    dims,
  };
}

Object.assign(window, { shoot });
