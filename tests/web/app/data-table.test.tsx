import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Column } from '../../../web/ui/data-table/column.ts';
import { DataTable, type DataTableProps } from '../../../web/ui/data-table/data-table.tsx';
import { ListSearch } from '../../../web/ui/data-table/list-search.tsx';
import { Pager } from '../../../web/ui/data-table/pager.tsx';
import { SavedViews } from '../../../web/ui/data-table/saved-views.tsx';
import { useListState } from '../../../web/ui/data-table/use-list-state.ts';
import { useSelection } from '../../../web/ui/data-table/use-selection.ts';
import { renderPage } from '../../support/web/web-page.tsx';

interface Boat {
  id: string;
  name: string;
  length: number;
}

const BOATS: Boat[] = [
  { id: '1', name: 'Dunaj', length: 420 },
  { id: '2', name: 'Morava', length: 300 },
  { id: '3', name: 'Orava', length: 250 },
];

const COLUMNS: Column<Boat>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => <a href={`/boats/${name}`}>{name}</a>, fixed: true },
  { key: 'length', header: 'Length', cell: ({ length }) => length, end: true, sort: { asc: 'UP', desc: 'DOWN' } },
  { key: 'id', header: 'Number', cell: ({ id }) => id, off: true },
];

const base = {
  name: 'boats',
  caption: 'Boats',
  columns: COLUMNS,
  rowKey: ({ id }: Boat) => id,
  rowName: ({ name }: Boat) => name,
};

const Table = (props: Partial<DataTableProps<Boat>>) => (
  <DataTable {...base} rows={BOATS} empty="No boats" {...props} />
);

const Ticked = () => {
  const selection = useSelection();
  return (
    <Table selection={selection} bulk={<button type="button">Sink {selection.keys.join()}</button>} tools="Tools" />
  );
};

const Narrowed = () => {
  const list = useListState({ filters: ['kind'], sort: 'UP' });
  return (
    <>
      <ListSearch label="Search boats" value={list.q} onSearch={list.setQ} />
      <button type="button" onClick={() => list.setFilter('kind', 'river')}>
        Rivers
      </button>
      <button type="button" onClick={list.clear}>
        Clear
      </button>
      <Pager page={list.page} first={10} total={25} onPage={list.setPage} />
      <SavedViews name="boats" />
      <output>{JSON.stringify([list.q, list.filters, list.sort, list.page, list.narrowed])}</output>
    </>
  );
};

