import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../../server/sample/guides/guide-steps.ts';
import { GUIDE_TEXTS } from '../../../server/sample/guides/guide-texts.ts';
import { MODEL_IDS, modelSource } from '../../../server/sample/models/model.ts';

const PICTURES = JSON.parse(
  readFileSync(new URL('../../../server/sample/pictures/pictures.json', import.meta.url), 'utf8'),
) as Record<string, { alt: Record<string, string> }>;

describe.each(MODEL_IDS)('the build guide of %s', (model) => {
  const steps = stepsOf(model);

  it('has words for each step in three languages', () => {
    expect(steps.length).toBeGreaterThan(0);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const { steps: told } of Object.values(GUIDE_TEXTS[model]!)) expect(told).toHaveLength(steps.length);
  });

  it('lists parts of the model only, and leaves none out', () => {
    const parts = modelSource(model).parts.map(({ id }) => id);
    const held = new Set(steps.flatMap((step) => step.parts));
    expect([...held].filter((id) => !parts.includes(id))).toEqual([]);
    expect(parts.filter((id) => !held.has(id))).toEqual([]);
  });

  it('draws each step', () => {
    for (const { id } of steps) expect(Object.keys(PICTURES[`s-${model}-${id}`]!.alt)).toEqual(['en', 'sk', 'de']);
  });
});

describe('the guide of the beginner’s rocket', () => {
  const guides = Object.values(GUIDE_TEXTS['iskra-24']!);

  it('attaches the parachute and packs it with wadding, in every language', () => {
    for (const { steps } of guides) {
      const told = steps.map(({ text }) => text).join(' ');
      expect(told).toMatch(/parachute|padák|Fallschirm/);
      expect(told).toMatch(/wadding|vaty|Schutzwatte/);
    }
  });

  /** NAR Model Rocket Safety Code: 15 feet for motors of class D or smaller, 30 feet for larger ones; E needs 1,000 feet of field. */
  it('keeps the distances of the safety code for its motors, in every language', () => {
    for (const { safety } of guides) {
      const metres = [...safety.join(' ').matchAll(/(\d+) m\b/g)].map(([, figure]) => Number(figure));
      const [upToD, classE, ...fields] = metres;
      expect([upToD! * 3.2808 >= 15, classE! * 3.2808 >= 30]).toEqual([true, true]);
      expect(fields.map((field, place) => field * 3.2808 >= [400, 500, 1000][place]!)).toEqual([true, true, true]);
    }
  });
});
