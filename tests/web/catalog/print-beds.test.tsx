import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PrintBeds } from '../../../web/features/catalog/print/print-beds.tsx';
import { choosePrinter } from '../../../web/features/catalog/print/printer.ts';
import { keepProfile } from '../../../web/lib/printing/kept-profile.ts';
import { fullProduct } from '../../support/builders/build-web-product.ts';
import { renderPage } from '../../support/web/web-page.tsx';

const OUTLINE = [0, 0, 40, 0, 40, 30, 0, 30];
const placed = (partId: string, x: number, turnDegrees = 0) => ({
  __typename: 'PartOnBed',
  partId,
  middleMm: [x, 15],
  turnDegrees,
  outlines: [OUTLINE.map((value, i) => (i % 2 ? value : value + x - 20))],
});
const bed = (...parts: object[]) => ({
  __typename: 'PrintBed',
  filament: 'PETG #f2500e',
  material: 'PETG',
  colour: 'orange',
  parts,
});

const estimate = (partId: string, grams: number, hours: number, origin: string) => ({
  __typename: 'ProductPrintEstimate',
  parts: [
    {
      __typename: 'PartPrintEstimate',
      partId,
      grams: { __typename: 'PrintFigure', value: grams },
      hours: { __typename: 'PrintHours', min: hours, max: hours, origin },
    },
  ],
});

let tried = 0;

const show = (product = fullProduct(), beds: object[] | null = null) => {
  const asked: unknown[] = [];
  const id = product.parts[0]!.id;
  renderPage(<PrintBeds product={product} />, {
    answers: {
      PrintOffer: ({ id }) => ({ product: { __typename: 'Product', id, printOffer: null } }),
      PlateFigures: ({ own }) => ({
        product: {
          __typename: 'Product',
          id: product.id,
          usual: estimate(id, 10, 1, 'ESTIMATED'),
          ...(own === true && { sliced: estimate(id, 12, 2, 'SLICED') }),
        },
        ...(own === true && { profileSlicing: { __typename: 'ProfileSlicing', parts: 3, tried, failed: 0 } }),
      }),
      PrintBeds: ({ id, bed: of }) => {
        asked.push(of);
        return { product: { __typename: 'Product', id, printBeds: beds } };
      },
    },
  });
  return asked;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  tried = 0;
});

describe('the beds on Print Info', () => {
  const product = fullProduct();
  const [first] = product.parts;

  it('are drawn one by one, named by number, filament and the parts on them', async () => {
    show(product, [bed(placed(first!.id, 30), placed(first!.id, 90)), bed(placed(first!.id, 40, 45))]);
    const picture = await screen.findByRole('img', { name: `Bed 1 of 2: ${first!.name}\u00a0×\u00a02` });
    expect(picture.querySelectorAll('path[fill="var(--ok-wash)"]')).toHaveLength(2);
    const second = screen.getByRole('img', { name: `Bed 2 of 2: ${first!.name}` });
    expect(second.querySelectorAll('path[fill="var(--warn-wash)"]')).toHaveLength(1);
    const title = screen.getByRole('heading', { name: 'Bed 1 of 2' });
    expect(within(title.parentElement!).getByText('PETG, orange')).toBeTruthy();
    expect(screen.getByText('2 beds')).toBeTruthy();
  });

  it('are those of the chosen printer', async () => {
    choosePrinter({ id: null, name: null, bed: { shape: 'CIRCULAR', widthMm: 260, depthMm: 260, heightMm: 300 } });
    const asked = show(product, [bed(placed(first!.id, 130))]);
    expect(await screen.findByText(/^Bed Ø 260 mm\./)).toBeTruthy();
    expect(asked).toEqual([{ shape: 'CIRCULAR', widthMm: 260, depthMm: 260, heightMm: 300 }]);
  });

  it('say what each takes on the class of printer, and with a profile once all parts are sliced with it', async () => {
    const beds = [bed(placed(first!.id, 30), placed(first!.id, 90))];
    show(product, beds);
    expect(await screen.findByText('20 g · 2 h')).toBeTruthy();
    expect(screen.getByText('estimated')).toBeTruthy();
    cleanup();
    keepProfile({ name: 'Fine', settings: { layerHeightMm: 0.1 } });
    tried = 2;
    show(product, beds);
    expect(await screen.findByText('20 g · 2 h')).toBeTruthy();
    expect(screen.queryByText('Fine')).toBeNull();
    cleanup();
    tried = 3;
    show(product, beds);
    expect(await screen.findByText('24 g · 4 h')).toBeTruthy();
    expect(screen.getByText('sliced')).toBeTruthy();
    expect(screen.getByText('Fine')).toBeTruthy();
  });

  it('are held against the shelf, which a visitor has on this device', async () => {
    show(product, [bed(placed(first!.id, 30), placed(first!.id, 90))]);
    const left = await screen.findByRole('textbox', { name: 'Left of PETG orange, in grams' });
    expect(screen.getByText(/^needs 20.g$/)).toBeTruthy();
    await userEvent.type(left, '12,5{Enter}');
    expect(await screen.findByText(/^7.5.g short$/)).toBeTruthy();
    cleanup();
    show(product, [bed(placed(first!.id, 30))]);
    expect(await screen.findByText('enough')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Left of PETG orange/ })).toHaveProperty('value', '12.5');
  });
});
