import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PictureFieldsFragment } from '../../../web/features/admin-product/EditProduct.gen.ts';
import { SortGrid } from '../../../web/features/admin-product/gallery/sort-grid.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

const picture = (key: string): PictureFieldsFragment => ({
  __typename: 'EditablePicture',
  key,
  url: '/media/x',
  width: 1600,
  height: 1200,
  kind: 'PHOTO',
  alt: { __typename: 'AltTexts', en: key, sk: null, de: null },
  anchors: [],
});

const keysOf = (pictures: readonly PictureFieldsFragment[]) => pictures.map(({ key }) => key);

afterEach(cleanup);

describe('the order of the pictures of a product', () => {
  it('is changed by presses alone: nothing must be dragged', async () => {
    const onOrder = vi.fn<(pictures: PictureFieldsFragment[]) => void>();
    const pictures = ['first', 'second', 'third'].map(picture);
    const rest = { onDescribe: async () => {}, onRemove: () => {} };
    renderPage(
      <SortGrid pictures={pictures} onOrder={onOrder} {...rest}>
        {null}
      </SortGrid>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Describe picture 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(keysOf(onOrder.mock.lastCall![0])).toEqual(['second', 'first', 'third']);
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(keysOf(onOrder.mock.lastCall![0])).toEqual(['first', 'third', 'second']);
  });
});
