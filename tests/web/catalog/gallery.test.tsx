import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BuildFieldsFragment } from '../../../web/features/gallery/Gallery.gen.ts';
import { NewBuildPage } from '../../../web/features/gallery/new-build-page.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { openGallery } from '../../support/web/web-gallery.tsx';
import { stubNetwork } from '../../support/web/web-network.tsx';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

const build = (id: string, changes: Partial<BuildFieldsFragment> = {}): BuildFieldsFragment => ({
  __typename: 'Build',
  id,
  title: `Build ${id}`,
  story: 'Fin roots with a drop of CA.',
  alt: '',
  printer: 'Bed slinger',
  material: '',
  grams: 651,
  hours: 59.5,
  launches: null,
  publishedAt: '2026-11-18T10:00:00.000Z',
  verifiedBuyer: true,
  likes: 3,
  photo: { __typename: 'BuildPhoto', url: `/media/${id}.webp`, width: 600, height: 800, color: '#336699' },
  builder: { __typename: 'Builder', id: 'anna', name: 'Anna K.' },
  product: { __typename: 'Product', id: 1, name: 'Kriváň' },
  ...changes,
});

const filters = {
  __typename: 'GalleryFilters',
  models: [{ __typename: 'BuiltModel', count: 2, product: { __typename: 'Product', id: 1, name: 'Kriváň' } }],
  categories: [{ __typename: 'Category', id: '1', slug: 'rockets', name: 'Rockets' }],
};

const BUILDS = [build('one'), build('two', { alt: 'A rocket on a mat', verifiedBuyer: false })];

const open = (path = '/gallery', total = 2, builds = BUILDS) => {
  const { asked } = stubNetwork(() => ({
    builds: { __typename: 'BuildPage', totalCount: total, items: builds },
    galleryFilters: filters,
  }));
  return { ...openGallery(path), variables: () => asked.map(({ variables }) => variables) };
};

afterEach(() => {
  cleanup();
  account.end('signed_out');
  vi.unstubAllGlobals();
});

describe('the gallery', () => {
  it('shows each build in its own shape, with words for who cannot see it', async () => {
    open();
    const own = await screen.findByRole('img', { name: 'Build of Kriváň by Anna K.' });
    expect([own.getAttribute('width'), own.getAttribute('height')]).toEqual(['600', '800']);
    expect(own.closest('picture')?.style.aspectRatio).toMatch(/600\s*\/\s*800/);
    expect(screen.getByRole('img', { name: 'A rocket on a mat' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Anna K.' })[0]?.getAttribute('href')).toBe('/gallery/anna');
  });

  it('asks for the page, the model and the category that the address names, and for no nonsense', async () => {
    const first = open('/gallery?page=2&model=1');
    await screen.findAllByRole('img');
    expect(first.variables()[0]).toEqual({ first: 24, page: 2, model: 1, category: null });
    cleanup();
    const odd = open('/gallery?page=-3&model=x&category=rockets');
    await screen.findAllByRole('img');
    expect(odd.variables()[0]).toEqual({ first: 24, page: 1, model: null, category: 'rockets' });
  });

  it('narrows to a model from the list, on its first page', async () => {
    const { address } = open('/gallery?page=2', 60);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Model' }), 'Kriváň (2)');
    await vi.waitFor(() => expect(address()).toBe('/gallery?model=1'));
  });

  it('leads to the pages before and after', async () => {
    open('/gallery?page=2', 60);
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText('Page 2 of 3')).toBeTruthy();
    expect(pages.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/gallery');
    expect(pages.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/gallery?page=3');
  });

  it('says so when there is nothing', async () => {
    open('/gallery?model=1', 0, []);
    expect(await screen.findByRole('heading', { name: 'Nothing to show here yet' })).toBeTruthy();
  });
});

describe('a build over the page', () => {
  it('tells what was told, turns by the arrows and gives the focus back', async () => {
    const { address } = open();
    const user = userEvent.setup();
    const first = (await screen.findByRole('img', { name: 'Build of Kriváň by Anna K.' })).closest('a')!;
    await user.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'Build one' }));
    expect(dialog.getByText('651 g')).toBeTruthy();
    expect(dialog.getByText('59.5 h')).toBeTruthy();
    expect(dialog.queryByText('Material')).toBeNull();
    expect(dialog.getByText('Verified buyer')).toBeTruthy();
    dialog.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(address()).toBe('/gallery?build=two');
    const second = within(await screen.findByRole('dialog', { name: 'Build two' }));
    expect(second.queryByText('Verified buyer')).toBeNull();
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Build one' });
    expect(address()).toBe('/gallery?build=one');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(first));
    expect(address()).toBe('/gallery');
  });
});

