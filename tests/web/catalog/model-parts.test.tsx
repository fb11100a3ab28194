import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ModelParts } from '../../../web/features/model-parts/model-parts.tsx';
import type { CompareSlot } from '../../../web/features/model-parts/version-tree.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

const picture = (kind: 'PHOTO' | 'DRAWING', alt: string) => ({
  __typename: 'Image',
  url: `/media/${alt}.webp`,
  width: 480,
  height: 360,
  kind,
  alt,
});

const part = (number: number, more: object = {}) => ({
  __typename: 'ProductPart',
  id: `part-${number}`,
  number,
  name: `Part ${number}`,
  quantity: 1,
  material: 'PETG',
  colour: 'orange',
  grams: 12.4,
  sizeMm: [120, 30.5, 4],
  supports: false,
  photo: picture('PHOTO', `photo-${number}`),
  image: picture('DRAWING', `drawing-${number}`),
  mesh: { __typename: 'PartMesh', triangles: 1000, watertight: true, overlapping: false, mended: [] },
  ...more,
});

const version = (version: string, changelog: string | null) => ({
  __typename: 'ModelVersion',
  id: version,
  version,
  publishedAt: '2026-11-14T10:00:00Z',
  changelog,
  remixes: [] as object[],
});

const show = (
  parts: object[],
  modelVersions = [version('1.1', null)],
  remixOf: object | null = null,
  compare: CompareSlot = () => null,
) =>
  renderPage(<ModelParts id={1} compare={compare} />, {
    answers: { ModelParts: ({ id }) => ({ product: { __typename: 'Product', id, remixOf, modelVersions, parts } }) },
  });

const product = (id: number, name: string) => ({ __typename: 'Product', id, name, image: picture('PHOTO', name) });

/** The rows of what was checked, by their terms. */
const checked = async () => {
  await screen.findByRole('heading', { name: 'Checked before sale' });
  return Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling!.textContent]),
  );
};

afterEach(cleanup);

describe('the parts of a model', () => {
  it('are shown photographed and drawn, each with its size, weight and supports', async () => {
    show([part(1, { quantity: 2 }), part(2, { photo: null, supports: true })]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByRole('heading').textContent).toBe('1Part 1\u00a0×\u00a02');
    expect(first!.textContent).toContain('120 × 30.5 × 4 mm12 gwithout supports');
    expect(first!.querySelectorAll('img')).toHaveLength(2);
    expect(second!.textContent).toContain('with supports');
    expect([...second!.querySelectorAll('img')].map((img) => img.src)).toEqual([expect.stringContaining('drawing-2')]);
  });

  it('are six at first where there are many, and all on demand', async () => {
    show(Array.from({ length: 9 }, (_, i) => part(i + 1)));
    expect(await screen.findAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 9 parts' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
  });

  it('are said to be checked as their files were measured', async () => {
    const overlapping = { __typename: 'PartMesh', triangles: 500, watertight: true, overlapping: true, mended: [] };
    show([part(1), part(2, { mesh: overlapping, supports: true, sizeMm: [10, 214, 3] })]);
    expect(await checked()).toEqual({
      Surface: '2 of 2 parts closed, every face outward',
      Units: 'millimetres, longest side 214 mm',
      Shells: expect.stringContaining('Part 2. Leave the slicer on “Regular”'),
      Supports: 'Part 2',
      Triangles: '1,500 in 2 files',
    });
  });

  it('are said to be mended where the shop mended them', async () => {
    const mended = ['HOLES_CLOSED', 'TRIANGLES_TURNED'];
    const mesh = { __typename: 'PartMesh', triangles: 500, watertight: true, overlapping: false, mended };
    show([part(1), part(2, { mesh })]);
    expect(await checked()).toMatchObject({
      'Mended by the shop': 'Part 2: holes closed and faces turned outwards',
    });
  });

  it('that were not all measured are not said to be checked', async () => {
    show([part(1), part(2, { mesh: null })]);
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('heading', { name: 'Checked before sale' })).toBeNull();
  });

  it('say nothing of versions where there is one without words', async () => {
    show([part(1)]);
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('heading', { name: 'Versions' })).toBeNull();
  });
});

describe('the versions of a model', () => {
  const line = () => screen.findByRole('list', { name: 'Versions, the newest first' });

  it('stand in a line with their words, and what was made of each as its branches', async () => {
    const older = { ...version('v1.0', null), remixes: [product(8, 'Glider'), product(9, 'Seaplane')] };
    show([part(1)], [version('1.1', 'The nose is a millimetre longer.'), older]);
    const [newest, first] = [...(await line()).children] as HTMLElement[];
    expect(newest!.textContent).toBe('v1.1 14 Nov 2026The nose is a millimetre longer.');
    const branches = within(first!).getByRole('list', { name: 'Remixes of this version' });
    expect(
      within(branches)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Glider', '/products/8'],
      ['Seaplane', '/products/9'],
    ]);
    expect(within(newest!).queryByRole('list')).toBeNull();
  });

  it('begin with what the model was made from', async () => {
    show([part(1)], [version('1.0', null)], {
      __typename: 'RemixOrigin',
      version: '2.1',
      product: product(3, 'Trainer'),
    });
    expect((await line()).lastElementChild!.textContent).toBe('Remix of Trainer v2.1');
    expect(screen.getByRole('link', { name: 'Trainer' }).getAttribute('href')).toBe('/products/3');
    expect(screen.queryByRole('button', { name: 'Compare versions' })).toBeNull();
  });

  it('are compared on demand, and the comparison is put away again', async () => {
    const compare: CompareSlot = (versions) => <p>{versions.map(({ id }) => id).join(' against ')}</p>;
    show([part(1)], [version('1.1', null), version('1.0', null)], null, compare);
    await userEvent.click(await screen.findByRole('button', { name: 'Compare versions', expanded: false }));
    expect(screen.getByText('1.1 against 1.0')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close the comparison', expanded: true }));
    expect(screen.queryByText('1.1 against 1.0')).toBeNull();
  });
});
