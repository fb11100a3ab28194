import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CategoriesPage } from '../../../web/features/admin-categories/categories-page.tsx';
import { slugOf } from '../../../web/features/admin-categories/category-form.tsx';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

const category = (id: string, en: string, productCount = 0) => ({
  __typename: 'AdminCategory',
  id,
  slug: en.toLowerCase(),
  names: { __typename: 'CategoryNames', en, sk: '', de: '' },
  descriptions: { __typename: 'CategoryNames', en: '', sk: '', de: '' },
  picture: null,
  hidden: false,
  productCount,
  version: '1',
});
type Category = ReturnType<typeof category>;

let kept: Category[];
const open = () =>
  renderPage(
    <UndoProvider>
      <CategoriesPage />
    </UndoProvider>,
    {
      path: '/admin/categories',
      answers: {
        AdminCategories: () => ({ adminCategories: kept }),
        CreateCategory: ({ slug, names }) => {
          if (kept.some((one) => one.slug === slug)) throw new Refusal('VALIDATION_FAILED', { slug: 'TAKEN' });
          const made = { ...category('9', ''), slug: slug as string, names: { ...(names as Category['names']), __typename: 'CategoryNames' } }; // oxfmt-ignore
          kept = [...kept, made];
          return { createCategory: made };
        },
        SortCategories: ({ ids }) => {
          kept = (ids as string[]).map((id) => kept.find((one) => one.id === id)!);
          return { sortCategories: kept };
        },
        UpdateCategory: ({ input }) => {
          const given = input as Partial<Category>;
          const changed = { ...kept.find(({ id }) => id === given.id)!, ...given };
          kept = kept.map((one) => (one.id === given.id ? changed : one));
          return { updateCategory: changed };
        },
        DeleteCategory: ({ id }) => {
          kept = kept.filter((one) => one.id !== id);
          return { deleteCategory: { __typename: 'Deleted', id: id as string } };
        },
      },
    },
  );

const shown = () => within(screen.getByRole('region', { name: 'Categories' })).getAllByRole('heading', { level: 2 });
const names = () => shown().map(({ textContent }) => textContent);

beforeEach(() => {
  kept = [category('1', 'Planes', 4), category('2', 'Boats', 5), category('3', 'Kites')];
});
afterEach(cleanup);

describe('the categories of the administration', () => {
  it('go up and down', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Move Boats up' }));
    await waitFor(() => expect(names()).toEqual(['Boats', 'Planes', 'Kites']));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Boats up' }).disabled).toBe(true);
  });

  it('are removed when nothing is in them, and come back to their place', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Move Kites up' }));
    await waitFor(() => expect(names()).toEqual(['Planes', 'Kites', 'Boats']));
    expect(screen.queryByRole('button', { name: 'Remove Boats' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Kites' }));
    await waitFor(() => expect(names()).toEqual(['Planes', 'Boats']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['Planes', 'Kites', 'Boats']));
  });

  it('are hidden, and shown again by taking that back', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Hide Boats' }));
    expect(await screen.findByText('Hidden')).toBeTruthy();
    expect(kept[1]!.hidden).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(kept[1]!.hidden).toBe(false));
    expect(await screen.findByRole('button', { name: 'Hide Boats' })).toBeTruthy();
  });

  it('are made with a word for addresses from the English name, and told apart by it', async () => {
    const user = userEvent.setup();
    open();
    await user.type(await screen.findByLabelText('Name, English'), 'Boats');
    expect(screen.getByLabelText<HTMLInputElement>('Word in addresses').value).toBe('boats');
    await user.click(screen.getByRole('button', { name: 'Add category' }));
    expect(await screen.findByText('Another category has this word.')).toBeTruthy();
    await user.type(screen.getByLabelText('Name, English'), ' & ships');
    await user.click(screen.getByRole('button', { name: 'Add category' }));
    await waitFor(() => expect(names().at(-1)).toBe('Boats & ships'));
    expect(kept.at(-1)!.slug).toBe('boats-ships');
  });

  it.each([
    ['Vetroňová čajka', 'vetronova-cajka'],
    ['3D prints', 'd-prints'],
    ['  ', ''],
  ])('call %j %j in addresses', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
