import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProductPage } from '../../../web/features/catalog/product/product-page.tsx';
import { fullProduct, printers } from '../../support/builders/build-web-product.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const INI = 'layer_height = 0.1\nperimeters = 4\nprint_settings_id = Fine\n';
const MACHINE = JSON.stringify({ type: 'machine', name: 'Original Prusa MK4S 0.4 nozzle', nozzle_diameter: ['0.4'] });

const hours = (value: number, origin = 'ESTIMATED') => ({ __typename: 'PrintHours', min: value, max: value, origin });
const estimate = (value: number, origin?: string) => ({
  __typename: 'ProductPrintEstimate',
  hours: hours(value, origin),
  layerHeightMm: 0.2,
  infillPercent: 15,
  walls: 2,
  printerWatts: 100,
  grams: { __typename: 'PrintFigure', value: 620, origin: origin ?? 'ESTIMATED' },
  cost: null,
  parts: [],
});

let tried: number;
let failed: number;
let ordered: object[];
const slicing = () => ({ __typename: 'ProfileSlicing', parts: 3, tried, failed });

const answers: Answers = {
  PrintBeds: ({ id }) => ({ product: { __typename: 'Product', id, printBeds: null } }),
  Printers: printers,
  ProductFits: () => ({ productsById: [] }),
  PartFits: () => ({ product: null }),
  PrintEstimate: ({ id, mine }) => {
    const own = (mine as { profile?: object | null }).profile ? estimate(70, 'SLICED') : estimate(30);
    const [fast, quick, classic] = [estimate(14), estimate(30), estimate(50)];
    return { product: { __typename: 'Product', id, measuredPrint: null, mine: own, fast, quick, classic } };
  },
  ProfileSlicing: () => ({ profileSlicing: slicing() }),
  SliceWithProfile: ({ input }) => {
    ordered.push(input as object);
    return { sliceWithProfile: slicing() };
  },
};

const show = () =>
  renderPage(<ProductPage product={fullProduct()} buy={() => null} viewer={() => null} />, {
    path: '/products/1?tab=print-info',
    answers,
  });

const panel = async () => within(await screen.findByRole('group', { name: 'Your slicer profile' }));
const choose = async (...files: [name: string, text: string][]) => {
  const input = (await panel()).getByLabelText<HTMLInputElement>(/Import a slicer profile/);
  await userEvent.upload(
    input,
    files.map(([name, text]) => new File([text], name)),
    { applyAccept: false },
  );
};

beforeEach(() => {
  [tried, failed, ordered] = [0, 0, []];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the profile of a slicer', () => {
  it('is imported, sliced with part by part, and then has the figures', async () => {
    show();
    await choose(['fine.ini', INI]);
    const own = await panel();
    expect(await own.findByText('Fine')).toBeTruthy();
    await userEvent.click(await own.findByRole('button', { name: 'Slice with this profile' }));
    expect(ordered).toEqual([{ productId: 1, printerClass: 'QUICK', profile: { layerHeightMm: 0.1, walls: 4 } }]);
    expect(await own.findByText('0 of 3 parts')).toBeTruthy();
    tried = 1;
    expect(await own.findByText('1 of 3 parts', {}, { timeout: 15_000 })).toBeTruthy();
    expect(own.getByRole('progressbar', { name: 'Slicing with your profile' })).toBeTruthy();
    tried = 3;
    expect(await own.findByText('All parts are sliced with this profile.', {}, { timeout: 15_000 })).toBeTruthy();
    const rows = within(screen.getByText('Hours by class of printer').nextElementSibling as HTMLElement);
    await waitFor(() => expect(rows.getAllByRole('listitem')[0]!.textContent).toMatch(/^Fine.*70 h ?sliced$/));
    expect(rows.getAllByRole('listitem').map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null, null]); // oxfmt-ignore
  });

  it('has its figures at once where somebody sliced with the same settings before', async () => {
    tried = 3;
    show();
    await choose(['fine.ini', INI]);
    expect(await (await panel()).findByText('All parts are sliced with this profile.')).toBeTruthy();
    expect(ordered).toEqual([]);
  });

  it('says where parts could not be sliced', async () => {
    [tried, failed] = [3, 2];
    show();
    await choose(['fine.ini', INI]);
    expect(await (await panel()).findByText(/^2 parts could not be sliced with this profile/)).toBeTruthy();
  });

  it('brings the printer that it names, one that the shop knows by its name', async () => {
    show();
    await choose(['machine.json', MACHINE]);
    await screen.findByText('Original Prusa MK4S 0.4 nozzle');
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('martyx_printer_v1')!)).toMatchObject({ name: 'Prusa MK4S' }),
    );
  });

  it('says what is no profile, and keeps nothing of it', async () => {
    show();
    await choose(['letter.ini', 'Dear shop\n']);
    expect((await (await panel()).findByRole('alert')).textContent).toBe(
      'There is no slicer profile in what you chose.',
    );
    expect(localStorage.getItem('martyx_slicer_profile_v1')).toBeNull();
  });

  it('is put away, and taken back', async () => {
    show();
    await choose(['fine.ini', INI]);
    const own = await panel();
    await userEvent.click(await own.findByRole('button', { name: 'Remove' }));
    expect(own.getByRole('status').textContent).toMatch(/^Fine was removed\./);
    await userEvent.click(own.getByRole('button', { name: 'Undo' }));
    expect(await own.findByText('Fine')).toBeTruthy();
  });
});