const state = () => JSON.parse(document.querySelector('output')!.textContent) as unknown;
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a table of the administration', () => {
  it('shows the columns that were chosen, and remembers them', async () => {
    const user = userEvent.setup();
    renderPage(<Table />);
    expect(headers()).toEqual(['Name', 'Length']);
    await user.click(screen.getByLabelText('Columns'));
    expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Number' }));
    await user.click(screen.getByRole('checkbox', { name: 'Length' }));
    expect(headers()).toEqual(['Name', 'Number']);
    cleanup();
    renderPage(<Table />);
    expect(headers()).toEqual(['Name', 'Number']);
  });

  it('says its order to screen readers, and turns it round by a second press', async () => {
    const onSort = vi.fn();
    renderPage(<Table sort="UP" onSort={onSort} />);
    expect(screen.getByRole('columnheader', { name: 'Length' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Length' }));
    expect(onSort).toHaveBeenCalledWith('DOWN');
  });

  it('offers what can be done with ticked rows in the place of its tools', async () => {
    const user = userEvent.setup();
    renderPage(<Ticked />);
    expect(screen.getByText('Tools')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select Morava' }));
    expect(screen.getByRole('status').textContent).toBe('1 selected');
    expect(screen.queryByText('Tools')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(screen.getByRole('button', { name: /Sink/ }).textContent).toBe('Sink 1,2,3');
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(screen.getByText('Tools')).toBeTruthy();
  });

  it('leads by arrow keys from a row to the same place in the next', async () => {
    const user = userEvent.setup();
    renderPage(<Ticked />);
    screen.getByRole('link', { name: 'Dunaj' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Morava');
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Orava');
    await user.keyboard('{ArrowDown}{Home}');
    expect(document.activeElement?.textContent).toBe('Dunaj');
    screen.getByRole('checkbox', { name: 'Select Dunaj' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Select Morava');
  });

  it('waits with grey rows, says when there are none, and when they could not be read', async () => {
    const onRetry = vi.fn();
    const page = renderPage(<Table rows={undefined} />);
    expect(within(screen.getByRole('table')).queryByText('Dunaj')).toBeNull();
    page.unmount();
    renderPage(<Table rows={[]} error={new Error('away')} onRetry={onRetry} />);
    expect(screen.getByText('No boats')).toBeTruthy();
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('the address of a list', () => {
  it('holds search, filter and page; a narrower list starts at its first page', async () => {
    const user = userEvent.setup();
    renderPage(<Narrowed />, { path: '/boats?page=2&sort=DOWN' });
    expect(state()).toEqual(['', { kind: '' }, 'DOWN', 2, false]);
    await user.type(screen.getByRole('searchbox'), 'dun{Enter}');
    await vi.waitFor(() => expect(state()).toEqual(['dun', { kind: '' }, 'DOWN', 1, true]));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Rivers' }));
    await vi.waitFor(() => expect(state()).toEqual(['dun', { kind: 'river' }, 'DOWN', 1, true]));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await vi.waitFor(() => expect(state()).toEqual(['', { kind: '' }, 'DOWN', 1, false]));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('is not searched a second time by the pause after the last letter once the search was sent', () => {
    vi.useFakeTimers();
    const search = vi.fn();
    renderPage(<ListSearch label="Search boats" value="" onSearch={search} />);
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'dun' } });
    fireEvent.submit(field);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(search.mock.calls).toEqual([['dun']]);
  });

  it('does not call back who pressed a link right after typing', async () => {
    const user = userEvent.setup();
    const slowly = () => new Promise<null>((open) => setTimeout(() => open(null), 600));
    const leaving = (
      <>
        <Narrowed />
        <Link to="/harbour">Harbour</Link>
      </>
    );
    const page = renderPage(leaving, { path: '/boats', elsewhere: slowly });
    await user.type(screen.getByRole('searchbox'), 'dun');
    await user.click(screen.getByRole('link', { name: 'Harbour' }));
    expect(await screen.findByText('somewhere else')).toBeTruthy();
    expect(page.address()).toBe('/harbour');
  });

  it('tells which rows are shown, and ends at the last page', async () => {
    renderPage(<Narrowed />, { path: '/boats?page=3' });
    expect(screen.getByText('21–25 of 25')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  });

  it('is kept under a name and found again, without the page', async () => {
    const user = userEvent.setup();
    renderPage(<Narrowed />, { path: '/boats?kind=river&page=2' });
    await user.click(screen.getByLabelText('Saved views'));
    await user.type(screen.getByRole('textbox', { name: 'Name of this view' }), 'On rivers');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await vi.waitFor(() => expect(state()).toEqual(['', { kind: '' }, 'UP', 1, false]));
    await user.click(screen.getByRole('link', { name: 'On rivers' }));
    await vi.waitFor(() => expect(state()).toEqual(['', { kind: 'river' }, 'UP', 1, true]));
    await user.click(screen.getByRole('button', { name: 'Remove the view On rivers' }));
    expect(screen.queryByRole('link', { name: 'On rivers' })).toBeNull();
  });

  it('says that there are more than were counted, and leads on to them', async () => {
    const onPage = vi.fn();
    renderPage(<Pager page={20} first={50} total={1000} more onPage={onPage} />);
    expect(screen.getByRole('status').textContent).toBe('951–1,000 of more than 1,000');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onPage).toHaveBeenCalledWith(21);
    cleanup();
    renderPage(<Pager page={20} first={50} total={1000} onPage={onPage} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  });
});
