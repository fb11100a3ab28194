import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadDocument } from '../../../web/features/legal/documents.ts';
import { LegalPage } from '../../../web/features/legal/legal-page.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const BUILT_IN = '2026-11-26';
const SECTION = { __typename: 'LegalTextSection', id: 'who', title: 'Who sells', html: '<p>We <b>do</b>.</p>' };
const KEPT = { ...SECTION, id: 'withdrawal-from-the-contract', title: 'Withdrawal: goods' };

/** Two versions are published; the shop answers with the one that is asked for. */
const open = async (search: string, kept: object = KEPT) => {
  await loadDocument('terms', 'en');
  const asked: unknown[] = [];
  const LegalText = (variables: { day?: string | null }) => {
    asked.push(variables);
    const days = ['2027-02-01', '2026-12-15'];
    return { legalText: { __typename: 'LegalText', page: 'TERMS', day: variables.day ?? days[0], days, sections: [SECTION, kept] } }; // oxfmt-ignore
  };
  renderPage(<LegalPage page="terms" />, {
    path: `/terms-of-service${search}`,
    answers: { LegalText },
  });
  const versions = within(await screen.findByRole('region', { name: 'Versions' }));
  return { asked, versions };
};

const datetimes = (within_: { getAllByRole: typeof screen.getAllByRole }) =>
  within_.getAllByRole('listitem').map((item) => item.querySelector('time')!.dateTime);

describe('a legal page of a shop whose owner worded it', () => {
  it('shows the version that holds, its day, and the way to those before, the built-in one last', async () => {
    const { versions } = await open('');
    expect(screen.getByRole('heading', { name: '1 Who sells' })).toBeTruthy();
    expect(screen.getAllByText('1 February 2027')[0]!.getAttribute('datetime')).toBe('2027-02-01');
    expect(datetimes(versions)).toEqual(['2027-02-01', '2026-12-15', BUILT_IN]);
    expect(versions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/terms-of-service?version=2026-12-15',
      `/terms-of-service?version=${BUILT_IN}`,
    ]);
    expect(screen.queryByText(/This is a former version/)).toBeNull();
  });

  it('keeps the anchor of a section that kept its heading, which other pages point to', async () => {
    await open('');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('section')!.id);
    expect(headings.slice(0, 2)).toEqual(['seller', 'withdrawal']);
    expect(screen.getByRole('link', { name: /Withdrawal: goods/ }).getAttribute('href')).toBe('#withdrawal');
  });

  it.each([
    ['another heading', { ...SECTION, id: 'x', title: 'How to withdraw within 30 days' }],
    [
      'none that names it',
      { ...SECTION, id: 'x', title: 'Your rights', html: '<p><a href="/withdrawal">Here</a></p>' },
    ],
  ])('keeps the anchor of the withdrawal under %s', async (_, kept) => {
    await open('', kept);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('section')!.id);
    expect(headings.slice(0, 2)).toEqual(['seller', 'withdrawal']);
  });

  it('shows a former version under its address, and says that it is one', async () => {
    const { asked } = await open('?version=2026-12-15');
    expect(asked).toEqual([{ page: 'TERMS', day: '2026-12-15' }]);
    expect(screen.getByText(/This is a former version/)).toBeTruthy();
  });

  it('shows the built-in one, which orders before were placed under', async () => {
    const { asked } = await open(`?version=${BUILT_IN}`);
    expect(asked).toEqual([{ page: 'TERMS', day: null }]);
    expect(screen.getByRole('heading', { name: '1 Who sells' })).toBeTruthy();
    expect(screen.getByText(/This is a former version/)).toBeTruthy();
    expect(document.querySelectorAll('.legal-contents li').length).toBeGreaterThan(10);
  });
});
