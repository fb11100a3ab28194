import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useModelDraft, type Draft } from '../../../web/features/admin-product/model/use-model-draft.ts';
import type { Previewed, PreviewFault } from '../../../web/features/admin-product/tailoring/preview-parameters.ts';
import { TailoringForm } from '../../../web/features/admin-product/tailoring/tailoring-form.tsx';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

type Described = Draft['tailoring'];

const name = (text: string) => ({ __typename: 'LocalizedText' as const, en: text, sk: `${text} sk`, de: `${text} de` });

const PROGRAM = 'function build({ wall }) {\n  return { parts: { fin: sphere(3) } };\n}';

const option = (id: string, extraMinor: number | null = null) => ({
  __typename: 'DescribedOption' as const,
  id,
  name: name(id),
  extraMinor,
  needs: extraMinor === null ? [] : [{ __typename: 'DescribedNeed' as const, designation: 'servo 9 g', quantity: 2 }],
});

const described = (): Described => ({
  __typename: 'TailoringDescription',
  program: PROGRAM,
  parameters: [
    {
      __typename: 'DescribedParameter',
      id: 'wall',
      kind: 'OPTION',
      name: name('Wall'),
      unit: null,
      from: null,
      to: null,
      step: null,
      options: [option('thin'), option('thick', 250)],
      mostCharacters: null,
      extraMinor: null,
      standard: 'thin',
    },
  ],
});

let stored: Draft;
let sent: Described[];
let refusal: Refusal | null;
let trial: object;
let shown: Previewed | null;
let tell: (fault: PreviewFault | null) => void;

const answers = {
  EditModelDraft: ({ input }: Record<string, unknown>) => {
    const { tailoring } = input as { tailoring: Described };
    if (refusal) throw refusal;
    sent.push(tailoring);
    stored = { ...stored, version: stored.version + 1 };
    return { editModelDraft: stored };
  },
  ModelDraftOf: () => ({ modelDraft: stored }),
  TailoringTrial: () => ({
    modelDraft: { __typename: 'ModelDraft', id: 'd1', version: stored.version, tailoringTrial: trial },
  }),
};

const Screen = () => {
  const drafting = useModelDraft(7, stored, () => {});
  return (
    <TailoringForm
      productId={7}
      draft={drafting.draft!}
      drafting={drafting}
      preview={(given) => {
        [shown, tell] = [given.shown, given.tell];
        return <p>{given.shown.parameters.length} shown</p>;
      }}
    />
  );
};

const open = () =>
  renderPage(
    <UndoProvider>
      <Screen />
    </UndoProvider>,
    { answers },
  );

const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const program = () => field('Program');

const retype = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

beforeEach(() => {
  [sent, refusal, shown] = [[], null, null];
  trial = { __typename: 'TailoringTrial', tried: 24, refused: 3, fault: null };
  stored = {
    __typename: 'ModelDraft',
    id: 'd1',
    version: 3,
    revision: null,
    changelog: { __typename: 'Words', en: null, sk: null, de: null },
    print: null,
    flight: { __typename: 'FlightFacts', rocket: null, plane: null, car: null, boat: null },
    tailoring: described(),
    parts: [],
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

describe('what buyers may choose', () => {
  it('is shown as a shopper sees it, with what each option costs and needs', async () => {
    open();
    await screen.findByText('1 shown');
    expect(shown!.program).toBe(PROGRAM);
    expect(shown!.parameters[0]).toMatchObject({
      name: 'Wall',
      standard: 'thin',
      options: [{ extra: null }, { extra: { minor: 250 }, takes: [{ designation: 'servo 9 g', quantity: 2 }] }],
    });
  });

  it('is saved as it was typed, and taken back', async () => {
    open();
    await userEvent.click(screen.getByText('Wall'));
    await retype(screen.getAllByRole('textbox', { name: 'Costs more, EUR' })[1]!, '3,20');
    await press('Save the choices');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ program: PROGRAM, parameters: [{ options: [{}, { extraMinor: 320 }] }] });
    await press('Undo');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ parameters: [{ options: [{}, { extraMinor: 250 }] }] });
  });

  it('begins with one parameter and a program for a part, and is not sent with what is wrong', async () => {
    stored = { ...stored, tailoring: { __typename: 'TailoringDescription', program: '', parameters: [] } };
    open();
    await press('Let buyers choose something');
    expect(program().value).toContain('function build({ size })');
    await retype(field('To'), '5');
    await press('Save the choices');
    expect(await screen.findByText('The range has to end above its start.')).toBeTruthy();
    expect(screen.getAllByText('Fill this in.')).toHaveLength(3);
    expect(sent).toEqual([]);
  });

  it('has what the server refuses at its field', async () => {
    refusal = new Refusal('VALIDATION_FAILED', { 'tailoring.parameters.0.options.1.name.sk': 'INVALID' });
    open();
    await userEvent.type(program(), ' ');
    await press('Save the choices');
    await screen.findByText('This value is not possible.');
    const wrong = screen.getAllByRole<HTMLInputElement>('textbox').filter((one) => one.getAttribute('aria-invalid')); // oxfmt-ignore
    expect(wrong.map((one) => one.name)).toEqual(['parameters.0.options.1.sk']);
  });

  it('has the line in which the program is wrong, and goes there', async () => {
    open();
    await screen.findByText('1 shown');
    act(() => tell({ code: 'PROGRAM', message: "'plate' is not defined", line: 2 }));
    expect(await screen.findByText(/The program stops here: 'plate' is not defined/)).toBeTruthy();
    expect(program().getAttribute('aria-invalid')).toBe('true');
    await press('Line 2:');
    expect(document.activeElement).toBe(program());
    expect(PROGRAM.slice(program().selectionStart ?? 0, program().selectionEnd ?? 0)).toBe(PROGRAM.split('\n')[1]);
  });

  it('lets Tab indent, and leave after Escape', async () => {
    open();
    program().focus();
    program().setSelectionRange(0, 0);
    await userEvent.keyboard('{Tab}');
    expect(program().value.startsWith('  function')).toBe(true);
    expect(document.activeElement).toBe(program());
    await userEvent.keyboard('{Escape}{Tab}');
    expect(document.activeElement).not.toBe(program());
  });

  it('is tried once it is saved, and says which choice could not be sold', async () => {
    open();
    await press('Try it now');
    expect(await screen.findByText(/24 choices were made and can be sold. 3 of them/)).toBeTruthy();
    trial = {
      __typename: 'TailoringTrial',
      tried: 4,
      refused: 0,
      fault: {
        __typename: 'TailoringTrialFault',
        reason: 'UNSOUND',
        chosen: [{ __typename: 'ChosenValue', parameterId: 'wall', name: 'Wall', value: 'thin' }],
        message: null,
        line: null,
        partId: 'fin',
      },
    };
    await press('Try it now');
    expect(await screen.findByText(/The part fin is not watertight/)).toBeTruthy();
    expect(screen.getByText('Tried: Wall: thin')).toBeTruthy();
    await userEvent.type(program(), ' ');
    expect(screen.queryByText(/The part fin is not watertight/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try it now' }).hasAttribute('disabled')).toBe(true);
  });
});
