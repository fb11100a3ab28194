import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as Checkout } from '../../../web/app/routes/checkout.tsx';
import { loadDraft, saveDraft } from '../../../web/features/checkout/form/draft.ts';
import { forgetCheckout } from '../../../web/features/checkout/forget-checkout.ts';
import { loadPlacedOrder, savePlacedOrder } from '../../../web/features/checkout/order/placed-order.ts';
import { account } from '../../../web/lib/account/account.ts';
import { buildQuote, buildQuoteLine, filledForm } from '../../support/builders/build-quote.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { buildSavedAddress, checkoutAnswers, fillCart } from '../../support/web/web-checkout.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const HOME = buildSavedAddress({ id: 'a1', label: 'Home', street: 'Horná 1' });
const WORK = buildSavedAddress({ id: 'a2', street: 'Dolná 2', company: 'Kvapka' });

const addressesOf = (addresses = [HOME, WORK]) => ({ me: { __typename: 'User', id: ANNA.id, addresses } });

const open = (answers: Answers = {}) =>
  renderPage(<Checkout />, {
    path: '/checkout',
    answers: checkoutAnswers({
      MyAddresses: () => addressesOf(),
      MyCart: () => ({ myCart: [] }),
      MergeCart: () => new Promise(() => undefined),
      ...answers,
    }),
  });

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
/** The field of the street, once the account's address has arrived in it. */
const filledStreet = async () => {
  const street = await box('Street and number');
  await waitFor(() => expect(street.value).toBe('Horná 1'));
  return street;
};
const order = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('checkbox', { name: /I want the files at once/ }));
  await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  await user.click(screen.getByRole('button', { name: 'Order with obligation to pay with PayPal' }));
  await screen.findByRole('heading', { name: 'Order MX-2026-01184 is placed' });
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fillCart([
    { id: 1, productType: 'PHYSICAL' },
    { id: 2, productType: 'DIGITAL' },
  ]);
});
afterEach(() => {
  cleanup();
  account.end('token_expired');
});

describe('the checkout of a guest', () => {
  it('offers to sign in and to come back, and asks for no addresses', async () => {
    const { asked } = open();
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fcheckout');
    expect((await box('E-mail')).readOnly).toBe(false);
    expect(screen.queryByRole('combobox', { name: 'Saved addresses' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Save this address/ })).toBeNull();
    expect(asked).not.toContain('MyAddresses');
  });
});

