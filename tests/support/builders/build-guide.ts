import type { Guide } from '../../../server/models/guide.ts';
import type { GuidePaper } from '../../../server/models/guide.service.ts';

const told = (titles: readonly string[]) => titles.map((title) => ({ title, text: `${title}: how.` }));

const TITLES = {
  en: ['Fins', 'Nose'],
  sk: ['Stabilizátory', 'Špička'],
  de: ['Leitwerk', 'Spitze'],
};

/** A guide of two steps in the languages of these papers. */
export const buildGuide = (papers: readonly Pick<GuidePaper, 'locale' | 'sha256'>[]): Guide => ({
  steps: [
    { id: 'fins', parts: ['fin'] },
    { id: 'nose', parts: ['nose', 'ballast'] },
  ],
  texts: Object.fromEntries(
    papers.map(({ locale, sha256 }) => [
      locale,
      {
        pdf: sha256,
        pages: 3,
        subtitle: 'Rocket',
        hardware: ['Glue'],
        safety: ['Stand back.'],
        steps: told(TITLES[locale]),
      },
    ]),
  ),
});
