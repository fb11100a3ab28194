import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import {
  adding,
  EMPTY,
  removing,
  restoring,
  statsOf,
  type WishlistState,
} from '../../../web/features/wishlist/wishlist-state.ts';
import { wishlistProblem, type WishlistAction } from '../../../web/features/wishlist/wishlist-problem.ts';
import { messagesOf } from '../../support/web/web-page.tsx';

const wished = (id: number, minor = 1000) => ({ id, name: `Model ${id}`, price: { minor, currency: 'EUR' } });
const at = (second: number) => new Date(1e12 + second * 1000).toISOString();
const idsOf = ({ items }: WishlistState) => items.map(({ productId }) => productId);
const listOf = (...ids: number[]) => ids.reduce((list, id) => adding(wished(id, id * 100), at(id))(list), EMPTY);

describe('a change of the list before the server has answered', () => {
  it('puts a product in front, once', () => {
    expect(idsOf(listOf(1, 2, 3))).toEqual([3, 2, 1]);
    expect(idsOf(adding(wished(1), at(9))(listOf(1, 2)))).toEqual([2, 1]);
  });

  it('counts and values with it, available ones only, and never falls below zero', () => {
    const [second, first] = listOf(1, 2).items;
    const list = { ...EMPTY, items: [second!, { ...first!, isAvailable: false }] };
    expect(statsOf(list)).toMatchObject({ total: 2, available: 1, unavailable: 1, value: { minor: 200 } });
    const none = removing([1, 2])(removing([1, 2, 3])(list));
    expect(statsOf(none)).toMatchObject({ total: 0, available: 0, unavailable: 0, value: { minor: 0 } });
  });

  it('brings removed products back to their places, and none twice', () => {
    const list = listOf(1, 2, 3, 4);
    const items = list.items.filter(({ productId }) => productId !== 4);
    expect(idsOf(restoring(items)(removing([1, 3])(list)))).toEqual([4, 3, 2, 1]);
  });
});

const refused = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });
const broken = (status: number) => new ServerError('broken', { response: new Response('', { status }), bodyText: '' });
const lost = new TypeError('Failed to fetch');

describe('what is said of a failure', () => {
  const english = messagesOf('en');

  it.each<[WishlistAction, unknown, string]>([
    ['load', null, 'Please log in to access your wishlist'],
    ['load', refused('UNAUTHENTICATED'), 'Your session has expired. Please log in again.'],
    ['load', refused('FORBIDDEN'), 'You do not have permission to access this wishlist'],
    ['load', refused('ERR_INTERNAL'), 'Wishlist temporarily unavailable'],
    ['load', broken(502), 'Wishlist temporarily unavailable'],
    ['load', lost, 'Unable to load wishlist'],
    ['add', null, 'Please log in to add items to wishlist'],
    ['add', refused('UNAUTHENTICATED'), 'Your session has expired. Please log in again.'],
    ['add', refused('CSRF_FAILED'), 'You do not have permission to modify this wishlist'],
    ['add', refused('ALREADY_IN_WISHLIST'), 'Product is already in your wishlist'],
    ['add', refused('PRODUCT_NOT_FOUND'), 'Product not found'],
    ['add', refused('SERVICE_UNAVAILABLE'), 'Server error, please try again'],
    ['add', lost, 'Unable to add to wishlist. Please try again.'],
    ['remove', null, 'Please log in to remove items from wishlist'],
    ['remove', refused('UNAUTHENTICATED'), 'Your session has expired. Please log in again.'],
    ['remove', refused('FORBIDDEN'), 'You do not have permission to modify this wishlist'],
    ['remove', refused('NOT_IN_WISHLIST'), 'Product not found in wishlist'],
    ['remove', broken(500), 'Server error, please try again'],
    ['remove', lost, 'Unable to remove from wishlist'],
    ['cleanUp', broken(500), 'Failed to cleanup wishlist'],
    ['addAll', lost, 'Failed to add products to wishlist'],
    ['removeAll', refused('UNAUTHENTICATED'), 'Failed to remove products from wishlist'],
  ])('%s, %s: %s', (action, error, text) => {
    expect(english[wishlistProblem(action, error)]).toBe(text);
  });

  it('names the full list', () => {
    expect(english[wishlistProblem('add', refused('WISHLIST_FULL'))]).toContain('500');
  });
});
