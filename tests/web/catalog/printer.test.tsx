import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PrinterFollower } from '../../../web/features/catalog/print/printer-follower.tsx';
import { choosePrinter, chosenPrinter, type OwnPrinter } from '../../../web/features/catalog/print/printer.ts';
import { ProductPage } from '../../../web/features/catalog/product/product-page.tsx';
import { readPrinterClass } from '../../../web/lib/printer-class.ts';
import { account } from '../../../web/lib/account/account.ts';
import { bedFit, fullProduct, printers } from '../../support/builders/build-web-product.ts';
import { ANNA, BORIS, signInAs } from '../../support/web/web-account.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const product = fullProduct();

const show = (answers: Answers = {}) =>
  renderPage(<ProductPage product={product} buy={() => null} viewer={() => null} />, {
    path: '/products/1',
    answers: { Printers: printers, ...answers },
  });

const fitting = (fit: ReturnType<typeof bedFit>) => ({
  ProductFits: vi.fn(() => ({ productsById: [{ __typename: 'Product', id: 1, fit }] })),
  PartFits: () => ({
    product: { __typename: 'Product', id: 1, parts: [{ __typename: 'ProductPart', id: 'nose', fit }] },
  }),
});

const open = async (name: string) => {
  await userEvent.click(screen.getByText(name));
  return screen.findByRole('combobox', { name: 'My printer' });
};

afterEach(() => {
  cleanup();
  account.end('signed_out');
  localStorage.clear();
});

describe('the printer box', () => {
  const box = () => within(screen.getByRole('region', { name: 'Printer fit' }));

  it('speaks of the usual bed until a printer is chosen, then of that, and keeps it', async () => {
    const answers = fitting(bedFit({ marginMm: 23 }));
    show(answers);
    expect(box().getByText('Fits a bed of 220 × 220 mm')).toBeTruthy();
    expect(answers.ProductFits.mock.calls).toEqual([]);
    const select = await open('Set my printer');
    await screen.findByRole('option', { name: 'Prusa MK4S' });
    await userEvent.selectOptions(select, 'Prusa MK4S');
    expect(await box().findByText('Fits my printer')).toBeTruthy();
    expect(box().getByText(/Prusa MK4S\. Bed 250 × 210 mm\. Tightest part 164.*23 mm to the edge/)).toBeTruthy();
    expect(chosenPrinter()).toMatchObject({ id: 'prusa-mk4s', name: 'Prusa MK4S' });
    expect(readPrinterClass()).toBe('CLASSIC');
  });

  it('takes numbers of its own, of a round bed too, and refuses senseless ones', async () => {
    show(fitting(bedFit({ verdict: 'TOO_WIDE', turnDegrees: null, marginMm: null })));
    await userEvent.selectOptions(await open('Set my printer'), 'Another size');
    const type = (name: string, text: string) =>
      screen.findByRole('textbox', { name }).then((field) => userEvent.type(field, text));
    await type('Width, mm', '100');
    await type('Depth, mm', '100');
    await userEvent.click(screen.getByRole('button', { name: 'Use this bed' }));
    expect(screen.getByRole('alert').textContent).toContain('between 50 and 2000');
    await type('Height, mm', '100,5{Enter}');
    expect(await box().findByText('Too wide for this bed')).toBeTruthy();
    expect(chosenPrinter()?.bed).toEqual({ shape: 'RECTANGULAR', widthMm: 100, depthMm: 100, heightMm: 100.5 });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'My printer' }), 'Another size');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Round bed' }));
    expect(screen.queryByRole('textbox', { name: 'Depth, mm' })).toBeNull();
    await type('Diameter, mm', '200');
    await type('Height, mm', '400{Enter}');
    expect(chosenPrinter()?.bed).toEqual({ shape: 'CIRCULAR', widthMm: 200, depthMm: 200, heightMm: 400 });
  });

  it.each([
    [bedFit({ verdict: 'TURNED', turnDegrees: 41 }), 'Turn it by 41°', 'turn by 41°'],
    [bedFit({ verdict: 'TOO_TALL' }), 'Too tall for this printer', 'too tall'],
  ])('says %# in words, for the product and in the table of its parts', async (fit, words, inTable) => {
    choosePrinter({ id: null, name: null, bed: { shape: 'RECTANGULAR', widthMm: 180, depthMm: 180, heightMm: 180 } });
    show(fitting(fit));
    expect(await box().findByText(words)).toBeTruthy();
    const table = screen.getByRole('table', { name: /numbered as in the exploded view/ });
    expect(within(table).getByRole('columnheader', { name: /On 180.×.180.mm/ })).toBeTruthy();
    expect(await within(table).findByText(inTable)).toBeTruthy();
  });
});

describe('the printer of an account', () => {
  const MINI: OwnPrinter = {
    id: 'prusa-mini',
    name: 'Prusa MINI+',
    bed: { shape: 'RECTANGULAR', widthMm: 180, depthMm: 180, heightMm: 180 },
  };
  const ROUND: OwnPrinter = {
    id: null,
    name: null,
    bed: { shape: 'CIRCULAR', widthMm: 260, depthMm: 260, heightMm: 330 },
  };
  const answer = ({ id, bed }: OwnPrinter) => ({
    __typename: 'MyPrinter',
    printer: id === null ? null : { __typename: 'Printer', id, maker: 'Prusa', name: 'MINI+', printerClass: 'CLASSIC' },
    bed: { __typename: 'Bed', ...bed },
  });

  const follow = (mine: OwnPrinter | null) => {
    const setMyPrinter = vi.fn(() => ({ setMyPrinter: answer(MINI) }));
    const myPrinter = vi.fn(() => ({ myPrinter: mine && answer(mine) }));
    renderPage(<PrinterFollower />, { answers: { MyPrinter: myPrinter, SetMyPrinter: setMyPrinter } });
    return { setMyPrinter, myPrinter };
  };

  it('takes over the choice of this browser when it has none, and each later one', async () => {
    choosePrinter(ROUND);
    signInAs(ANNA);
    const { setMyPrinter } = follow(null);
    await waitFor(() => expect(setMyPrinter).toHaveBeenCalledWith({ input: { bed: ROUND.bed } }));
    act(() => choosePrinter(MINI));
    await waitFor(() => expect(setMyPrinter).toHaveBeenLastCalledWith({ input: { printerId: 'prusa-mini' } }));
    expect(setMyPrinter).toHaveBeenCalledTimes(2);
  });

  it('wins over the choice of this browser when it has one, and is not sent back', async () => {
    choosePrinter(ROUND);
    signInAs(ANNA);
    const { setMyPrinter } = follow(MINI);
    await waitFor(() => expect(chosenPrinter()).toEqual(MINI));
    expect(setMyPrinter).not.toHaveBeenCalled();
  });

  it('is not asked for by visitors, and hears nothing of the choices after its session', async () => {
    const { setMyPrinter, myPrinter } = follow(MINI);
    await new Promise((done) => setTimeout(done, 50));
    expect(myPrinter).not.toHaveBeenCalled();
    act(() => signInAs(BORIS));
    await waitFor(() => expect(chosenPrinter()).toEqual(MINI));
    act(() => account.end('signed_out'));
    choosePrinter(ROUND);
    await new Promise((done) => setTimeout(done, 50));
    expect(setMyPrinter).not.toHaveBeenCalled();
  });
});
