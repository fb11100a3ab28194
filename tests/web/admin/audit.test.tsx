import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '../../../server/audit/audit-actions.ts';
import { Component as Route } from '../../../web/app/routes/admin/audit.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { LOCALES } from '../../../web/intl/locale.ts';
import { textKeysIn } from '../../../web/intl/text-keys.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { messagesOf, renderPage } from '../../support/web/web-page.tsx';

const ADMIN = { ...ANNA, id: 'admin', email: 'admin@martyx.example', admin: true };
const COLUMNS = path.resolve(import.meta.dirname, '../../../web/features/admin-audit/audit-columns.tsx');

const keyOf = (action: string) => `people.audit.action.${action.replace(/\W/g, '_')}`;

const entryOf = (action: string, index: number) => ({
  __typename: 'AuditEntry',
  id: `e-${index}`,
  at: '2026-11-20T10:00:00.000Z',
  actorEmail: ADMIN.email,
  actorKey: null,
  action,
  subject: 'ORDER',
  subjectId: `s-${index}`,
  subjectName: `Entry ${index}`,
  changes: [],
});

const open = (actions: readonly string[], locale: (typeof LOCALES)[number], changes: object[] = []) =>
  renderPage(<Route />, {
    path: '/admin/audit',
    locale,
    answers: {
      AdminRail: () => ({ me: { __typename: 'User', id: 'admin', permissions: ['SETTINGS'] } }),
      AdminCounts: () => ({
        adminCounts: { __typename: 'AdminCounts', ordersToPack: 0, products: 0, waitingBuilds: 0, waitingReviews: 0 },
      }),
      AuditActors: () => ({ auditActors: [] }),
      AuditLog: () => ({
        auditLog: {
          __typename: 'AuditPage',
          totalCount: actions.length,
          hasMore: false,
          items: actions.map((action, index) => ({ ...entryOf(action, index), changes })),
        },
      }),
    },
  });

beforeEach(() => signInAs(ADMIN));
afterEach(() => {
  cleanup();
  account.end('signed_out');
  localStorage.clear();
});

describe.each(LOCALES)('the audit log in %s', (locale) => {
  it('says every action that the shop records in words, none as its code', async () => {
    const { container } = open(AUDIT_ACTIONS, locale);
    await screen.findByText('Entry 0', { exact: false });
    const cells = [...container.querySelectorAll('.log-what')].map((cell) => cell.textContent);
    const texts: Record<string, unknown> = messagesOf(locale);
    expect(cells).toHaveLength(AUDIT_ACTIONS.length);
    expect(AUDIT_ACTIONS.filter((action, row) => !cells[row]!.endsWith(` ${String(texts[keyOf(action)])}`))).toEqual(
      [],
    );
  });

  it('shows the code of an action that no version knows any more', async () => {
    open(['order.teleport'], locale);
    expect(await screen.findByText('order.teleport')).toBeTruthy();
  });
});

it.each([
  ['en', 'Part fin, name (SK)', 'Shipping', 'not shipped'],
  ['sk', 'Diel fin, názov (SK)', 'Odoslanie', 'neodoslané'],
  ['de', 'Teil fin, Name (SK)', 'Versand', 'nicht versandt'],
] as const)('says in %s what was changed without names of fields or data', async (locale, part, field, value) => {
  const before = JSON.stringify({ name: { sk: 'Finka' }, sha256: 'ab'.repeat(32) });
  const after = JSON.stringify({ name: { sk: 'Krídelko' }, sha256: 'ab'.repeat(32) });
  const { container } = open(['order.ship'], locale, [
    { __typename: 'AuditChange', field: 'part.fin', before, after },
    { __typename: 'AuditChange', field: 'fulfilmentStatus', before: 'UNFULFILLED', after: null },
  ]);
  await screen.findByText(part);
  const text = container.querySelector('.log-changes')!.textContent;
  expect(text).toContain('Krídelko');
  expect([text.includes(field), text.includes(value)]).toEqual([true, true]);
  expect(text).not.toMatch(/[{}]|sha256|fulfilmentStatus|UNFULFILLED/);
});

it('the page of the log brings the words of every action', () => {
  const keys = AUDIT_ACTIONS.map(keyOf);
  expect(textKeysIn(readFileSync(COLUMNS, 'utf8'), keys)).toEqual(keys);
});
