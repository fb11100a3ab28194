import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../../server/sample/guides/guide.steps.ts';
import { GUIDE_TEXTS } from '../../../server/sample/guides/guide.ts';
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
