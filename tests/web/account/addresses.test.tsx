import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as Addresses } from '../../../web/app/routes/account/addresses.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { buildSavedAddress } from '../../support/builders/build-own-account.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { checkoutAnswers } from '../../support/web/web-checkout.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

type Saved = ReturnType<typeof buildSavedAddress>;

const home = buildSavedAddress({
  id: 'a2',
  label: null,
  isDefault: false,
  address: { ...buildSavedAddress().address, street: 'Hlavná 1', city: 'Bratislava' },
});

/** Addresses as the server keeps them: `kept` changes with what is asked. */
const open = async (kept: Saved[], answers: Answers = {}) => {
  renderPage(<Addresses />, {
    path: '/account/addresses',
    answers: checkoutAnswers({
      MyAddresses: () => ({ me: { __typename: 'User', id: 'anna', addresses: [...kept] } }),
      DeleteAddress: ({ id }) => {
        kept.splice(
          kept.findIndex((one) => one.id === id),
          1,
        );
        return { deleteAddress: { __typename: 'Deleted', id: 'x' } };
      },
      ...answers,
    }),
  });
  await screen.findByRole('button', { name: 'Add an address' });
  return userEvent.setup();
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => signInAs(ANNA));
afterEach(() => {
  cleanup();
  account.end('signed_out');
  localStorage.clear();
});

describe('saved addresses', () => {
  it('stand with their lines, and the default says what it is for', async () => {
    await open([buildSavedAddress(), home]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(within(first!).getByRole('heading', { name: 'Workshop' })).toBeDefined();
    expect(within(first!).getByText('Filled in at the checkout')).toBeDefined();
    expect(within(first!).queryByRole('button', { name: /^Use at the checkout/ })).toBeNull();
    for (const line of ['Zuzana Kováčová', 'Hlavná 1', '974 01 Bratislava', 'Slovakia']) {
      expect(within(second!).getByText(line)).toBeDefined();
    }
  });

  it('are added under the rules of the checkout, from the field that is wrong', async () => {
    const save = vi.fn(() => ({ saveAddress: home }));
    const kept: Saved[] = [];
    const user = await open(kept, { SaveAddress: save });
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    expect(document.activeElement).toBe(box('Name of the address (optional)'));
    await user.click(screen.getByRole('button', { name: 'Save the address' }));
    expect(document.activeElement).toBe(box('First name'));
    expect(screen.getByText('Enter the street and the house number.')).toBeDefined();
    await user.type(box('First name'), 'Zuzana');
    await user.type(box('Last name'), 'Kováčová');
    await user.type(box('Street and number'), 'Hlavná 1');
    await user.type(box('Postcode'), '12');
    await user.type(box('Town'), 'Bratislava');
    await user.click(screen.getByRole('button', { name: 'Save the address' }));
    expect(document.activeElement).toBe(box('Postcode'));
    expect(screen.getByText('A Slovak postcode has five digits, for example 974 01.')).toBeDefined();
    expect(save).not.toHaveBeenCalled();
    await user.clear(box('Postcode'));
    await user.type(box('Postcode'), '811 01');
    kept.push(home);
    await user.click(screen.getByRole('button', { name: 'Save the address' }));
    expect(await screen.findByText('Hlavná 1')).toBeDefined();
    expect(save).toHaveBeenCalledWith({
      input: {
        id: null,
        label: null,
        isDefault: false,
        address: expect.objectContaining({ street: 'Hlavná 1', postcode: '811 01', country: 'SK', company: null }),
      },
    });
  });

  it('show at its field what only the server knows', async () => {
    const user = await open([buildSavedAddress()], {
      SaveAddress: () => {
        throw new Refusal('VALIDATION_FAILED', { 'address.postcode': 'POSTCODE_INVALID' });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Change Workshop' }));
    expect(box('Street and number').value).toBe('Ľ. Štúra 14');
    await user.click(screen.getByRole('button', { name: 'Save the address' }));
    expect(await screen.findByText('A Slovak postcode has five digits, for example 974 01.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box('Postcode')));
    expect(box('Street and number').value).toBe('Ľ. Štúra 14');
  });

  it('are deleted at once, and come back whole by undo', async () => {
    const kept = [buildSavedAddress(), home];
    const save = vi.fn(({ input }) => {
      kept.push(buildSavedAddress({ id: 'a3' }));
      return { saveAddress: { ...buildSavedAddress(), ...(input as object), id: 'a3' } };
    });
    const user = await open(kept, { SaveAddress: save });
    await user.click(screen.getByRole('button', { name: 'Delete Workshop' }));
    expect(await screen.findByText('Workshop was deleted.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Workshop' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Workshop' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(save).toHaveBeenCalledWith({
      input: {
        label: 'Workshop',
        isDefault: true,
        address: expect.objectContaining({ street: 'Ľ. Štúra 14', city: 'Banská Bystrica', phone: null }),
      },
    });
  });

  it('become the default without a form', async () => {
    const save = vi.fn(() => ({ saveAddress: { ...home, isDefault: true } }));
    const user = await open([buildSavedAddress(), home], { SaveAddress: save });
    await user.click(screen.getByRole('button', { name: 'Use at the checkout Hlavná 1, Bratislava' }));
    await vi.waitFor(() =>
      expect(save).toHaveBeenCalledWith({ input: expect.objectContaining({ id: 'a2', isDefault: true }) }),
    );
  });

  it('say when no more of them fit', async () => {
    const twenty = Array.from({ length: 20 }, (_, at) => buildSavedAddress({ id: `a${at}`, isDefault: at === 0 }));
    renderPage(<Addresses />, {
      path: '/account/addresses',
      answers: checkoutAnswers({ MyAddresses: () => ({ me: { __typename: 'User', id: 'anna', addresses: twenty } }) }),
    });
    expect(await screen.findByText('You can save 20 addresses. Delete one to add another.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull();
  });
});
