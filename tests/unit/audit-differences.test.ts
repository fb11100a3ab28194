import { describe, expect, it } from 'vitest';
import { differences } from '../../server/audit/audit.service.ts';

describe('what an entry of the audit log keeps', () => {
  it('are the values that are not the same, on both sides', () => {
    expect(
      differences({ price: 100, active: true, name: 'Kestrel' }, { price: 90, active: true, name: 'Kestrel' }),
    ).toEqual({
      before: { price: 100 },
      after: { price: 90 },
    });
  });

  it('tells what was not there from what was empty', () => {
    expect(differences({ note: null }, { note: '', tag: 'new' })).toEqual({
      before: { note: null },
      after: { note: '', tag: 'new' },
    });
  });

  it('is nothing where lists, dates and objects hold the same', () => {
    const values = () => ({ tags: ['a', 'b'], at: new Date(0), texts: { en: { name: 'x' } } });
    expect(differences(values(), values())).toEqual({ before: {}, after: {} });
  });

  it('is one entry for a whole object of which a part changed', () => {
    const { before, after } = differences({ texts: { en: 'a', sk: 'b' } }, { texts: { en: 'a', sk: 'c' } });
    expect([before, after]).toEqual([{ texts: { en: 'a', sk: 'b' } }, { texts: { en: 'a', sk: 'c' } }]);
  });
});
