import type * as THREE from 'three';
import type { View } from './framing.ts';
import type { StudioModel } from './kit.ts';

/** One picture: what stands there, and from where it is seen. Width and height are those of the file. */
export interface Scene {
  kind: 'photo' | 'drawing';
  width: number;
  height: number;
  object: (model: StudioModel) => THREE.Object3D;
  view: View;
  pad: number;
  frames?: number;
  aperture?: number;
  /** Dimensions between two marks, for a drawing that is dimensioned on the page. */
  dims?: { id: string; from: string; to: string; mm: number }[];
}

/** What most photographs and drawings share. */
export const PHOTO = { kind: 'photo', width: 1120, height: 840, frames: 14 } as const;
export const DRAWING = { kind: 'drawing', width: 800, height: 600, pad: 1.1 } as const;
