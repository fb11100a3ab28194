import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PrintQueuePage } from '../../../web/features/print-queue/print-queue-page.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { spools } from '../../../web/lib/spools/shelf.ts';
import { fakeQueue } from '../../support/builders/build-web-queue.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { renderPage } from '../../support/web/web-page.tsx';

interface Sent {
  filament: string;
  colour: string;
  grams: number | null;
  usedBefore: number;
  base: number;
  key: string;
}
type Row = Omit<Sent, 'base' | 'key'> & { used: number; version: number; changeKey: string };

/** A server that keeps spools as the real one does. */
const fakeShelf = () => {
  const rows = new Map<string, Row>();
  const told = () => ({
    __typename: 'SpoolShelf',
    spools: [...rows.values()].map((row) => {
      const [material, hex] = row.filament.split(' ') as [string, string];
      return { __typename: 'SpoolOnShelf', material, hex, ...row };
    }),
  });
  const answers = {
    SpoolShelf: () => ({ spoolShelf: told() }),
    SaveSpools: ({ input }: Record<string, unknown>) => {
      for (const { base, key, ...state } of (input as { spools: Sent[] }).spools) {
        const before = rows.get(state.filament);
        if ((before?.version ?? 0) !== base) continue;
        rows.set(state.filament, { ...state, used: before?.used ?? 0, version: base + 1, changeKey: key });
      }
      return { saveSpools: told() };
    },
  };
  return { rows, answers };
};

const open = () => {
  const shelf = fakeShelf();
  renderPage(<PrintQueuePage />, {
    path: '/account/print-queue',
    answers: { ...fakeQueue().answers, ...shelf.answers },
  });
  return shelf;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  account.end('signed_out');
  localStorage.clear();
});

const section = async () => (await screen.findByRole('heading', { name: 'Your other spools' })).parentElement!;

describe('spools over all purchases', () => {
  it('are added, added to, removed and taken back, in the account', async () => {
    signInAs(ANNA);
    const { rows } = open();
    const own = within(await section());
    const add = async (grams: string) => {
      await userEvent.click(own.getByRole('button', { name: 'Add a spool' }));
      await userEvent.type(own.getByLabelText('What you call it'), 'fire');
      await userEvent.clear(own.getByLabelText('Filament on it, g'));
      await userEvent.type(own.getByLabelText('Filament on it, g'), grams);
      await userEvent.click(own.getByRole('button', { name: 'Put on the shelf' }));
    };
    await add('750');
    expect(await own.findByText('PLA fire', { selector: '.pq__sn' })).toBeTruthy();
    await waitFor(() => expect([...rows.values()]).toMatchObject([{ filament: 'PLA #f2500e', grams: 750, version: 1 }])); // oxfmt-ignore
    await add('1000');
    expect(await own.findByText(/^1,?750.g$/)).toBeTruthy();
    await waitFor(() => expect(rows.get('PLA #f2500e')).toMatchObject({ grams: 1750, version: 2 }));
    await userEvent.click(own.getByRole('button', { name: 'Remove PLA fire' }));
    expect(own.queryByRole('listitem')).toBeNull();
    await waitFor(() => expect(rows.get('PLA #f2500e')).toMatchObject({ grams: null, version: 3 }));
    await userEvent.click(own.getByRole('button', { name: 'Undo' }));
    expect(await own.findByText(/^1,?750.g$/)).toBeTruthy();
    await waitFor(() => expect(rows.get('PLA #f2500e')).toMatchObject({ grams: 1750, version: 4 }));
  });

  it('of a visitor go to the account that signs in, and what the account has stays', async () => {
    spools.weigh({ filament: 'PETG #112233', colour: 'night' }, 300, 0);
    spools.weigh({ filament: 'PETG #445566', colour: '' }, 40, 0);
    expect(spools.get()).toMatchObject([{ filament: 'PETG #112233', left: 300 }, { left: 40 }]);
    signInAs(ANNA);
    const { rows } = open();
    rows.set('PETG #445566', { filament: 'PETG #445566', colour: '', grams: 900, usedBefore: 100, used: 150, version: 1, changeKey: 'elsewhere' }); // oxfmt-ignore
    const own = within(await section());
    expect(await own.findByText(/^850.g$/)).toBeTruthy();
    expect(own.getByText('PETG night', { selector: '.pq__sn' })).toBeTruthy();
    expect(rows.get('PETG #112233')).toMatchObject({ grams: 300, version: 1 });
  });

  it('of an account are gone from the device after signing out', async () => {
    signInAs(ANNA);
    open();
    await section();
    spools.weigh({ filament: 'PETG #112233', colour: 'night' }, 300, 0);
    expect(spools.get()).toHaveLength(1);
    account.end('signed_out');
    expect(spools.get()).toEqual([]);
  });
});
