import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mergeRows, mergeTyped } from '../../../web/features/admin-product/model/merge-typed.ts';
import { PartHeat } from '../../../web/features/admin-product/model/part-heat.tsx';
import { PartForm } from '../../../web/features/admin-product/model/part-form.tsx';
import { PartList } from '../../../web/features/admin-product/model/part-list.tsx';
import { anglesOf, nameFromFile } from '../../../web/features/admin-product/model/part-values.ts';
import { PartsTable } from '../../../web/features/admin-product/model/parts-table.tsx';
import { useModelDraft, type Draft } from '../../../web/features/admin-product/model/use-model-draft.ts';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

type Part = Draft['parts'][number];
interface Change {
  partId: string;
  name?: Part['name'];
  quantity?: number;
  material?: string;
  colour?: Part['colour'];
}

const picture = (url: string) => ({ __typename: 'PrivatePicture' as const, url, width: 480, height: 360 });
const heat: Part['heat'] = {
  __typename: 'PartHeat',
  above: picture('/above.webp'),
  below: picture('/below.webp'),
  legend: [
    { __typename: 'HeatShade', kind: 'PLAIN', hex: '#d8d6d0' },
    { __typename: 'HeatShade', kind: 'FLAT', hex: '#c8281e' },
  ],
};

const draftPart = (id: string, changes: Partial<Part> = {}): Part => ({
  __typename: 'ModelDraftPart',
  id,
  name: null,
  quantity: 1,
  material: null,
  colour: null,
  supports: null,
  orientation: { __typename: 'DraftOrientation', turn: [0, 0, 0], onBed: true },
  grams: 10,
  gramsFrom: 'ESTIMATE',
  cutFrom: null,
  sizeMm: [20, 20, 20],
  fileName: `${id}.stl`,
  bytes: 684,
  mesh: null,
  errors: [],
  pictures: null,
  heat,
  canBeMended: false,
  mending: null,
  ...changes,
});

let stored: Draft;
/** What others do between my reading and my saving. */
let meanwhile: (() => void) | null;
let sent: Change[][];

const answered = (parts: Part[], leftOut = stored.leftOut) => {
  stored = { ...stored, version: stored.version + 1, parts, leftOut };
  return stored;
};

const checkRead = (input: unknown) => {
  meanwhile?.();
  meanwhile = null;
  if ((input as { expectedVersion: number }).expectedVersion !== stored.version) throw new Refusal('VERSION_CONFLICT');
};

const changed = (changes: Change[]) => {
  sent.push(changes);
  return answered(
    stored.parts.map((part) => ({ ...part, ...(changes.find(({ partId }) => partId === part.id) as Partial<Part>) })),
  );
};

const answers = {
  ModelDraftOf: () => ({ modelDraft: stored }),
  EditModelDraftParts: ({ input }: Record<string, unknown>) => {
    checkRead(input);
    return { editModelDraftParts: changed((input as { parts: Change[] }).parts) };
  },
  EditModelDraftPart: ({ input }: Record<string, unknown>) => {
    checkRead(input);
    return { editModelDraftPart: changed([input as Change]) };
  },
  RemoveModelDraftPart: (given: Record<string, unknown>) => {
    checkRead(given);
    const gone = stored.parts.find(({ id }) => id === given.partId)!;
    const out = { __typename: 'LeftOutPart' as const, partId: gone.id, name: gone.name, fileName: gone.fileName };
    return { removeModelDraftPart: answered(stored.parts.filter((part) => part !== gone), [out]) }; // oxfmt-ignore
  },
  RestoreModelDraftPart: (given: Record<string, unknown>) => {
    checkRead(given);
    return { restoreModelDraftPart: answered([...stored.parts, draftPart(given.partId as string)], []) };
  },
};

const Screen = ({ of }: { of?: string }) => {
  const drafting = useModelDraft(7, stored, () => {});
  const draft = drafting.draft!;
  const part = draft.parts.find(({ id }) => id === of);
  return (
    <>
      <PartList
        {...{ draft }}
        sent={[]}
        reports={{}}
        selected={null}
        onSelect={() => {}}
        onFiles={() => {}}
        onForget={() => {}}
        onRestore={(id) => void drafting.restorePart(id)}
      />
      {part ? <PartForm part={part} drafting={drafting} /> : <PartsTable draft={draft} drafting={drafting} />}
    </>
  );
};

const open = (of?: string) =>
  renderPage(
    <UndoProvider>
      <Screen of={of} />
    </UndoProvider>,
    { answers },
  );

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

