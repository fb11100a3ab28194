import { describe, expect, it } from 'vitest';
import { guide, guideBeside, guideIn } from '../../../server/models/guide.ts';
import { buildGuide } from '../../support/builders/build-guide.ts';

const GUIDE = buildGuide([
  { locale: 'en', sha256: 'a' },
  { locale: 'sk', sha256: 'b' },
]);

describe('a guide with steps', () => {
  it('goes on in a new version in the languages whose PDF stays; another PDF has no steps', () => {
    const papers = [
      { locale: 'en' as const, sha256: 'a' },
      { locale: 'sk' as const, sha256: 'another' },
      { locale: null, sha256: 'b' },
    ];
    expect(Object.keys(guideBeside(GUIDE, papers).texts)).toEqual(['en']);
  });

  it('is read in its own languages only', () => {
    expect(guideIn(GUIDE, 'sk')!.steps[0]).toMatchObject({ id: 'fins', title: 'Stabilizátory', parts: ['fin'] });
    expect(guideIn(GUIDE, 'de')).toBeNull();
    expect(guideIn(undefined, 'en')).toBeNull();
  });

  it('is refused where a language tells another number of steps', () => {
    const en = { ...GUIDE.texts.en!, steps: GUIDE.texts.en!.steps.slice(1) };
    expect(guide.safeParse({ ...GUIDE, texts: { en } }).success).toBe(false);
    expect(guide.safeParse(GUIDE).success).toBe(true);
  });
});
