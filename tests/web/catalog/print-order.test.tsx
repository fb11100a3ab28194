import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BomActionContext, type KeepLine } from '../../../web/lib/chosen-line.ts';
import { PrintOrder } from '../../../web/features/catalog/print-order/print-order.tsx';
import { eur } from '../../support/builders/build-quote.ts';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

const colour = (name: string, hex: string) => ({ __typename: 'PrintColour', name, hex });
const part = (partId: string, name: string, quantity: number, problem: string | null = null) => ({
  __typename: 'PrintablePart',
  partId,
  name,
  quantity,
  material: 'PETG',
  problem,
});

const OFFER = {
  __typename: 'PrintOffer',
  days: 4,
  materials: [
    { __typename: 'PrintMaterial', material: 'PLA', colours: [colour('Red', '#c02020'), colour('Black', '#1a1a1a')] },
    { __typename: 'PrintMaterial', material: 'PETG', colours: [colour('Black', '#1a1a1a')] },
  ],
  parts: [part('fin', 'Fin', 3), part('nose', 'Nose cone', 1), part('hull', 'Hull', 1, 'TOO_LARGE')],
};

interface Asked {
  input: { parts: { partId: string; copies: number }[]; material: string; colour: string };
}

const quoteOf = ({ input }: Asked) => {
  const copies = input.parts.reduce((sum, each) => sum + each.copies, 0);
  return {
    __typename: 'PrintQuote',
    copies,
    grams: 10 * copies,
    hours: copies / 2,
    days: 4,
    material: eur(25 * copies),
    machine: eur(75 * copies),
    handling: eur(300),
    total: eur(100 * copies + 300),
  };
};

const show = (offer: object | null = OFFER, answers: object = {}) => {
  const kept = vi.fn();
  const Buy = ({ keep }: { keep: KeepLine }) => (
    <button type="button" onClick={() => void keep().then(kept)}>
      Buy
    </button>
  );
  renderPage(
    <BomActionContext value={(_lines, keep) => keep && <Buy keep={keep} />}>
      <PrintOrder productId={7} />
    </BomActionContext>,
    {
      answers: {
        PrintOffer: ({ id }) => ({ product: { __typename: 'Product', id, printOffer: offer } }),
        PrintQuote: (asked) => ({ printQuote: quoteOf(asked as never) }),
        KeepPrintJob: (asked) => ({
          keepPrintJob: { __typename: 'KeptPrintJob', productId: 1_000_000_007, quote: quoteOf(asked as never) },
        }),
        ...answers,
      },
    },
  );
  return kept;
};

afterEach(cleanup);

describe('what the shop prints for a visitor', () => {
  it('is nothing on a page of which the shop prints nothing', async () => {
    const asked = vi.fn(() => ({ product: { __typename: 'Product', id: 7, printOffer: null } }));
    show(null, { PrintOffer: asked });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('has no price before a part is ticked, and then the server’s for as many as the model needs', async () => {
    show();
    const fin = await screen.findByRole('checkbox', { name: /^Fin/ });
    expect(screen.getByText(/Tick the parts/)).toBeTruthy();
    await userEvent.click(fin);
    expect(await screen.findByText('3 parts in all')).toBeTruthy();
    expect(screen.getByText('€6.00')).toBeTruthy();
    await userEvent.click(within(screen.getByRole('group', { name: /Fin/ })).getAllByRole('button')[1]!);
    expect(await screen.findByText('€7.00')).toBeTruthy();
    await userEvent.click(fin);
    expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull();
  });

  it('cannot be had of a part that does not fit the printer, which says so', async () => {
    show();
    const hull = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Hull.*Does not fit our printer/ });
    expect(hull.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'All parts' }));
    expect(await screen.findByText('4 parts in all')).toBeTruthy();
  });

  it('can be had as whole sets, several at once', async () => {
    show();
    const sets = within(await screen.findByRole('group', { name: 'Whole sets' }));
    await userEvent.click(screen.getByRole('button', { name: 'All parts' }));
    expect(sets.getByRole('status').textContent).toBe('1');
    await userEvent.click(sets.getAllByRole('button')[1]!);
    expect(await screen.findByText('8 parts in all')).toBeTruthy();
    expect(sets.getByRole('status').textContent).toBe('2');
    await userEvent.click(within(screen.getByRole('group', { name: /Fin/ })).getAllByRole('button')[1]!);
    expect(sets.getByRole('status').textContent).toBe('0');
  });

  it('is of the material that most parts are meant for, in one of its own colours', async () => {
    show();
    const material = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Material' });
    const of = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Colour' });
    expect([material.value, of().value]).toEqual(['PETG', '#1a1a1a']);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Fin/ }));
    await userEvent.selectOptions(material, 'PLA');
    expect(of().value).toBe('#1a1a1a');
    expect(screen.getByText('The designer meant it for PETG.')).toBeTruthy();
    await userEvent.selectOptions(of(), '#c02020');
    await userEvent.selectOptions(material, 'PETG');
    expect(of().value).toBe('#1a1a1a');
  });

  it('is kept as it was chosen, and handed over under the id for the cart', async () => {
    const kept = show();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Nose cone/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Buy' }));
    await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce());
    expect(kept.mock.calls[0]![0]).toMatchObject({ productId: 1_000_000_007, price: { minor: 400 } });
  });

  it('says in words why the server refuses', async () => {
    show(OFFER, {
      PrintQuote: () => {
        throw new Refusal('PRINT_PART_TOO_LARGE', { partId: 'fin', name: 'Fin' });
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Fin/ }));
    expect(await screen.findByText('Fin does not fit our printer. Leave this part out.')).toBeTruthy();
  });
});
