import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { axisStep } from '../../../web/features/catalog/print/print-estimate-hours.tsx';
import { priceOf } from '../../../web/features/catalog/print/print-estimate-prices.ts';
import { ProductPage } from '../../../web/features/catalog/product/product-page.tsx';
import { euros, fullProduct, printers } from '../../support/builders/build-web-product.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

interface Asked {
  id: number;
  mine: {
    printerClass: string;
    filamentPricePerKg: number | null;
    powerPricePerKwh: number | null;
    printerWatts: number | null;
    profile?: object;
  };
}

const KEY = 'martyx_print_prices_v1';
const hours = (min: number, max: number) => ({ __typename: 'PrintHours', min, max, origin: 'ESTIMATED' });
const HOURS = { FAST: hours(14, 28), QUICK: hours(22.4, 44.6), CLASSIC: hours(40, 80) };
const inClass = (printHours: object) => ({ __typename: 'ProductPrintEstimate', hours: printHours });

/** 620 g, and 100 W where nothing else is asked for, as if the server counted so. */
const mine = ({ mine: { printerClass, filamentPricePerKg, powerPricePerKwh, printerWatts: asked } }: Asked) => {
  const printerWatts = asked ?? 100;
  const time = HOURS[printerClass as keyof typeof HOURS];
  const sum = (h: number) =>
    euros(Math.round(62 * (filamentPricePerKg ?? 0) + (printerWatts / 10) * h * (powerPricePerKwh ?? 0)));
  const cost = filamentPricePerKg === null ? null : { __typename: 'PrintCost', min: sum(time.min), max: sum(time.max), origin: 'ESTIMATED' }; // oxfmt-ignore
  const grams = { __typename: 'PrintFigure', value: 620, origin: 'ESTIMATED' };
  const nose = { __typename: 'PartPrintEstimate', partId: 'nose', quantity: 1, grams, hours: time, cost };
  return {
    ...inClass(time),
    layerHeightMm: 0.2,
    infillPercent: 17.5,
    walls: 3,
    printerWatts,
    grams,
    cost,
    parts: [nose],
  };
};

const noBeds: Answers = {
  PrintBeds: ({ id }) => ({ product: { __typename: 'Product', id, printBeds: null } }),
  PrintOffer: ({ id }) => ({ product: { __typename: 'Product', id, printOffer: null } }),
};

let asked: Asked[];
const answers: Answers = {
  ...noBeds,
  PrintEstimate: (variables) => {
    const wanted = variables as unknown as Asked;
    asked.push(wanted);
    const [fast, quick, classic] = [inClass(HOURS.FAST), inClass(HOURS.QUICK), inClass(HOURS.CLASSIC)];
    return {
      product: { __typename: 'Product', id: wanted.id, measuredPrint: null, mine: mine(wanted), fast, quick, classic },
    };
  },
};

const show = (given: Answers = answers, path = '/products/1?tab=print-info') =>
  renderPage(<ProductPage product={fullProduct()} buy={() => null} viewer={() => null} />, { path, answers: given });

