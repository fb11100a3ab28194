import { describe, expect, it } from 'vitest';
import { foldDrafts, leavesOf, type Entry } from '../../../web/features/admin-audit/audit-leaves.ts';

const change = (field: string, before: unknown, after: unknown) => {
  const told = (value: unknown) => (value === null || typeof value === 'string' ? value : JSON.stringify(value));
  return { __typename: 'AuditChange' as const, field, before: told(before), after: told(after) };
};
const shown = (field: string, before: unknown, after: unknown) =>
  leavesOf([change(field, before, after)]).map((leaf) => [leaf.path.join('/'), leaf.before, leaf.after]);

describe('the values of an entry', () => {
  it('are told as they stand, also what only looks like data', () => {
    for (const text of ['Comet', '[SALE] 20 % off', '{name}', '12900'])
      expect(shown('name', null, text)).toEqual([['name', null, text]]);
  });

  it('are taken apart to what is another, and where it stands', () => {
    const before = { name: { en: 'Fin', sk: 'Finka' }, quantity: 2, colour: { hex: '#ffffff' } };
    const after = { name: { en: 'Fin', sk: 'Krídelko' }, quantity: 4, colour: { hex: '#ffffff' } };
    expect(shown('part.fin', before, after)).toEqual([
      ['part/fin/name/sk', 'Finka', 'Krídelko'],
      ['part/fin/quantity', '2', '4'],
    ]);
  });

  it('are lists in one line, what is in them in turn, and nothing where there was none', () => {
    expect(shown('permissions', ['ORDERS'], ['ORDERS', 'CATALOGUE'])).toEqual([
      ['permissions', 'ORDERS', 'ORDERS, CATALOGUE'],
    ]);
    expect(shown('items', null, [{ itemId: '7', quantity: 1 }])).toEqual([
      ['items/0/itemId', null, '7'],
      ['items/0/quantity', null, '1'],
    ]);
    expect(shown('note', '', null)).toEqual([]);
  });
});

describe('the steps of a draft', () => {
  const entry = (id: string, action: string, subjectId: string, more: Partial<Entry> = {}) =>
    ({ id, action, subjectId, at: '2026-11-20T10:00:00Z', actorEmail: 'a@b.sk', changes: [], ...more }) as unknown as Entry; // oxfmt-ignore

  it('by one admin on one day are one line; all else keeps its own', () => {
    const lines = foldDrafts([
      entry('6', 'model.publish', 'm1'),
      entry('5', 'model.draft-edit', 'm1'),
      entry('4', 'model.draft-edit', 'm2'),
      entry('3', 'model.draft-edit', 'm1', { actorEmail: 'c@d.sk' }),
      entry('2', 'model.draft-edit', 'm1'),
      entry('1', 'model.draft-begin', 'm1'),
      entry('0', 'model.draft-edit', 'm1', { at: '2026-11-17T10:00:00Z' }),
    ]);
    expect(lines.map(({ id, earlier }) => [id, ...earlier.map((one) => one.id)])).toEqual([
      ['6'],
      ['5', '2', '1'],
      ['4'],
      ['3'],
      ['0'],
    ]);
  });
});
