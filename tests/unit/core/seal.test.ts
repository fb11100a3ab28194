import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../../../server/core/seal.ts';
import type { Shop } from '../../../server/core/shop.ts';

const shop = { secret: Buffer.from('unit-secret-unit-secret-unit-secret!') } as unknown as Shop;
const mine = { purpose: 'test', owner: 'anna' };

describe('a sealed text', () => {
  it.each(['', 'secret', 'Žltý kôň 🚀', 'x'.repeat(10_000)])('opens again', (text) => {
    expect(unseal(shop, mine, seal(shop, mine, text))).toBe(text);
  });

  it('shows nothing of itself, and looks different each time', () => {
    const sealed = seal(shop, mine, 'secret');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('secret');
    expect(seal(shop, mine, 'secret')).not.toBe(sealed);
  });

  it('opens for no other purpose, owner or shop', () => {
    const sealed = seal(shop, mine, 'secret');
    const another = { secret: Buffer.from('other-secret-other-secret-other-se!') } as unknown as Shop;
    expect(unseal(shop, { ...mine, purpose: 'other' }, sealed)).toBeNull();
    expect(unseal(shop, { ...mine, owner: 'boris' }, sealed)).toBeNull();
    expect(unseal(another, mine, sealed)).toBeNull();
  });

  it('does not open with a single bit changed, or cut', () => {
    const bytes = Buffer.from(seal(shop, mine, 'secret'), 'base64url');
    for (let i = 0; i < bytes.length; i += 1) {
      const changed = Buffer.from(bytes);
      changed[i]! ^= 1;
      expect(unseal(shop, mine, changed.toString('base64url'))).toBeNull();
      expect(unseal(shop, mine, bytes.subarray(0, i).toString('base64url'))).toBeNull();
    }
  });
});
