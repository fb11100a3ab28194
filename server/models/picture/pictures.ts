import { anchorsOf, type Anchors } from './anchors.ts';
import type { Size } from './camera.ts';
import { drawingOf } from './drawing.ts';
import type { Frame } from './isometric.ts';
import { photographOf, type Photograph } from './photograph.ts';
import type { Scene } from './scene.ts';
import { TooCostly } from './z-buffer.ts';

/** Of one part, and of a whole model. */
export const PART_PHOTO: Size = { width: 480, height: 360 };
export const MODEL_PHOTO: Size = { width: 800, height: 600 };

/** A photograph and a drawing of the same scene. */
export interface Pictures {
  readonly photo: Photograph;
  readonly svg: string;
  readonly frame: Frame;
  readonly anchors: Anchors;
}

/** Makes both; null for a scene without a size, and for one that would take too long. */
export const picturesOf = (scene: Scene, size: Size): Pictures | null => {
  try {
    const drawing = drawingOf(scene);
    const photo = photographOf(scene, size);
    if (!drawing || !photo) return null;
    return { photo, svg: drawing.svg, frame: drawing.frame, anchors: anchorsOf(scene, drawing.seen) };
  } catch (error) {
    if (error instanceof TooCostly) return null;
    throw error;
  }
};