describe('the page of a customer', () => {
  const words = { title: 'Waiting', alt: '', story: '', printer: '', material: '', reason: '' };
  const mine = {
    __typename: 'Build',
    id: 'b',
    ...words,
    state: 'SUBMITTED',
    photo: null,
    grams: null,
    hours: null,
    launches: null,
  };
  const page = {
    builder: {
      __typename: 'Builder',
      id: 'anna',
      name: 'Anna K.',
      figures: {
        __typename: 'BuilderFigures',
        builds: 2,
        hours: 118.6,
        flown: 1,
        since: '2026-11-02T00:00:00Z',
      },
    },
    builds: { __typename: 'BuildPage', totalCount: 2, items: BUILDS },
  };
  const answers: Record<string, object> = {
    Builder: page,
    MyBuilds: { myBuilds: [{ ...mine, product: { __typename: 'Product', id: 1, name: 'Kriváň' } }] },
    LikedBuilds: { likedBuilds: [] },
    DeleteBuild: { deleteBuild: { __typename: 'Deleted', id: 'x' } },
    RestoreBuild: { restoreBuild: { __typename: 'Build', id: 'b', state: 'SUBMITTED' } },
  };
  const show = () => {
    const { asked } = stubNetwork(({ operationName }) => answers[operationName] ?? {});
    openGallery('/gallery/anna');
    return asked;
  };

  it('shows visitors what is published, and nothing of what waits', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna K.' })).toBeTruthy();
    expect(screen.getByText('119')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your builds' })).toBeNull();
  });

  it('lets its customer remove a build and undo that', async () => {
    signInAs(ANNA);
    const asked = show();
    const own = within(await screen.findByRole('region', { name: 'Your builds' }));
    expect(await own.findByText('We are looking at it')).toBeTruthy();
    await userEvent.click(own.getByRole('button', { name: 'Delete Waiting' }));
    const undo = await own.findByRole('button', { name: 'Undo' });
    expect(own.queryByText('We are looking at it')).toBeNull();
    expect(asked.filter(({ operationName }) => operationName === 'MyBuilds')).toHaveLength(1);
    await userEvent.click(undo);
    expect(await own.findByText('We are looking at it')).toBeTruthy();
    const changes = () => asked.map(({ operationName }) => operationName).filter((name) => /^(Del|Res)/.test(name));
    await vi.waitFor(() => expect(changes()).toEqual(['DeleteBuild', 'RestoreBuild']));
  });
});

