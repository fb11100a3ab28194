import { expect, it } from 'vitest';
import { inTurn } from '../../../server/models/mesh/mesh-thread.ts';

it('work on meshes is done one after the other, first what a visitor waits for, whatever fails', async () => {
  const done: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    expect((running += 1)).toBe(1);
    await Promise.resolve();
    running -= 1;
    done.push(name);
    if (name.startsWith('wrong')) throw new Error(name);
    return name;
  };
  const all = await Promise.allSettled([
    inTurn(work('begun')),
    inTurn(work('wrong upload')),
    inTurn(work('upload')),
    inTurn(work('choice'), true),
    inTurn(work('wrong choice'), true),
  ]);
  expect(done).toEqual(['begun', 'choice', 'wrong choice', 'wrong upload', 'upload']);
  expect(all.map((each) => (each.status === 'fulfilled' ? each.value : 'refused'))).toEqual([
    'begun',
    'refused',
    'upload',
    'choice',
    'refused',
  ]);
});
