import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PartMending } from '../../../web/features/admin-product/model/part-mending.tsx';
import { useModelDraft, type Draft } from '../../../web/features/admin-product/model/use-model-draft.ts';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

type Part = Draft['parts'][number];
type Mending = NonNullable<Part['mending']>;

const picture = (url: string) => ({ __typename: 'PrivatePicture' as const, url, width: 480, height: 360 });
const finding = (code: string, severity: string, count: number) => ({
  __typename: 'MendingFinding' as const,
  code,
  severity,
  count,
});
const state = (photo: string, changes: Partial<Mending['before']>): Mending['before'] => ({
  __typename: 'MendingState',
  photo: picture(photo),
  triangles: 12,
  volumeCm3: 60,
  sizeMm: [50, 40, 30],
  overhangCm2: 12,
  firstLayerCm2: 20,
  findings: [],
  ...changes,
});
const mending: Mending = {
  __typename: 'PartMending',
  isTaken: false,
  before: state('/before.webp', { triangles: 11, volumeCm3: 59.7, findings: [finding('OPEN_EDGES', 'error', 3), finding('THIN_WALLS', 'warning', 1)] }), // oxfmt-ignore
  after: state('/after.webp', {}),
  done: [{ __typename: 'MendingCount', step: 'HOLES_CLOSED', count: 1 }],
};

const part: Part = {
  __typename: 'ModelDraftPart',
  id: 'box',
  name: null,
  quantity: 1,
  material: null,
  colour: null,
  supports: null,
  orientation: null,
  grams: 10,
  gramsFrom: 'ESTIMATE',
  cutFrom: null,
  sizeMm: [50, 40, 30],
  fileName: 'box.stl',
  bytes: 684,
  mesh: { __typename: 'PartMesh', triangles: 11, shells: 2, watertight: false, overlapping: false, volumeCm3: 60, surfaceCm2: 94 }, // oxfmt-ignore
  errors: ['OPEN_EDGES'],
  pictures: null,
  heat: { __typename: 'PartHeat', above: picture('/a.webp'), below: picture('/b.webp'), legend: [] },
  canBeMended: true,
  mending: null,
};

let stored: Draft;
let wishes: unknown[];
let refusal: Refusal | null;
let held: Promise<void> | null;

const answered = (changes: Partial<Part>) => {
  stored = { ...stored, version: stored.version + 1, parts: [{ ...stored.parts[0]!, ...changes }] };
  return stored;
};

const answers = {
  ModelDraftOf: () => ({ modelDraft: stored }),
  MendModelDraftPart: async ({ unite }: Record<string, unknown>) => {
    await held;
    if (refusal) throw refusal;
    wishes.push(unite);
    return { mendModelDraftPart: answered({ mending }) };
  },
  TakeMendedModelDraftPart: ({ isTaken }: Record<string, unknown>) => {
    const taken = isTaken === true;
    return {
      takeMendedModelDraftPart: answered({ canBeMended: !taken, mending: { ...mending, isTaken: taken } }),
    };
  },
};

const Screen = () => {
  const drafting = useModelDraft(7, stored, () => {});
  return <PartMending part={drafting.draft!.parts[0]!} drafting={drafting} />;
};
const open = () => renderPage(<UndoProvider><Screen /></UndoProvider>, { answers }); // oxfmt-ignore
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const figure = (name: string) => within(screen.getByText(name).closest('figure')!);

beforeEach(() => {
  wishes = [];
  refusal = null;
  held = null;
  stored = {
    __typename: 'ModelDraft',
    id: 'd1',
    version: 3,
    revision: null,
    changelog: { __typename: 'Words', en: null, sk: null, de: null },
    print: null,
    flight: { __typename: 'FlightFacts', rocket: null, plane: null, car: null, boat: null },
    tailoring: { __typename: 'TailoringDescription', program: '', parameters: [] },
    parts: [part],
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

describe('mending a part', () => {
  it('shows the mended file beside the one that was sent, with what was found and done', async () => {
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /one body/ }));
    await press('Mend this part');
    await screen.findByText('What was done');
    expect(wishes).toEqual([true]);
    const [before, after] = [figure('As it was sent'), figure('Mended')];
    expect(before.getByRole('img', { name: /as it was sent/ }).getAttribute('src')).toBe('/before.webp');
    expect(before.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['3 open edges']);
    expect(after.getByText('Nothing is wrong with its skin.')).toBeDefined();
    expect(screen.getByText('1 hole closed')).toBeDefined();
    expect(screen.getByText(/^The volume changes by \+0\.5/)).toBeDefined();
  });

  it('shows that it is at work until it is done', async () => {
    let done = () => {};
    held = new Promise((resolve) => {
      done = resolve;
    });
    open();
    await press('Mend this part');
    expect(await screen.findByRole('progressbar', { name: 'Mending' })).toBeDefined();
    done();
    await screen.findByText('What was done');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('takes the mended file, and gives the other back by undo', async () => {
    open();
    await press('Mend this part');
    await press('Use the mended file');
    await screen.findByText('The mended file will be sold, and buyers read what was mended.');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Undo');
    await screen.findByText('The file that was sent will be sold, unless you take the mended one.');
    await waitFor(() => expect(stored.parts[0]!.mending!.isTaken).toBe(false));
  });

  it('says why it cannot be done', async () => {
    refusal = new Refusal('MESH_NOT_MENDED', { reason: 'VOLUME_CHANGED' });
    open();
    await press('Mend this part');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The shop cannot mend it without changing its volume by more than 1\u00a0%.');
  });

  it('is not offered where there is nothing to mend', async () => {
    stored = { ...stored, parts: [{ ...part, errors: [], canBeMended: false }] };
    open();
    await waitFor(() => expect(document.body.textContent).toBe(''));
    expect(screen.queryByRole('region', { name: 'Mending' })).toBeNull();
  });
});
