import type { Scene } from './scene.ts';
import { DUNAJ_SCENES } from './scenes.dunaj.ts';
import { KESTREL_SCENES } from './scenes.kestrel.ts';
import { BAY_SCENES, KRIVAN_SCENES } from './scenes.krivan.ts';

/** The pictures of each model. */
export const SCENES: Record<string, Record<string, Scene>> = {
  'krivan-38-2': KRIVAN_SCENES,
  'avionics-bay-54': BAY_SCENES,
  'dunaj-420': DUNAJ_SCENES,
  'kestrel-860': KESTREL_SCENES,
};
