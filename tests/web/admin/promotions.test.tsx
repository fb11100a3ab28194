import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PromotionInput } from '../../../web/codegen/schema.gen.ts';
import { NewPromotionPage, PromotionPage } from '../../../web/features/admin-promotions/promotion-page.tsx';
import { PromotionsPage } from '../../../web/features/admin-promotions/promotions-page.tsx';
import type { PromotionFieldsFragment } from '../../../web/features/admin-promotions/Promotions.gen.ts';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { eur } from '../../support/builders/build-quote.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const SUMMER: PromotionFieldsFragment = {
  __typename: 'Promotion',
  id: '7',
  code: 'SUMMER',
  names: { __typename: 'LocalizedText', en: 'Summer sale', sk: 'Leto', de: 'Sommer' },
  kind: 'PERCENT',
  percent: 10,
  takeUnits: null,
  payUnits: null,
  groupId: null,
  amount: null,
  startsAt: null,
  endsAt: null,
  minimum: null,
  productIds: [],
  categoryIds: [],
  excludedProductIds: [],
  excludedCategoryIds: [],
  maxUses: 100,
  maxUsesEach: null,
  firstOrderOnly: false,
  stackable: false,
  active: true,
  state: 'RUNNING',
  redeemed: 12,
  version: 1,
  sales: { __typename: 'PromotionSales', orders: 11, revenue: eur(99_000), reduction: eur(11_000) },
};

let stored: PromotionFieldsFragment;
beforeEach(() => {
  stored = SUMMER;
});
afterEach(cleanup);

type Change = Partial<PromotionInput> & { expectedVersion: number; active?: boolean };

const changeBy = ({ expectedVersion, ...given }: Change): PromotionFieldsFragment => {
  if (expectedVersion !== stored.version) throw new Refusal('VERSION_CONFLICT', { version: stored.version });
  stored = { ...stored, ...given, version: stored.version + 1 } as PromotionFieldsFragment;
  return stored;
};
const meanwhile = (change: Partial<PromotionFieldsFragment>) => {
  stored = { ...stored, ...change, version: stored.version + 1 };
};

const answers: Answers = {
  Promotions: () => ({ promotions: { __typename: 'PromotionPage', totalCount: 1, items: [stored] } }),
  Promotion: () => ({ promotion: stored }),
  PromotionCategories: () => ({ adminCategories: [{ __typename: 'AdminCategory', id: '3', name: 'Rockets' }] }),
  UpdatePromotion: ({ input }) => ({ updatePromotion: changeBy(input as Change) }),
  SwitchPromotion: ({ input }) => ({ switchPromotion: changeBy(input as Change) }),
};
const open = (page: React.ReactNode, path: string, others: Answers = {}) =>
  renderPage(<UndoProvider>{page}</UndoProvider>, { path, answers: { ...answers, ...others } });

describe('the list of promotions', () => {
  it('says how often each was used and what it brought, and switches it off with a way back', async () => {
    const user = userEvent.setup();
    open(<PromotionsPage />, '/admin/promotions');
    const row = (await screen.findByRole('link', { name: 'Summer sale' })).closest('tr')!;
    for (const text of ['SUMMER', '−10%', 'running', '12 of 100', '€990.00', '€110.00']) {
      expect(within(row).getByText(text)).toBeDefined();
    }
    await user.click(within(row).getByRole('switch', { name: 'SUMMER is on' }));
    expect(await screen.findByText('SUMMER is off.')).toBeDefined();
    expect(stored).toMatchObject({ active: false, version: 2 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored).toMatchObject({ active: true, version: 3 }));
  });
});

describe('the form of a new promotion', () => {
  it('says at each field what is missing, in place', async () => {
    const user = userEvent.setup();
    open(<NewPromotionPage />, '/admin/promotions/new');
    await user.click(await screen.findByRole('button', { name: 'Save and switch on' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }));
    expect(screen.getAllByText('Enter a name of at most 60 characters.')).toHaveLength(3);
    await user.clear(screen.getByRole('textbox', { name: 'Percentage, 1 to 99' }));
    await user.click(screen.getByRole('button', { name: 'Save and switch on' }));
    expect(screen.getByText('Enter a whole number from 1 to 99.')).toBeDefined();
  });

  it('sends what is typed, as money and moments, and shows what the server refuses at its field', async () => {
    const user = userEvent.setup();
    const CreatePromotion = vi.fn((_variables: Record<string, unknown>) => {
      throw new Refusal('VALIDATION_FAILED', { code: 'TAKEN' });
    });
    open(<NewPromotionPage />, '/admin/promotions/new', { CreatePromotion });
    await user.click(await screen.findByRole('radio', { name: 'A fixed amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Amount in EUR' }), '5,50');
    await user.type(screen.getByRole('textbox', { name: /^Minimum value of goods/ }), '40');
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'spring');
    for (const language of ['English', 'Slovak', 'German']) {
      await user.type(screen.getByRole('textbox', { name: language }), 'Spring');
    }
    const only = within(screen.getByRole('group', { name: 'Only these categories' }));
    await user.click(await only.findByRole('checkbox', { name: 'Rockets' }));
    await user.click(screen.getByRole('button', { name: 'Save and switch on' }));
    expect(await screen.findByText('Another promotion has this code.')).toBeDefined();
    expect(CreatePromotion.mock.calls[0]![0]).toMatchObject({
      input: {
        code: 'spring',
        kind: 'AMOUNT',
        amountMinor: 550,
        minimumMinor: 4000,
        percent: null,
        categoryIds: ['3'],
        names: { en: 'Spring', sk: 'Spring', de: 'Spring' },
        startsAt: null,
        maxUses: null,
      },
    });
  });
});

describe('a promotion that two admins change', () => {
  const change = async (user: ReturnType<typeof userEvent.setup>, label: RegExp | string, text: string) => {
    const field = await screen.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };

  it('gets what both wanted where they changed different fields, and shows it', async () => {
    const user = userEvent.setup();
    open(<PromotionPage />, '/admin/promotions/7');
    await screen.findByRole('textbox', { name: 'Code' });
    meanwhile({ maxUses: 50 });
    await change(user, 'Percentage, 1 to 99', '20');
    await waitFor(() => expect(stored).toMatchObject({ percent: 20, maxUses: 50, version: 3 }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Maximum number of orders' })).toHaveProperty('value', '50'),
    );
  });

  it('is not overwritten where both changed one field, until it is asked for again', async () => {
    const user = userEvent.setup();
    open(<PromotionPage />, '/admin/promotions/7');
    await screen.findByRole('textbox', { name: 'Code' });
    meanwhile({ percent: 30 });
    await change(user, 'Percentage, 1 to 99', '20');
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(stored.percent).toBe(30);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored).toMatchObject({ percent: 20, version: 3 }));
  });
});