beforeEach(() => {
  sent = [];
  meanwhile = null;
  stored = {
    __typename: 'ModelDraft',
    id: 'd1',
    version: 3,
    revision: null,
    changelog: { __typename: 'Words', en: null, sk: null, de: null },
    print: null,
    flight: { __typename: 'FlightFacts', rocket: null, plane: null, car: null, boat: null },
    tailoring: { __typename: 'TailoringDescription', program: '', parameters: [] },
    parts: [draftPart('nose', { fileName: '01_nose-cone_x2.stl' }), draftPart('fin'), draftPart('lug')],
    turnings: [],
    cuttings: [],
    leftOut: [],
    papers: [],
    problems: [],
    changes: { __typename: 'ModelChanges', added: [], changed: [], removed: [] },
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
});
afterEach(cleanup);

describe('all parts in a table', () => {
  it('take one material and colour, and names from their files, in one step', async () => {
    open();
    await userEvent.type(screen.getByRole('combobox', { name: 'Material of all parts' }), 'PETG');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colour of all parts' }), 'orange');
    await press('Apply to all');
    await press('Name unnamed parts by their files');
    await retype('Count, fin.stl', '4');
    expect(field('Name (EN), 01_nose-cone_x2.stl').value).toBe('Nose cone');
    await press('Save all parts');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([
      { partId: 'nose', name: { en: 'Nose cone', sk: 'Nose cone' }, material: 'PETG', colour: { hex: '#f2500e' } },
      { partId: 'fin', quantity: 4, material: 'PETG' },
      { partId: 'lug', name: { en: 'Lug' }, material: 'PETG' },
    ]);
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save all parts' }).disabled).toBe(true)); // oxfmt-ignore
  });

  it('send only those that were changed, and nothing while one is wrong', async () => {
    open();
    await retype('Count, lug.stl', 'many');
    await press('Save all parts');
    const wrong = field('Count, lug.stl');
    expect([wrong.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', wrong]);
    await retype('Count, lug.stl', '2');
    await press('Save all parts');
    await waitFor(() => expect(sent).toMatchObject([[{ partId: 'lug', quantity: 2 }]]));
  });

  it('show what somebody else changed in the same cell, and keep what is chosen', async () => {
    open();
    await retype('Count, fin.stl', '4');
    await retype('Count, lug.stl', '3');
    meanwhile = () => answered(stored.parts.map((part) => (part.id === 'nose' ? part : { ...part, quantity: 6 })));
    await press('Save all parts');
    const fin = within(await screen.findByRole('group', { name: 'fin: Copies per model' }));
    expect(screen.getByText('Somebody else changed this version while you were editing it.')).toBeTruthy();
    await userEvent.click(fin.getByRole('button', { name: 'Take theirs' }));
    expect([field('Count, fin.stl').value, field('Count, lug.stl').value]).toEqual(['6', '3']);
    await press('Save all parts');
    await waitFor(() => expect(sent).toMatchObject([[{ partId: 'lug', quantity: 3 }]]));
  });
});

describe('the form of one part', () => {
  it('shows both values where both changed one, takes over the rest, and saves what is chosen', async () => {
    open('fin');
    await retype('Name (EN)', 'Fin');
    await userEvent.type(screen.getByRole('combobox', { name: 'Material' }), 'PLA');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'orange');
    meanwhile = () => answered(stored.parts.map((part) => ({ ...part, material: 'ASA', quantity: 5 })));
    await press('Save part');
    const choice = within(await screen.findByRole('group', { name: 'Material' }));
    expect(screen.getByText('Taken over from the other change: Copies per model.')).toBeTruthy();
    expect([screen.getByText('PLA', { selector: 'dd' }), screen.getByText('ASA', { selector: 'dd' })]).toHaveLength(2);
    await userEvent.click(choice.getByRole('button', { name: 'Take theirs' }));
    await press('Save part');
    await waitFor(() => expect(sent).toMatchObject([[{ partId: 'fin', name: { en: 'Fin' }, material: 'ASA', quantity: 5 }]])); // oxfmt-ignore
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Material' })).toBeNull());
  });

  it('leaves the part out without a question, and puts it back from the notice', async () => {
    open('fin');
    await press('Leave this part out');
    await press(await screen.findByRole('button', { name: 'Undo' }).then(() => 'Undo'));
    await waitFor(() => expect(stored.parts.map(({ id }) => id)).toContain('fin'));
  });

  it('offers what is left out as long as the version is prepared', async () => {
    open('fin');
    await press('Leave this part out');
    await screen.findByRole('heading', { name: 'Left out' });
    await press('Put back fin');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Left out' })).toBeNull());
  });
});

describe('what is typed of parts', () => {
  it.each([
    ['07_booster-fin-can_x2.stl', 'Booster fin can'],
    ['wing (x4).stl', 'Wing'],
    ['2x_M3x8-spacer.stl', '2x M3x8 spacer'],
    ['NoseCone.3mf', 'NoseCone'],
  ])('%s is called %s', (file, name) => expect(nameFromFile(file)).toBe(name));

  it('has three angles, or none', () => {
    expect(anglesOf(' 0 90  -45,5')).toEqual([0, 90, -45.5]);
    for (const typed of ['', '0 90', '0 90 x', '0 0 361', '0 0 0 0']) expect(anglesOf(typed)).toBeNull();
  });

  it('is merged with what others stored, field by field', () => {
    const base = { a: '1', b: '1', c: '1', d: '1' };
    const mine = { a: '2', b: '1', c: '2', d: '2' };
    expect(mergeTyped(base, mine, { a: '1', b: '3', c: '3', d: '2' })).toEqual({
      values: { a: '2', b: '3', c: '2', d: '2' },
      taken: ['b'],
      clashes: [{ name: 'c', mine: '2', theirs: '3' }],
    });
    const rows = mergeRows(
      { x: { a: '1' }, y: { a: '1' } },
      { x: { a: '2' }, y: { a: '2' } },
      { x: { a: '3' }, z: { a: '1' } },
    );
    expect(rows).toEqual({
      values: { x: { a: '2' }, z: { a: '1' } },
      taken: [],
      clashes: [{ name: 'x.a', mine: '2', theirs: '3' }],
    });
  });
});

describe('the colours of a part', () => {
  it('are shown from both sides with their meaning, and a picture that cannot be made says so', async () => {
    renderPage(<PartHeat heat={heat} />, {});
    const part = within(await screen.findByRole('region', { name: 'What printing it takes' }));
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Prints without support',
      'Overhang above 75°',
    ]);
    const [above, below] = part.getAllByRole('img');
    expect([above, below].map((image) => image!.getAttribute('src'))).toEqual(['/above.webp', '/below.webp']);
    fireEvent.error(below!);
    expect(part.getByText('This picture cannot be made: the part is too large for it.')).toBeDefined();
    expect(part.getAllByRole('img')).toEqual([above]);
  });
});
