import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { mergeVersioned } from '../../../web/lib/graphql/merge-versioned.ts';

interface Draft {
  version: number;
  nose: string;
  fin: string;
}

const conflict = () =>
  new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code: 'VERSION_CONFLICT', args: {} } }] });

/** A screen that read version 1 while `stored` is what somebody else made of it. */
const editorOf = (stored: Draft) => {
  let kept = stored;
  let shown: Draft = { version: 1, nose: 'red', fin: 'red' };
  const joining = { known: () => shown, stored: async () => kept, show: (draft: Draft) => void (shown = draft) };
  const save = (nose: string) =>
    mergeVersioned(
      joining,
      (draft) => draft.nose,
      async ({ version }) => {
        if (version !== kept.version) throw conflict();
        return (kept = { ...kept, nose, version: version + 1 });
      },
    );
  return { save, kept: () => kept, shown: () => shown };
};

describe('a change of something that two edit', () => {
  it('joins what the other did elsewhere in it', async () => {
    const { save, kept } = editorOf({ version: 2, nose: 'red', fin: 'blue' });
    await save('white');
    expect(kept()).toEqual({ version: 3, nose: 'white', fin: 'blue' });
  });

  it('of the same is told and shown first, and holds when it is sent again', async () => {
    const { save, kept, shown } = editorOf({ version: 2, nose: 'green', fin: 'red' });
    await expect(save('white')).rejects.toThrow(CombinedGraphQLErrors);
    expect([kept().nose, shown().nose]).toEqual(['green', 'green']);
    await save('white');
    expect(kept()).toEqual({ version: 3, nose: 'white', fin: 'red' });
  });
});