const cost = async () => (await screen.findByText('Cost, your prices')).nextElementSibling!.textContent;

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the print estimate', () => {
  it('is asked for only when its tab is shown', async () => {
    const page = show(answers, '/products/1');
    expect(page.asked).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: 'Print Info' }));
    expect(await screen.findByRole('heading', { name: 'What it takes to print' })).toBeTruthy();
    const questions = ['PlateFigures', 'PrintBeds', 'PrintEstimate', 'PrintOffer'];
    await waitFor(() => expect(page.asked.toSorted()).toEqual(questions));
    expect(screen.getByText('58–62 hours')).toBeTruthy();
  });

  it('shows ranges of hours for every class of printer, each with its origin in words', async () => {
    show();
    const classes = within((await screen.findByText('Hours by class of printer')).nextElementSibling as HTMLElement);
    const rows = classes.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Fast.*14–28 h ?estimated$/),
      expect.stringMatching(/^Quick.*22–45 h ?estimated$/),
      expect.stringMatching(/^Classic.*40–80 h ?estimated$/),
    ]);
    expect(classes.getAllByRole('listitem').map((row) => row.getAttribute('aria-current'))).toEqual([
      null,
      'true',
      null,
    ]);
  });

  it('counts with what the buyer types, and keeps it for the next page', async () => {
    show();
    expect(await cost()).toBe('–');
    await userEvent.type(screen.getByLabelText('Filament, €/kg'), '19,90');
    await screen.findByText('620 g × €19.90/kg');
    expect(await cost()).toBe('€12.34');
    await userEvent.type(screen.getByLabelText('Power, €/kWh'), '0.24');
    await screen.findByText('Power, 22–45 h × 100 W');
    expect(await cost()).toBe('€12.88–€13.41');
    expect(screen.getByText('€0.54–€1.07')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Printer class'), 'CLASSIC');
    await screen.findByText('Power, 40–80 h × 100 W');
    const typed = { printerClass: 'CLASSIC', filamentPricePerKg: 19.9, powerPricePerKwh: 0.24 };
    expect(asked.at(-1)!.mine).toEqual({ ...typed, printerWatts: null });
    expect(screen.getByLabelText<HTMLInputElement>('Printer draws, W').placeholder).toBe('100');
    await userEvent.type(screen.getByLabelText('Printer draws, W'), '50');
    await screen.findByText('Power, 40–80 h × 50 W');
    expect(asked.at(-1)!.mine).toEqual({ ...typed, printerWatts: 50 });
    cleanup();
    show();
    expect(await cost()).toBe('€12.82–€13.30');
    expect(screen.getByLabelText<HTMLInputElement>('Filament, €/kg').value).toBe('19,90');
  });

  it('counts with the class of the printer that is chosen meanwhile', async () => {
    show({
      ...answers,
      Printers: printers,
      ProductFits: () => ({ productsById: [] }),
      PartFits: () => ({ product: null }),
    });
    await screen.findByLabelText('Printer class');
    await userEvent.click(screen.getByText('Set my printer'));
    await screen.findByRole('option', { name: 'Prusa MK4S' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'My printer' }), 'Prusa MK4S');
    expect(screen.getByLabelText<HTMLSelectElement>('Printer class').value).toBe('CLASSIC');
    await waitFor(() => expect(asked.at(-1)!.mine.printerClass).toBe('CLASSIC'));
  });

  it('says what is no price and does not send it', async () => {
    show();
    await userEvent.type(await screen.findByLabelText('Filament, €/kg'), '1001');
    expect(screen.getByText('Enter a number from 0 to 1,000.')).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(asked.every(({ mine: { filamentPricePerKg } }) => (filamentPricePerKg ?? 0) <= 1000)).toBe(true);
  });

  it('opens part by part with the numbers of the exploded view', async () => {
    show();
    const table = await screen.findByRole('table', { name: 'Part by part, one copy each', hidden: true });
    expect(within(table).getByRole('row', { name: /1 Nose cone, ogive 1 620 g 22–45 h/, hidden: true })).toBeTruthy();
  });

  it('shows the hours that buyers measured before those that are estimated', async () => {
    const measuredPrint = { __typename: 'MeasuredPrint', builders: 12, medianHours: 58, minHours: 44, maxHours: 66 };
    const [fast, quick, classic] = [inClass(HOURS.FAST), inClass(HOURS.QUICK), inClass(HOURS.CLASSIC)];
    const of = (asked: Asked) => ({
      __typename: 'Product',
      id: 1,
      measuredPrint,
      mine: mine(asked),
      fast,
      quick,
      classic,
    });
    show({ ...answers, PrintEstimate: (variables) => ({ product: of(variables as unknown as Asked) }) });
    const time = (await screen.findByText('measured by 12 builders')).closest('div')!;
    expect(time.textContent).toBe(
      'Time44–66 hmeasured by 12 buildershalf of them: at most 58 h; estimate for your class 22–45 h',
    );
  });

  it('says so where the parts were not measured', async () => {
    const none = {
      product: {
        __typename: 'Product',
        id: 1,
        measuredPrint: null,
        mine: null,
        fast: null,
        quick: null,
        classic: null,
      },
    };
    show({ PrintEstimate: () => none });
    expect(await screen.findByText(/There is no estimate for this model/)).toBeTruthy();
  });

  it('survives a stored value that is nonsense', async () => {
    localStorage.setItem(KEY, '{"printerClass":"WARP","filament":7,"power":null}');
    show();
    expect(await cost()).toBe('–');
    expect(asked[0]!.mine.printerClass).toBe('QUICK');
  });
});

describe('a typed price', () => {
  it.each([['19.90', 19.9], [' 19,90 ', 19.9], ['0', 0], ['', null], ['-1', undefined], ['1e3', undefined], ['1,2,3', undefined], ['1001', undefined]])('%j is %j', (typed, price) => {
    expect(priceOf(typed, 'filament')).toBe(price);
  }); // oxfmt-ignore
});

describe('the axis of hours', () => {
  it.each([[80, 20], [81, 25], [3.9, 1], [0.5, 0.15], [400, 100], [1.2, 0.3]])('reaches %d hours in four steps of %d', (most, step) => {
    expect(axisStep(most)).toBeCloseTo(step);
  }); // oxfmt-ignore
});
