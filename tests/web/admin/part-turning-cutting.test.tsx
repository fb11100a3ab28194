import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PartCutting } from '../../../web/features/admin-product/model/part-cutting.tsx';
import { PartTurning } from '../../../web/features/admin-product/model/part-turning.tsx';
import { useModelDraft, type Draft } from '../../../web/features/admin-product/model/use-model-draft.ts';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

type Part = Draft['parts'][number];
type State = NonNullable<Part['mending']>['before'];

const picture = (url: string) => ({ __typename: 'PrivatePicture' as const, url, width: 480, height: 360 });
const state = (photo: string, changes: Partial<State>): State => ({
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
const turning: Draft['turnings'][number] = {
  __typename: 'PartTurning',
  partId: 'box',
  isTaken: false,
  before: state('/before.webp', { overhangCm2: 12 }),
  after: state('/after.webp', { overhangCm2: 0 }),
};
const cutting: Draft['cuttings'][number] = {
  __typename: 'PartCutting',
  partId: 'box',
  bed: { __typename: 'Bed', widthMm: 220, depthMm: 220, heightMm: 250 },
  before: state('/whole.webp', {}),
  pieces: [
    { __typename: 'CutPiece', fileName: 'box-1-2.stl', dowelMm: null, count: 1, state: state('/1.webp', {}) },
    { __typename: 'CutPiece', fileName: 'box-2-2.stl', dowelMm: null, count: 1, state: state('/2.webp', {}) },
    { __typename: 'CutPiece', fileName: 'box-dowel-8x24.stl', dowelMm: 8, count: 2, state: state('/d.webp', {}) },
  ],
  cuts: [{ __typename: 'CutBetweenPieces', pieces: [1, 2], joint: 'DOWELS', count: 2, dowelMm: 8 }],
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

const answered = (changes: Partial<Draft>) => {
  stored = { ...stored, version: stored.version + 1, ...changes };
  return stored;
};

const answers = {
  ModelDraftOf: () => ({ modelDraft: stored }),
  BedsToCutTo: () => ({ printers: [{ __typename: 'Printer', id: 'a', maker: 'Acme', name: 'One', bed: { __typename: 'Bed', shape: 'RECTANGULAR', widthMm: 220, depthMm: 220, heightMm: 250 } }] }), // oxfmt-ignore
  TurnModelDraftPart: () => ({ turnModelDraftPart: answered({ turnings: [turning] }) }),
  TakeTurnedModelDraftPart: ({ isTaken }: Record<string, unknown>) => ({
    takeTurnedModelDraftPart: answered({ turnings: [{ ...turning, isTaken: isTaken === true }] }),
  }),
  CutModelDraftPart: ({ bed, joint }: Record<string, unknown>) => {
    if (refusal) throw refusal;
    wishes.push([bed, joint]);
    return { cutModelDraftPart: answered({ cuttings: [cutting] }) };
  },
  TakeCutModelDraftPart: () => {
    const leftOut = [{ __typename: 'LeftOutPart' as const, partId: 'box', name: null, fileName: 'box.stl' }];
    return { takeCutModelDraftPart: answered({ cuttings: [], leftOut, parts: [{ ...part, id: 'box-1', cutFrom: 'box' }] }) }; // oxfmt-ignore
  },
  RestoreModelDraftPart: () => ({
    restoreModelDraftPart: answered({ cuttings: [cutting], leftOut: [], parts: [part] }),
  }),
};

const Screen = () => {
  const drafting = useModelDraft(7, stored, () => {});
  const [own] = drafting.draft!.parts;
  return (
    <>
      <PartTurning part={own!} drafting={drafting} />
      <PartCutting part={own!} drafting={drafting} />
    </>
  );
};
const open = () => renderPage(<UndoProvider><Screen /></UndoProvider>, { answers }); // oxfmt-ignore
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const figure = (name: string) => within(screen.getByText(name).closest('figure')!);

beforeEach(() => {
  wishes = [];
  refusal = null;
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

describe('turning a part', () => {
  it('shows how it lay beside how it would lie, takes that, and gives it back', async () => {
    open();
    await press('Turn to the least support');
    await screen.findByRole('button', { name: 'Use the turned file' });
    expect(figure('As it lay').getByText('12 cm²')).toBeDefined();
    expect(figure('Turned').getByText('0 cm²')).toBeDefined();
    await press('Use the turned file');
    await screen.findByText('The turned file will be sold.');
    await press('Undo');
    await screen.findByText('The file will be sold as it lies, unless you take the turned one.');
  });
});

describe('cutting a part', () => {
  it('shows all pieces and what joins them, takes them, and makes one part of them again', async () => {
    open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Joints' }), 'Round dowels');
    await screen.findByRole('option', { name: /Acme One/ });
    await press('Cut this part');
    await screen.findByText('Piece 2 of 2');
    expect(wishes).toEqual([[{ shape: 'RECTANGULAR', widthMm: 220, depthMm: 220, heightMm: 250 }, 'DOWELS']]);
    expect(screen.getByText('Dowel, 2 ×')).toBeDefined();
    expect(screen.getByText('Pieces 1 and 2: 2 dowels of 8 mm')).toBeDefined();
    await press('Use the pieces');
    await press('Make one part again');
    await screen.findByText('In one piece');
    await waitFor(() => expect(stored.parts).toEqual([part]));
  });

  it('says why it is not cut', async () => {
    refusal = new Refusal('MESH_NOT_CUT', { reason: 'FITS_ALREADY' });
    open();
    await screen.findByRole('option', { name: /Acme One/ });
    await press('Cut this part');
    expect((await screen.findByRole('alert')).textContent).toBe('It goes on this bed as it is.');
  });
});
