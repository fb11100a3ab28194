import type { GuideTexts } from './guide-text.ts';
import { PANTILT_TEXTS, RXBOX_TEXTS } from './texts-bench.ts';
import { DUNAJ_TEXTS } from './texts-dunaj.ts';
import { ISKRA_TEXTS, VAJCE_TEXTS } from './texts-first.ts';
import { GEMER_TEXTS } from './texts-gemer.ts';
import { HRON_TEXTS } from './texts-hron.ts';
import { KESTREL_TEXTS } from './texts-kestrel.ts';
import { BAY_TEXTS, KRIVAN_TEXTS } from './texts-krivan.ts';
import { LIENKA_TEXTS } from './texts-lienka.ts';

/** What each model's guide says. */
export const GUIDE_TEXTS: Readonly<Record<string, GuideTexts>> = {
  'krivan-38-2': KRIVAN_TEXTS,
  'avionics-bay-54': BAY_TEXTS,
  'dunaj-420': DUNAJ_TEXTS,
  'kestrel-860': KESTREL_TEXTS,
  'iskra-24': ISKRA_TEXTS,
  'vajce-60': VAJCE_TEXTS,
  'gemer-110': GEMER_TEXTS,
  'hron-360': HRON_TEXTS,
  'lienka-960': LIENKA_TEXTS,
  'pan-tilt-21': PANTILT_TEXTS,
  'sucha-96': RXBOX_TEXTS,
};