describe('the checkout of a customer', () => {
  beforeEach(() => signInAs(ANNA));

  it('is filled in with the account’s e-mail, which stays, and its default address', async () => {
    open();
    const email = await box('E-mail');
    expect([email.value, email.readOnly]).toEqual([ANNA.email, true]);
    expect(screen.getByText(/The address of your account/)).toBeTruthy();
    await filledStreet();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Save this address/ })).toBeNull();
  });

  it('leaves alone what the buyer has typed before', async () => {
    saveDraft(filledForm());
    open();
    expect((await box('Street and number')).value).toBe('Ľ. Štúra 14');
    expect((await box('E-mail')).value).toBe(ANNA.email);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Saved addresses' }).value).toBe('');
  });

  it('offers the other saved addresses, a company’s among them, and an empty one', async () => {
    const user = userEvent.setup();
    open();
    const choice = await screen.findByRole('combobox', { name: 'Saved addresses' });
    await user.selectOptions(choice, 'Kvapka, Anna Malá, Dolná 2, Banská Bystrica');
    expect((await box('Street and number')).value).toBe('Dolná 2');
    expect((await box('Company')).value).toBe('Kvapka');
    await user.selectOptions(choice, 'Another address');
    expect([(await box('Street and number')).value, screen.queryByRole('textbox', { name: 'Company' })]).toEqual([
      '',
      null,
    ]);
  });

  it('keeps a new address for the account after the order is placed, if the buyer ticks it', async () => {
    const user = userEvent.setup();
    const keep = vi.fn(() => ({ saveAddress: buildSavedAddress({ id: 'a3', street: 'Nová 3' }) }));
    const { asked } = open({ SaveAddress: keep });
    const street = await filledStreet();
    await user.clear(street);
    await user.type(street, 'Nová 3');
    await user.click(screen.getByRole('checkbox', { name: 'Save this address to my account' }));
    expect(keep).not.toHaveBeenCalled();
    await order(user);
    await waitFor(() => expect(keep).toHaveBeenCalledTimes(1));
    const address = expect.objectContaining({ firstName: 'Anna', street: 'Nová 3', company: null }) as unknown;
    expect(keep).toHaveBeenCalledWith({ input: { address, isDefault: false } });
    expect(asked.indexOf('SaveAddress')).toBeGreaterThan(asked.indexOf('PlaceOrder'));
  });

  it('asks a company in Slovakia alone for its tax number, and keeps it with the address', async () => {
    const user = userEvent.setup();
    const keep = vi.fn(() => ({ saveAddress: WORK }));
    open({ SaveAddress: keep });
    const street = await filledStreet();
    await user.clear(street);
    await user.type(street, 'Nová 3');
    await user.click(screen.getByRole('checkbox', { name: 'I buy for a company' }));
    await user.type(await box('Company'), 'Kvapka');
    await user.type(await box('Tax ID, DIČ (optional)'), '12');
    await user.tab();
    expect(await screen.findByText('A tax ID (DIČ) has 10 digits, for example 2023456789.')).toBeDefined();
    const country = screen.getByRole('combobox', { name: 'Country' });
    await user.selectOptions(country, 'AT');
    expect(screen.queryByRole('textbox', { name: 'Tax ID, DIČ (optional)' })).toBeNull();
    await user.selectOptions(country, 'SK');
    await user.clear(await box('Tax ID, DIČ (optional)'));
    await user.type(await box('Tax ID, DIČ (optional)'), '2023456789');
    await user.click(screen.getByRole('checkbox', { name: 'Save this address to my account' }));
    await order(user);
    await waitFor(() => expect(keep).toHaveBeenCalledTimes(1));
    const address = expect.objectContaining({ company: 'Kvapka', taxId: '2023456789' }) as unknown;
    expect(keep).toHaveBeenCalledWith({ input: { address, isDefault: false } });
  });

  it('keeps nothing unasked', async () => {
    const user = userEvent.setup();
    const { asked } = open();
    await user.type(await box('Street and number'), '7');
    await order(user);
    expect(asked).not.toContain('SaveAddress');
  });

  it('can be used when the addresses do not arrive, and when they cannot be saved', async () => {
    const user = userEvent.setup();
    saveDraft({ ...filledForm(), keepBilling: true });
    const refuse = () => {
      throw new TypeError('Failed to fetch');
    };
    open({ MyAddresses: refuse, SaveAddress: refuse });
    await order(user);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says which files of the cart are owned already, and where they are', async () => {
    const owned = buildQuoteLine({ productId: 2, digital: true });
    const product = { ...owned.product!, ownedCopy: { __typename: 'OwnedDownload' as const, orderNumber: 'MX-1' } };
    const quote = buildQuote({ lines: [buildQuoteLine({ productId: 1 }), { ...owned, product }] });
    open({ CheckoutQuote: () => ({ cartQuote: quote, paymentWays: ['PAYPAL'] }) });
    expect(await screen.findByText(/You already own these files: Model 2\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/account/downloads');
  });

  it('forgets what was typed when the customer signs out, not when the session expires', async () => {
    open();
    await filledStreet();
    account.end('token_expired');
    await waitFor(async () => expect((await box('E-mail')).readOnly).toBe(false));
    expect((await box('Street and number')).value).toBe('Horná 1');
    signInAs(ANNA);
    account.end('signed_out');
    await screen.findByText('Your cart is empty');
    expect(loadDraft().billing.street).toBe('');
  });
});

it('leaves nothing of the checkout in the browser when it is told to forget', () => {
  saveDraft(filledForm());
  savePlacedOrder({ id: 'o1', accessToken: 'secret', lines: [{ productId: 1, quantity: 1 }] }, 'key');
  forgetCheckout();
  expect(loadPlacedOrder()).toBeNull();
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values({ ...storage }) as string[]);
  expect(kept.filter((text) => /secret|Zuzana|o1/.test(text))).toEqual([]);
});
