import { describe, expect, it } from 'vitest';
import { tidyAddress } from '../../../server/edge/pages/tidy-address.ts';

describe('the address of a page', () => {
  it.each([
    ['/products/', '/products'],
    ['/products/1//?lang=sk&a=/b/', '/products/1?lang=sk&a=/b/'],
    ['//products//1', '/products/1'],
    ['/about/#team', '/about#team'],
    ['//', '/'],
    ['/%09/x/..', '/%09'],
    ['/a/%2e%2e/products?x=/../', '/products?x=/../'],
  ])('%s is tidied to %s', (address, tidy) => {
    expect(tidyAddress(address)).toBe(tidy);
  });

  it.each(['/', '/products', '/products/1?next=//x/', '/?lang=sk'])('%s is tidy already', (address) => {
    expect(tidyAddress(address)).toBeNull();
  });

  it.each(['//evil.example/', '///evil.example//', '/%2fevil.example/', '//evil.example/..//'])(
    'never leads out of the shop: %s',
    (address) => {
      expect(tidyAddress(address)).toMatch(/^\/(?![/\\])/);
    },
  );

  it.each(['/\\evil.example/', '\\\\evil.example/', 'https://evil.example/'])('is left alone: %s', (address) => {
    expect(tidyAddress(address)).toBeNull();
  });
});
