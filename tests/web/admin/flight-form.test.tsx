import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FlightForm } from '../../../web/features/admin-product/flight/flight-form.tsx';
import { useModelDraft, type Draft } from '../../../web/features/admin-product/model/use-model-draft.ts';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

type Car = NonNullable<Draft['flight']['car']>;

const name = (text: string) => ({ __typename: 'LocalizedText' as const, en: text, sk: text, de: text });

const car = (): Car => ({
  __typename: 'CarFacts',
  gear: 26.3,
  tyreMm: 112,
  frontMm2: 30_000,
  driven: 1,
  builtInGrams: 680,
  batteries: [
    {
      __typename: 'DriveBatteryFacts',
      name: name('2S 2200 mAh'),
      grams: 125,
      pack: { __typename: 'BatteryPack', cells: 2, milliampHours: 2200 },
    },
  ],
  motors: [
    {
      __typename: 'DriveMotorFacts',
      name: name('3536'),
      grams: 102,
      power: { __typename: 'DriveMotor', kv: 900, ohms: 0.055, idleAmps: 1.5, mostAmps: 30 },
    },
  ],
});

let stored: Draft;
let sent: Record<string, unknown>[];
let refusal: Refusal | null;

const answers = {
  EditModelDraft: ({ input }: Record<string, unknown>) => {
    if (refusal) throw refusal;
    const { flight } = input as { flight: Record<string, unknown> };
    sent.push(flight);
    const facts = { __typename: 'FlightFacts', rocket: null, plane: null, car: null, boat: null, ...flight };
    stored = { ...stored, version: stored.version + 1, flight: facts as Draft['flight'] };
    return { editModelDraft: stored };
  },
  ModelDraftOf: () => ({ modelDraft: stored }),
};

const Screen = () => {
  const drafting = useModelDraft(7, stored, () => {});
  return <FlightForm draft={drafting.draft!} drafting={drafting} preview={<p>as buyers see it</p>} />;
};

const open = (locale: 'en' | 'sk' | 'de' = 'en') =>
  renderPage(
    <UndoProvider>
      <Screen />
    </UndoProvider>,
    { answers, locale },
  );

const field = (label: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the figures' }));
const wrong = () => screen.queryAllByRole<HTMLInputElement>('textbox').filter((one) => one.getAttribute('aria-invalid')); // oxfmt-ignore

const retype = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

beforeEach(() => {
  [sent, refusal] = [[], null];
  stored = {
    __typename: 'ModelDraft',
    id: 'd1',
    version: 3,
    revision: null,
    changelog: { __typename: 'Words', en: null, sk: null, de: null },
    print: null,
    flight: { __typename: 'FlightFacts', rocket: null, plane: null, car: car(), boat: null },
    tailoring: { __typename: 'TailoringDescription', program: '', parameters: [] },
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

describe('what decides how a car drives', () => {
  it('is saved as it was typed, told as buyers will see it, and taken back', async () => {
    open();
    await retype(field('Tyre diameter, mm'), '98,5');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ car: { gear: 26.3, tyreMm: 98.5, motors: [{ power: { mostAmps: 30 } }] } });
    expect(screen.getByText('as buyers see it')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent[1]).toMatchObject({ car: { tyreMm: 112 } }));
    expect(field('Tyre diameter, mm').value).toBe('112');
  });

  it('is not sent with a figure that no car has, and says what may be', async () => {
    open();
    await retype(field(/Share of the weight/), '2');
    await save();
    expect(await screen.findByText('From 0.1 to 1.')).toBeTruthy();
    expect([wrong(), document.activeElement]).toEqual([[field(/Share of the weight/)], field(/Share of the weight/)]);
    expect(sent).toEqual([]);
  });

  it('has what the server refuses at its field, in words of that field', async () => {
    refusal = new Refusal('VALIDATION_FAILED', { 'flight.car.motors.0.power.mostAmps': 'CUSTOM' });
    open();
    await retype(field('Greatest current, A'), '1');
    await save();
    expect(await screen.findByText('It has to be more than the current without load.')).toBeTruthy();
    expect(wrong().map((one) => one.name)).toEqual(['CAR.bareMotors.0.power.mostAmps']);
  });

  it('takes a second motor, and each may go but the last', async () => {
    open();
    const motors = within(screen.getByRole('group', { name: 'Motors to choose from' }));
    expect(motors.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(motors.getByRole('button', { name: 'Add: Motors to choose from' }));
    expect(motors.getAllByRole('textbox', { name: 'Name (SK)' })).toHaveLength(2);
    await userEvent.click(motors.getByRole('button', { name: 'Remove: Motors to choose from, 1' }));
    expect(motors.getByRole<HTMLInputElement>('textbox', { name: 'Name (SK)' }).value).toBe('');
  });
});

describe('what decides how a boat runs', () => {
  it('begins empty, asks for everything, and is sent with its kind of hull', async () => {
    open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What it is' }), 'A boat');
    await save();
    expect(await screen.findAllByText('Fill this in.')).toHaveLength(17);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of hull' }), 'Planing hull');
    const typed = ['370', '113', '170', '2S', '2S', '2S', '125', '2', '2200', '2845', '2845', '2845', '118', '3100', '0.02', '1.8', '30']; // oxfmt-ignore
    const fields = screen.getAllByRole('textbox');
    for (const [i, value] of typed.entries()) fireEvent.change(fields[i]!, { target: { value } });
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      boat: {
        planes: true,
        waterlineMm: 370,
        beamMm: 113,
        builtInGrams: 170,
        batteries: [{ name: { en: '2S', sk: '2S', de: '2S' }, grams: 125, pack: { cells: 2, milliampHours: 2200 } }],
        motors: [
          {
            name: { en: '2845', sk: '2845', de: '2845' },
            grams: 118,
            power: { kv: 3100, ohms: 0.02, idleAmps: 1.8, mostAmps: 30 },
          },
        ],
      },
    });
  });

  it('is asked for in the words of the language', async () => {
    open('sk');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Čo to je' }), 'Loď');
    expect(screen.getByRole('combobox', { name: 'Druh trupu' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Dĺžka vodorysky, mm' })).toBeTruthy();
  });
});
