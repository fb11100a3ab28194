import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Shapes } from '../../../web/features/model-changes/changed-parts.tsx';
import { DraftChanges, VersionChanges } from '../../../web/features/model-changes/version-changes.tsx';
import { ShapesView } from '../../../web/features/viewer3d/overlay/shapes-view.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const compared = (name: string, more: object = {}) => ({
  __typename: 'ComparedPart',
  name,
  quantity: 2,
  sizeMm: [40, 30, 3],
  volumeCm3: 3.6,
  grams: 4.25,
  shapeUrl: `/api/part-shapes/${name}`,
  ...more,
});

const change = (kind: string, before: object | null, after: object | null) => ({
  __typename: 'PartComparison',
  partId: `${kind}`,
  kind,
  before,
  after,
});

const COMPARISON = {
  __typename: 'VersionComparison',
  older: '1.0',
  newer: '1.1' as string | null,
  unchanged: 3,
  gramsBefore: 120,
  gramsAfter: 131.5,
  parts: [
    change('CHANGED', compared('fin-a'), compared('Fin', { sizeMm: [80, 30, 3], volumeCm3: 7.2, grams: 8.5 })),
    change('ADDED', null, compared('Tail')),
    change('REMOVED', compared('Cap'), null),
    change('RENAMED', compared('Left pin'), compared('Pin')),
  ],
};

const VERSIONS = ['1.2', '1.1', '1.0'].map((version) => ({
  id: version,
  version,
  publishedAt: '2026-11-14T10:00:00Z',
}));

const seen = (shapes: Shapes) => (
  <p>
    {shapes.name}: {shapes.before?.version ?? 'none'} to {shapes.after?.version ?? 'none'}
  </p>
);

/** Each question, by the versions that it asked for. */
let asked: unknown[][] = [];

const show = () => {
  asked = [];
  return renderPage(<VersionChanges id={7} versions={VERSIONS} view={seen} />, {
    answers: {
      ComparedVersions: ({ id, older, newer }) => {
        asked.push([older, newer]);
        return { product: { __typename: 'Product', id, versionComparison: { ...COMPARISON, older, newer } } };
      },
    },
  });
};

const row = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!;

describe('what changed between two versions', () => {
  it('is listed part by part, with its figures before and after in words for those who do not see the arrow', async () => {
    show();
    const fin = await row('Fin');
    expect(fin.textContent).toContain('changed');
    const figures = within(fin)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(figures).toEqual([
      'before: 40 × 30 × 3 mm → , now: 80 × 30 × 3 mm',
      'before: 3.6 cm³ → , now: 7.2 cm³',
      'before: 4.3 g → , now: 8.5 g',
      '2 copies',
    ]);
    expect((await row('Tail')).textContent).toContain('new');
    expect((await row('Cap')).textContent).toContain('gone');
    expect(await row('Pin, formerly Left pin')).toBeTruthy();
    expect(screen.getByText('1 new part, 1 part gone, 2 parts changed, 3 parts as before')).toBeTruthy();
    expect(screen.getByText(/^Whole model:/).textContent).toBe('Whole model: before: 120 g → , now: 132 g');
  });

  it('is seen in 3D of one part at a time, and not of a part whose shape stayed', async () => {
    show();
    await userEvent.click(within(await row('Fin')).getByRole('button', { name: 'See in 3D' }));
    expect(screen.getByText('Fin: v1.1 to v1.2')).toBeTruthy();
    await userEvent.click(within(await row('Tail')).getByRole('button', { name: 'See in 3D' }));
    expect(screen.queryByText('Fin: v1.1 to v1.2')).toBeNull();
    expect(screen.getByText('Tail: none to v1.2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close 3D', expanded: true }));
    expect(screen.queryByText('Tail: none to v1.2')).toBeNull();
    expect(within(await row('Pin, formerly Left pin')).queryByRole('button')).toBeNull();
  });

  it('is asked for the versions that are chosen, and never for a version against itself', async () => {
    show();
    await row('Fin');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From version' }), '1.0');
    await row('Fin');
    expect(asked).toEqual([
      ['1.1', '1.2'],
      ['1.0', '1.2'],
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To version' }), '1.0');
    expect(await screen.findByText('Choose two different versions.')).toBeTruthy();
  });

  it('is told of a draft without a number too', async () => {
    renderPage(<DraftChanges id={7} view={seen} />, {
      answers: {
        ComparedDraft: () => ({
          modelDraft: { __typename: 'ModelDraft', id: 'd', comparison: { ...COMPARISON, newer: null } },
        }),
      },
    });
    await userEvent.click(within(await row('Fin')).getByRole('button', { name: 'See in 3D' }));
    expect(screen.getByText('Fin: v1.0 to draft')).toBeTruthy();
  });
});

describe('the shapes of a part', () => {
  const side = (url: string, version: string) => ({ url, version });

  it('that the shop refuses are asked for again with new addresses', async () => {
    const body = JSON.stringify({ errorCode: 'RATE_LIMITED', args: { minutes: 1 } });
    const fetched = vi.fn(async () => new Response(body, { status: 429 }));
    vi.stubGlobal('fetch', fetched);
    const onStale = vi.fn();
    renderPage(<ShapesView name="Fin" before={side('/api/part-shapes/a', 'v1')} after={null} onStale={onStale} />, {});
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(onStale).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  });
});