describe('the form for a build', () => {
  const products = {
    BuildableProducts: () => ({
      products: { __typename: 'ProductConnection', nodes: [{ __typename: 'Product', id: 1, name: 'Kriváň' }] },
    }),
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the build' }));
  const fill = async () => {
    await userEvent.upload(screen.getByLabelText('Photo'), new File(['x'], 'rocket.jpg', { type: 'image/jpeg' }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Model' }),
      await screen.findByRole('option', { name: 'Kriváň' }),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Title in one line' }), 'Yellow');
    await userEvent.type(screen.getByRole('textbox', { name: 'Printing time, hours' }), '59,5');
  };

  it('names what is missing and sends nothing', async () => {
    const { asked } = renderPage(<NewBuildPage />, { path: '/gallery/new', answers: products });
    await send();
    for (const words of [
      'Choose a photo of the build.',
      'Choose the model that you built.',
      'Say in one line what it is.',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Filament, grams' }), '1.5');
    await send();
    expect(screen.getByText('A number from 1 to 100,000.')).toBeTruthy();
    expect(asked).not.toContain('SaveBuild');
  });

  it('brings the draft, then the photo, then sends it in; a second try goes on with the same draft', async () => {
    signInAs(ANNA);
    const saved: object[] = [];
    const uploads = [
      new Response('{"errorCode":"PHOTO_BROKEN"}', { status: 400 }),
      new Response('{}', { status: 201 }),
    ];
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(address === '/api/csrf' ? Response.json({ token: 'csrf' }) : uploads.shift()!),
    );
    renderPage(<NewBuildPage />, {
      path: '/gallery/new',
      answers: {
        ...products,
        SaveBuild: (variables) => (saved.push(variables), { saveBuild: { __typename: 'Build', id: 'draft' } }),
        SubmitBuild: ({ id }) => ({ submitBuild: { __typename: 'Build', id, state: 'SUBMITTED' } }),
      },
    });
    await fill();
    await send();
    expect(await screen.findByText('The photo is damaged and could not be read.')).toBeTruthy();
    await send();
    const title = await screen.findByRole('heading', { name: 'Thank you, the build has arrived' });
    expect(document.activeElement).toBe(title);
    expect(saved).toMatchObject([
      { input: { id: null, productId: 1, title: 'Yellow', hours: 59.5, grams: null } },
      { input: { id: 'draft', title: 'Yellow' } },
    ]);
  });

  it('goes on with a refused build: says why, keeps words and photo, and sends it in again', async () => {
    signInAs(ANNA);
    const photo = { __typename: 'BuildPhoto', url: '/api/builds/b/photo?sig=x', width: 4, height: 3, color: '#888' };
    const figures = { grams: 610, hours: 59.5, launches: null };
    const refused = {
      __typename: 'Build',
      id: 'b',
      title: 'Yellow',
      alt: 'From the side',
      story: '',
      printer: 'MK4S',
      material: 'PETG',
      ...figures,
      state: 'REJECTED',
      reason: 'Too dark to see the model.',
      photo,
      product: { __typename: 'Product', id: 1, name: 'Kriváň' },
    };
    const saved: object[] = [];
    renderPage(<NewBuildPage />, {
      path: '/gallery/new?build=b',
      answers: {
        ...products,
        MyBuilds: () => ({ myBuilds: [refused] }),
        SaveBuild: (variables) => (saved.push(variables), { saveBuild: { __typename: 'Build', id: 'b' } }),
        SubmitBuild: ({ id }) => ({ submitBuild: { __typename: 'Build', id, state: 'SUBMITTED' } }),
      },
    });
    expect(await screen.findByText('Too dark to see the model.')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('src')).toBe(photo.url);
    await screen.findByRole('option', { name: 'Kriváň' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Title in one line' }), ' rocket');
    await send();
    await screen.findByRole('heading', { name: 'Thank you, the build has arrived' });
    const input = { id: 'b', productId: 1, title: 'Yellow rocket', alt: 'From the side', printer: 'MK4S', ...figures };
    expect(saved).toMatchObject([{ input }]);
  });

  it('puts what the server refused at its field', async () => {
    signInAs(ANNA);
    renderPage(<NewBuildPage />, {
      path: '/gallery/new',
      answers: {
        ...products,
        SaveBuild: () => {
          throw new Refusal('VALIDATION_FAILED', { title: 'TOO_LONG' });
        },
      },
    });
    await fill();
    await send();
    expect(await screen.findByText('At most 80 characters.')).toBeTruthy();
  });
});
