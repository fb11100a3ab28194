import { describe, expect, it } from 'vitest';
import { filterOf as auditFilterOf } from '../../../web/features/admin-audit/audit-filter.ts';
import { filterOf, sortOf } from '../../../web/features/admin-users/user-filter.ts';
import { nameOf } from '../../../web/features/admin-users/user-name.ts';

const NO_USERS = { kind: '', active: '', confirmed: '', orders: '' };
const NO_ENTRIES = { actor: '', subject: '', id: '', from: '', to: '' };

describe('the address of the list of accounts', () => {
  it('says what is asked for', () => {
    const filters = { ...NO_USERS, kind: 'ADMIN', active: 'no', orders: 'yes' };
    expect(filterOf({ q: 'anna', filters })).toEqual({
      search: 'anna',
      kind: 'ADMIN',
      active: false,
      confirmed: null,
      hasOrders: true,
    });
    expect(sortOf('NAME_DESC')).toBe('NAME_DESC');
  });

  it('passes over words that mean nothing', () => {
    const filters = { kind: 'KING', active: 'maybe', confirmed: 'true', orders: '1' };
    expect(filterOf({ q: '', filters })).toEqual({
      search: null,
      kind: null,
      active: null,
      confirmed: null,
      hasOrders: null,
    });
    expect(sortOf('PRICE')).toBe('CREATED_DESC');
  });
});

describe('the address of the audit log', () => {
  it('takes both days whole, where the admin is', () => {
    const filters = { ...NO_ENTRIES, from: '2026-11-30', to: '2026-11-30' };
    const { from, to } = auditFilterOf({ q: '', filters });
    expect(new Date(from!)).toEqual(new Date(2026, 10, 30));
    expect(new Date(to!)).toEqual(new Date(2026, 11, 1));
  });

  it('passes over what is no day and no kind', () => {
    const filters = { ...NO_ENTRIES, subject: 'PLANET', from: 'yesterday', to: '30.11.2026' };
    expect(auditFilterOf({ q: '', filters })).toMatchObject({ subject: null, from: null, to: null });
  });
});

describe('a name', () => {
  it('is the best that is known', () => {
    const nobody = { firstName: null, lastName: null, username: null, email: 'a@example.sk' };
    expect(nameOf(nobody)).toBe('a@example.sk');
    expect(nameOf({ ...nobody, username: 'annie' })).toBe('annie');
    expect(nameOf({ ...nobody, username: 'annie', lastName: 'Kováčová' })).toBe('Kováčová');
    expect(nameOf({ ...nobody, firstName: 'Anna', lastName: 'Kováčová' })).toBe('Anna Kováčová');
  });
});
