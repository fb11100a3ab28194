import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GivenAddress } from '../../../server/orders/addresses/address-rules.ts';
import { buildAccount, PASSWORD, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildAddress } from '../../support/builders/build-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const FIELDS =
  'id label isDefault address { firstName lastName company street city postcode country phone taxId vatId }';
const MINE = `{ me { addresses { ${FIELDS} } } }`;
const SAVE = `mutation ($input: SaveAddressInput!) { saved: saveAddress(input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: ID!) { deleteAddress(input: { id: $id }) { id } }';

interface Saved {
  id: string;
  label: string | null;
  isDefault: boolean;
  address: GivenAddress;
}
interface GivenInput {
  label?: string | null;
  isDefault?: boolean;
  address?: Partial<GivenAddress>;
}

const inputOf = ({ address, ...rest }: GivenInput = {}) => ({ ...rest, address: buildAddress(address) });
const save = (headers: SignedInHeaders, given?: GivenInput, id?: string) =>
  shop.graphql<{ saved: Saved }>(SAVE, { input: { id, ...inputOf(given) } }, { headers });
const remove = (headers: SignedInHeaders, id: string) => shop.graphql(DELETE, { id }, { headers });
const mine = async (headers: SignedInHeaders) =>
  (await shop.graphql<{ me: { addresses: Saved[] } }>(MINE, {}, { headers })).data.me.addresses;
const person = async () => signInAs(shop, await buildAccount(shop));
const labels = async (headers: SignedInHeaders) =>
  (await mine(headers)).map(({ label, isDefault }) => `${label}${isDefault ? '*' : ''}`);

describe('saved addresses', () => {
  it('are stored in the form of an order’s address, the first one as the default', async () => {
    const headers = await person();
    const given = { label: '  Home\r\n ', address: { postcode: '974-01', country: 'sk', phone: ' ' } };
    const { data } = await save(headers, given);
    expect(data.saved).toEqual({
      id: expect.any(String),
      label: 'Home',
      isDefault: true,
      address: {
        ...buildAddress(),
        company: null,
        phone: null,
        taxId: null,
        vatId: null,
        postcode: '974 01',
        country: 'SK',
      },
    });
    expect(await mine(headers)).toEqual([data.saved]);
  });

  it('are listed with the default first, which moves when another one is made it', async () => {
    const headers = await person();
    for (const label of ['one', 'two', 'three']) await save(headers, { label });
    expect(await labels(headers)).toEqual(['one*', 'two', 'three']);
    const third = (await mine(headers))[2]!;
    await save(headers, { label: 'three', isDefault: true }, third.id);
    expect(await labels(headers)).toEqual(['three*', 'one', 'two']);
    await save(headers, { label: 'four', isDefault: true });
    expect(await labels(headers)).toEqual(['four*', 'one', 'two', 'three']);
    await save(headers, { label: 'still the default', isDefault: false }, (await mine(headers))[0]!.id);
    expect(await labels(headers)).toEqual(['still the default*', 'one', 'two', 'three']);
  });

  it('are replaced under their id', async () => {
    const headers = await person();
    const { id } = (await save(headers, { label: 'Home' })).data.saved;
    await save(headers, { address: { company: 'Balsa s.r.o.', taxId: '2020123456', vatId: 'SK2020123456' } }, id);
    const [only, ...more] = await mine(headers);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ id, label: null, address: { company: 'Balsa s.r.o.', taxId: '2020123456' } });
  });

  it('hand the default on to the oldest of the others when it is deleted', async () => {
    const headers = await person();
    for (const label of ['one', 'two', 'three']) await save(headers, { label });
    const [one, two] = await mine(headers);
    expect((await remove(headers, one!.id)).data).toEqual({ deleteAddress: { id: expect.any(String) } });
    expect(await labels(headers)).toEqual(['two*', 'three']);
    expect((await remove(headers, one!.id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await remove(headers, (await mine(headers))[1]!.id);
    await remove(headers, two!.id);
    expect(await mine(headers)).toEqual([]);
    await save(headers, { label: 'again' });
    expect(await labels(headers)).toEqual(['again*']);
  });

  it.each([
    [{ address: { firstName: ' ' } }, { 'address.firstName': 'REQUIRED' }],
    [{ address: { street: 'x'.repeat(201) } }, { 'address.street': 'TOO_LONG' }],
    [{ address: { postcode: '9740' } }, { 'address.postcode': 'POSTCODE_INVALID' }],
    [{ address: { country: 'XX' } }, { 'address.country': 'COUNTRY_INVALID' }],
    [
      { label: 'x'.repeat(51), address: { phone: 'call me', city: '\u0000' } },
      { label: 'TOO_LONG', 'address.phone': 'INVALID', 'address.city': 'REQUIRED' },
    ],
  ])('refuse %j by field, new or replaced, and change nothing', async (given, args) => {
    const headers = await person();
    const { id } = (await save(headers, { label: 'Before' })).data.saved;
    const before = await mine(headers);
    for (const target of [undefined, id])
      expect((await save(headers, given, target)).errors?.[0]?.extensions).toEqual({
        code: 'VALIDATION_FAILED',
        args,
      });
    expect(await mine(headers)).toEqual(before);
  });

  it('are at most twenty, also when many are saved at once; the twentieth can still be changed', async () => {
    const headers = await person();
    const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => save(headers, { label: `${i}` })));
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ extensions }) => extensions)).toEqual(
      Array.from({ length: 5 }, () => ({ code: 'ADDRESS_LIMIT', args: { most: 20 } })),
    );
    const saved = await mine(headers);
    expect(saved).toHaveLength(20);
    expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect((await save(headers, { label: 'changed' }, saved[19]!.id)).errors).toBeUndefined();
  });

  it('keep one default when several are made it at once', async () => {
    const headers = await person();
    await Promise.all(Array.from({ length: 8 }, (_, i) => save(headers, { label: `${i}`, isDefault: true })));
    expect((await mine(headers)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(await mine(headers)).toHaveLength(8);
  });

  it('of somebody else are not there, and ids that are none neither', async () => {
    const [owner, stranger] = [await person(), await person()];
    const { id } = (await save(owner, { label: 'Mine' })).data.saved;
    for (const wrong of [id, '0197a1b2-0000-7000-8000-000000000009', '', 'null', '1', `${id}'--`]) {
      expect((await save(stranger, { isDefault: true }, wrong)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await remove(stranger, wrong)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect(await labels(owner)).toEqual(['Mine*']);
    expect(await mine(stranger)).toEqual([]);
    for (const [query, variables] of [
      [SAVE, { input: inputOf() }],
      [DELETE, { id }],
    ] as const)
      expect((await shop.graphql(query, variables)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('go with the account', async () => {
    const user = await buildAccount(shop);
    const headers = await signInAs(shop, user);
    await save(headers);
    await shop.graphql(
      'mutation ($p: String!) { deleteAccount(input: { currentPassword: $p }) { id } }',
      { p: PASSWORD },
      { headers },
    );
    expect(await shop.ctx().sql('SELECT 1 FROM saved_address WHERE user_id = $1', [user.id])).toEqual([]);
  });
});
