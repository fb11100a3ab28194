import type { Scene } from './scene.ts';
import { PANTILT_SCENES, RXBOX_SCENES } from './scenes-bench.ts';
import { DUNAJ_SCENES } from './scenes-dunaj.ts';
import { GEMER_SCENES } from './scenes-gemer.ts';
import { HRON_SCENES } from './scenes-hron.ts';
import { ISKRA_SCENES, VAJCE_SCENES } from './scenes-iskra.ts';
import { KESTREL_SCENES } from './scenes-kestrel.ts';
import { BAY_SCENES, KRIVAN_SCENES } from './scenes-krivan.ts';
import { LIENKA_SCENES } from './scenes-lienka.ts';
import { SPARE_SCENES } from './scenes-spares.ts';

/** The pictures of each model. */
export const SCENES: Record<string, Record<string, Scene>> = {
  'krivan-38-2': KRIVAN_SCENES,
  'avionics-bay-54': BAY_SCENES,
  'dunaj-420': DUNAJ_SCENES,
  'kestrel-860': KESTREL_SCENES,
  'iskra-24': ISKRA_SCENES,
  'vajce-60': VAJCE_SCENES,
  'gemer-110': GEMER_SCENES,
  'hron-360': HRON_SCENES,
  'lienka-960': LIENKA_SCENES,
  spares: SPARE_SCENES,
  'pan-tilt-21': PANTILT_SCENES,
  'sucha-96': RXBOX_SCENES,
};
