import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pendingLike } from '../../../web/features/gallery/pending-like.ts';
import { account } from '../../../web/lib/account/account.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { openGallery } from '../../support/web/web-gallery.tsx';
import { stubNetwork } from '../../support/web/web-network.tsx';

const BUILD = {
  __typename: 'Build',
  id: 'one',
  title: 'Yellow',
  story: '',
  alt: '',
  printer: '',
  material: '',
  grams: null,
  hours: null,
  launches: null,
  publishedAt: '2026-11-18T10:00:00.000Z',
  verifiedBuyer: true,
  likes: 3,
  photo: { __typename: 'BuildPhoto', url: '/media/one.webp', width: 600, height: 800, color: '#336699' },
  builder: { __typename: 'Builder', id: 'boris', name: 'Boris K.' },
  product: { __typename: 'Product', id: 1, name: 'Kriváň' },
};

const refusal = (code: string, args: object = {}) =>
  Response.json({ data: null, errors: [{ message: code, extensions: { code, args } }] });
const marked = (likes: number) => ({ __typename: 'Build', id: 'one', likes });

const open = (answers: Record<string, object> = {}, path = '/gallery') => {
  const given: Record<string, object> = {
    Gallery: {
      builds: { __typename: 'BuildPage', totalCount: 1, items: [BUILD] },
      galleryFilters: { __typename: 'GalleryFilters', models: [], categories: [] },
    },
    LikedBuilds: { likedBuilds: [] },
    LikeBuild: { likeBuild: marked(4) },
    UnlikeBuild: { unlikeBuild: marked(3) },
    ReportBuild: { reportBuild: { __typename: 'Build', id: 'x' } },
    ...answers,
  };
  const { asked } = stubNetwork(({ operationName }) => given[operationName]!);
  return { ...openGallery(path), names: () => asked.map(({ operationName }) => operationName), asked };
};
const heart = (count: number) => screen.findByRole('button', { name: `I like Yellow, ${count}` });

afterEach(() => {
  cleanup();
  account.end('signed_out');
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the heart of a build', () => {
  it('counts at once and is taken back', async () => {
    signInAs(ANNA);
    const { names } = open();
    await vi.waitFor(() => expect(names()).toContain('LikedBuilds'));
    expect((await heart(3)).getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(await heart(3));
    expect((await heart(4)).getAttribute('aria-pressed')).toBe('true');
    await vi.waitFor(() => expect(names()).toContain('LikeBuild'));
    await userEvent.click(await heart(4));
    expect((await heart(3)).getAttribute('aria-pressed')).toBe('false');
    await vi.waitFor(() => expect(names()).toContain('UnlikeBuild'));
  });

  it('goes back when the server refuses, and says why', async () => {
    signInAs(ANNA);
    open({ LikeBuild: refusal('RATE_LIMITED', { minutes: 3 }) });
    await userEvent.click(await heart(3));
    expect((await screen.findByRole('alert')).textContent).toMatch(/3 minutes/);
    expect((await heart(3)).getAttribute('aria-pressed')).toBe('false');
  });

  it('leads a visitor to the sign-in page, and is given after it', async () => {
    const first = open();
    await userEvent.click(await heart(3));
    expect(first.address()).toBe('/login?next=%2Fgallery');
    expect(first.names()).not.toContain('LikeBuild');
    cleanup();
    signInAs(ANNA);
    const { asked } = open();
    await vi.waitFor(async () => expect((await heart(4)).getAttribute('aria-pressed')).toBe('true'));
    const likes = () => asked.filter(({ operationName }) => operationName === 'LikeBuild');
    expect(likes().map(({ variables }) => variables)).toEqual([{ id: 'one' }]);
    cleanup();
    open();
    await heart(3);
    expect(likes()).toHaveLength(1);
  });
});

it('A like of a visitor waits for the sign-in in whatever tab, on the page of its build, and ends with a sign-out', async () => {
  open();
  await userEvent.click(await heart(3));
  cleanup();
  sessionStorage.clear();
  expect(localStorage.getItem('martyx_like')).toBe('"one"');
  signInAs(ANNA);
  const { asked } = open();
  await vi.waitFor(() => expect(asked.map(({ operationName }) => operationName)).toContain('LikeBuild'));
  expect(localStorage.getItem('martyx_like')).toBeNull();
  pendingLike.keep('another');
  expect(pendingLike.take([{ id: 'one' }])).toBeUndefined();
  account.end('signed_out');
  expect(localStorage.getItem('martyx_like')).toBeNull();
});

describe('the report of a build', () => {
  const openForm = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Yellow' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report this photo' }));
    return dialog;
  };

  it('asks for a reason, arrives, and says thank you', async () => {
    signInAs(ANNA);
    const { asked } = open({}, '/gallery?build=one');
    const dialog = await openForm();
    const field = await dialog.findByRole('textbox', { name: 'What is wrong with it?' });
    expect(document.activeElement).toBe(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(dialog.getByText('Say in a few words what is wrong.')).toBeTruthy();
    await userEvent.type(field, 'Another model');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await dialog.findByText(/^Thank you/)).toBeTruthy();
    const reports = asked.filter(({ operationName }) => operationName === 'ReportBuild');
    expect(reports.map(({ variables }) => variables)).toEqual([{ id: 'one', reason: 'Another model' }]);
  });

  it('tells why it was not taken, and keeps what was written', async () => {
    signInAs(ANNA);
    open({ ReportBuild: refusal('NOT_FOUND') }, '/gallery?build=one');
    const dialog = await openForm();
    await userEvent.type(await dialog.findByRole('textbox'), 'Another model');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Another model');
  });

  it('leads a visitor to the sign-in page and back to the build', async () => {
    open({}, '/gallery?build=one');
    const dialog = await openForm();
    const link = dialog.getByRole('link', { name: 'Sign in to report this photo' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fgallery%3Fbuild%3Done');
  });
});
