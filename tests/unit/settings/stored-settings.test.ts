import { expect, it } from 'vitest';
import type { Shop } from '../../../server/core/shop.ts';
import { SETTINGS } from '../../../server/settings/settings-catalogue.ts';
import { valueOf } from '../../../server/settings/settings.queries.ts';

const { shipping } = SETTINGS;

const read = (value: unknown) => valueOf({} as Shop, shipping, { key: shipping.key, value, version: 1 });

it('reads settings though a later version of the shop, which may serve beside this one, stored more fields', () => {
  const [first, ...others] = shipping.builtIn.methods;
  const methods = [{ ...first, later: { by: 'drone' } }, ...others];
  expect(read({ ...shipping.builtIn, methods, later: true })).toEqual(shipping.builtIn);
});

it('takes nothing for settings that breaks their rules', () => {
  expect(() => read({ ...shipping.builtIn, methods: [{ later: true }] })).toThrow();
  expect(() => read({ later: true })).toThrow();
});
