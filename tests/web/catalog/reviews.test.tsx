import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { productData } from '../../../web/features/catalog/product/product-json-ld.ts';
import { ProductReviews } from '../../../web/features/reviews/product-reviews.tsx';
import type { ReviewFieldsFragment } from '../../../web/features/reviews/Reviews.gen.ts';
import { account } from '../../../web/lib/account/account.ts';
import { fullProduct } from '../../support/builders/build-web-product.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const review = (id: string, more: Partial<ReviewFieldsFragment> = {}): ReviewFieldsFragment => ({
  __typename: 'Review',
  id,
  rating: 4,
  text: `Review ${id}`,
  author: 'Eva M.',
  build: null,
  publishedAt: '2026-11-18T10:00:00.000Z',
  ...more,
});

const reviewed = (totalCount = 1, nodes = [review('one')]) =>
  fullProduct({
    rating: { __typename: 'ProductRating', average: 4.25, count: totalCount, stars: [0, 0, 0, 3, 1] },
    reviews: {
      __typename: 'ReviewConnection',
      pageInfo: { __typename: 'PageInfo', endCursor: 'first' },
      totalCount,
      nodes,
    },
  });

const OWN = { __typename: 'Review', id: 'own', rating: 2, text: 'Own words, twenty and more.', state: 'REJECTED' };
const own = (mayWrite: boolean, given: object | null) => ({
  MyReview: () => ({ myReview: { __typename: 'OwnReview', mayWrite, review: given } }),
  ReviewPhotos: () => ({
    myBuilds: [
      {
        __typename: 'Build',
        id: 'b',
        title: 'Yellow',
        state: 'PUBLISHED',
        product: { __typename: 'Product', id: 1 },
        photo: { __typename: 'BuildPhoto', url: '/media/b.webp', width: 4, height: 3, color: '#336699' },
      },
    ],
  }),
});

const show = (product = fullProduct(), answers: Answers = {}) =>
  renderPage(<ProductReviews product={product} />, { path: '/products/1', answers });

afterEach(() => {
  cleanup();
  account.end('signed_out');
});

describe('the reviews of a product', () => {
  it('are said to be none where there are none, and leave the data for search engines alone', () => {
    show();
    expect(screen.getByText('No reviews yet.')).toBeTruthy();
    const place = { origin: 'https://x.example', address: (path: string) => path };
    expect(Object.keys(productData(fullProduct(), place))).not.toContain('aggregateRating');
    expect(Object.keys(productData(fullProduct(), place))).not.toContain('review');
    const data = productData(reviewed(2, [review('one'), review('two', { author: null })]), place);
    expect(data.aggregateRating).toMatchObject({ ratingValue: 4.25, reviewCount: 2 });
    expect(data.review).toMatchObject([
      { author: { name: 'Eva M.' }, datePublished: '2026-11-18', reviewRating: { ratingValue: 4 } },
    ]);
  });

  it('are summed up in words and bars', () => {
    show(reviewed(4));
    expect(screen.getByText('4.3')).toBeTruthy();
    expect(screen.getByText('4 reviews')).toBeTruthy();
    const bars = within(screen.getByRole('list', { name: 'Reviews by stars' })).getAllByRole('listitem');
    expect(bars.map((bar) => bar.textContent)).toEqual([
      '5 stars: 1 review51',
      '4 stars: 3 reviews43',
      '3 stars: 0 reviews30',
      '2 stars: 0 reviews20',
      '1 star: 0 reviews10',
    ]);
  });

  it('come by the page, each once', async () => {
    const cursors: unknown[] = [];
    show(reviewed(2), {
      ProductReviews: ({ after }) => {
        cursors.push(after);
        const nodes = [review('one'), review('two')];
        const reviews = {
          __typename: 'ReviewConnection',
          pageInfo: { __typename: 'PageInfo', endCursor: null },
          totalCount: 2,
          nodes,
        };
        return { product: { __typename: 'Product', id: 1, reviews } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('Review two')).toBeTruthy();
    expect([cursors, screen.getAllByText('Review one').length]).toEqual([['first'], 1]);
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });
});

describe('writing a review', () => {
  it('asks a visitor to sign in, and offers nothing to who has not bought', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Sign in to write a review' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fproducts%2F1');
    cleanup();
    signInAs(ANNA);
    const { asked } = show(fullProduct(), own(false, null));
    await expect.poll(() => asked).toContain('MyReview');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names what is missing, then sends stars, words and the photo', async () => {
    signInAs(ANNA);
    const sent: object[] = [];
    const { asked } = show(fullProduct(), {
      ...own(true, null),
      SaveReview: (variables) => {
        sent.push(variables);
        return { saveReview: { ...OWN, state: 'SUBMITTED', reason: '', build: null } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send the review' }));
    expect(screen.getByText('Choose one to five stars.')).toBeTruthy();
    expect(screen.getByText(/at least 20 characters/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
    await userEvent.type(screen.getByRole('textbox'), 'Flies straight, fins need care.');
    await userEvent.click(await screen.findByRole('radio', { name: 'Yellow' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send the review' }));
    expect(await screen.findByText(/^We are reading your review/)).toBeTruthy();
    const input = { productId: 1, rating: 4, text: 'Flies straight, fins need care.', buildId: 'b' };
    expect(sent).toEqual([{ input }]);
    expect(asked.filter((name) => name === 'MyReview')).toHaveLength(1);
  });

  it('takes a deleted review away without asking for it again, and offers to write one', async () => {
    signInAs(ANNA);
    const { asked } = show(fullProduct(), {
      ...own(true, { ...OWN, reason: '', build: null }),
      DeleteReview: () => ({ deleteReview: { __typename: 'Deleted', id: 'r' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeTruthy();
    expect(asked.filter((name) => name === 'MyReview')).toHaveLength(1);
  });

  it('shows why it was refused by a moderator, and opens with what was written', async () => {
    signInAs(ANNA);
    show(fullProduct(), {
      ...own(true, { ...OWN, reason: 'Not about the model.', build: null }),
      SaveReview: () => {
        throw new Refusal('REVIEW_NOT_BUYER');
      },
    });
    expect(await screen.findByText(/Not about the model\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change your review' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe(OWN.text);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 of 5 stars' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Send the review' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Only customers who bought/);
  });
});
