import { describe, expect, it } from 'vitest';
import { changedParts } from '../../../server/models/version/model-changes.ts';

const part = (id: string, sha256: string) => ({ id, sha256 });

describe('changes between two versions of a model', () => {
  it('are none when every part has the file that it had', () => {
    const parts = [part('nose', 'a'), part('tube', 'b')];
    expect(changedParts(parts, [...parts].reverse())).toEqual({ added: [], changed: [], removed: [] });
  });

  it('name what is new, what has another file, and what is gone', () => {
    const older = [part('nose', 'a'), part('tube', 'b'), part('fin', 'c')];
    const newer = [part('fin', 'd'), part('nose', 'a'), part('lug', 'e')];
    expect(changedParts(older, newer)).toEqual({
      added: [part('lug', 'e')],
      changed: [part('fin', 'd')],
      removed: [part('tube', 'b')],
    });
  });

  it('take a part with another id for another part, though its file is the same', () => {
    const { added, removed, changed } = changedParts([part('fin', 'c')], [part('fin-large', 'c')]);
    expect([added, changed, removed]).toEqual([[part('fin-large', 'c')], [], [part('fin', 'c')]]);
  });
});
