import type { DownloadItem } from '../catalog/product-tabs.types.ts';
import type { Locale } from '../core/locale.ts';
import { guideIn, type GuideInLanguage } from './guide.ts';
import type { FileSum, ModelFacts } from './models.loaders.ts';

type Label = Record<Locale, (files: number) => string>;

const partsIn: Record<'STL' | '3MF', Label> = {
  STL: {
    en: (n) => `Parts as STL, ${n} files`,
    sk: (n) => `Diely ako STL, počet súborov: ${n}`,
    de: (n) => `Teile als STL, ${n} Dateien`,
  },
  '3MF': {
    en: (n) => `Parts as 3MF, ${n} files`,
    sk: (n) => `Diely ako 3MF, počet súborov: ${n}`,
    de: (n) => `Teile als 3MF, ${n} Dateien`,
  },
};

const LABELS: Record<FileSum['kind'], Label> = {
  ...partsIn,
  GUIDE: { en: () => 'Build guide', sk: () => 'Stavebný návod', de: () => 'Bauanleitung' },
  LICENCE: { en: () => 'Licence', sk: () => 'Licencia', de: () => 'Lizenz' },
  README: { en: () => 'Parts list', sk: () => 'Zoznam dielov', de: () => 'Stückliste' },
};

const GUIDED: Record<Locale, (guide: GuideInLanguage) => string> = {
  en: ({ steps, pages }) => `Build guide on the screen and as a PDF (${steps.length} steps, ${pages} pages)`,
  sk: ({ steps, pages }) => `Stavebný návod na obrazovke a v PDF (krokov: ${steps.length}, strán: ${pages})`,
  de: ({ steps, pages }) => `Bauanleitung am Bildschirm und als PDF (${steps.length} Schritte, ${pages} Seiten)`,
};

const PREVIEW: Record<Locale, string> = { en: '3D preview', sk: '3D náhľad', de: '3D-Vorschau' };

/** The sold files with their real sizes and no address, then the preview that anyone may fetch. A kit has only the preview. */
export const downloadItems = (model: ModelFacts | null, sold: boolean, locale: Locale): DownloadItem[] => {
  if (!model) return [];
  const guide = guideIn(model.manifest?.guide, locale);
  const files = (sold ? model.sums : []).map(({ kind, format, files: count, bytes }) => ({
    label: kind === 'GUIDE' && guide ? GUIDED[locale](guide) : LABELS[kind][locale](count),
    url: null,
    format,
    sizeBytes: bytes,
  }));
  if (!model.previewKey || model.previewBytes === null) return files;
  return [
    ...files,
    { label: PREVIEW[locale], url: `/media/${model.previewKey}`, format: 'GLB', sizeBytes: model.previewBytes },
  ];
};
