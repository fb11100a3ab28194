import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnedDownloads } from '../../../web/features/orders/downloads/owned-downloads.tsx';
import type { OwnedDownloadPartsFragment } from '../../../web/features/orders/downloads/MyDownloads.gen.ts';
import { slicerAddress, SLICERS } from '../../../web/features/orders/downloads/slicers.ts';
import { FilePartsContext, type ComparedVersions } from '../../../web/features/orders/file-parts.ts';
import { account } from '../../../web/lib/account/account.ts';
import { buildOwned } from '../../support/builders/build-own-account.ts';
import { VERSION } from '../../support/builders/build-order-page.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const NEWER = { ...VERSION, id: 'v2', version: '1.1', publishedAt: '2026-11-14T08:00:00.000Z', bought: false };
const line = { __typename: 'ChangedPart' as const, number: 4, grams: 41.7, image: null };

const changes = {
  __typename: 'VersionChanges' as const,
  sinceId: 'v1',
  since: 'C',
  added: [],
  changed: [
    { ...line, id: 'can', name: 'Sustainer fin can' },
    { ...line, id: 'coupler', name: 'Interstage coupler' },
  ],
  removed: [{ __typename: 'ChangedPart' as const, id: 'lug', name: 'Launch lug' }],
  unchanged: 20,
  download: {
    __typename: 'LineDownload' as const,
    zipUrl: '/downloads/c/changes.zip',
    sizeBytes: 6_100_000,
    sha256: 'ef'.repeat(32),
  },
};

const updated = (): OwnedDownloadPartsFragment => {
  const owned = buildOwned();
  const [sold] = owned.line.newest;
  const newest = { ...sold!, ...NEWER, changelog: 'Fin roots 0.4 mm thicker.', changes };
  return { ...owned, line: { ...owned.line, versions: [NEWER, VERSION], newest: [newest] } };
};

const open = (
  owned: OwnedDownloadPartsFragment,
  answers: Answers = {},
  framed: (page: ReactElement) => ReactElement = (page) => page,
) =>
  renderPage(framed(<OwnedDownloads />), {
    path: '/account/downloads',
    answers: {
      MyDownloads: () => ({ me: { __typename: 'User', id: 'anna', downloads: { nodes: [owned] } } }),
      ...answers,
    },
  });

beforeEach(() => signInAs(ANNA));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  account.end('signed_out');
  localStorage.clear();
});

describe('a version that came after the purchase', () => {
  it('tells what changed, and gives those parts alone', async () => {
    open(updated());
    const card = await screen.findByRole('article', { name: 'Sokol 720' });
    const text = card.textContent;
    for (const words of [
      'New in v1.1',
      '2 parts changed',
      '14 Nov 2026',
      'Fin roots 0.4 mm thicker.',
      'The other 20 parts are the same to the byte.',
      'No longer in it: Launch lug',
      'Sustainer fin can',
      'Interstage coupler',
    ]) {
      expect(text).toContain(words);
    }
    const only = within(card).getByRole('link', { name: /^Only the 2 changed parts 6\.1\sMB$/ });
    expect(only.getAttribute('href')).toBe('/downloads/c/changes.zip');
  });

  it('is laid over the one that was bought, once that is asked for', async () => {
    const shown = vi.fn(({ id, versions }: ComparedVersions) => <p>{`${id}: ${versions.map((each) => each.version).join(' over ')}`}</p>); // oxfmt-ignore
    const owned = updated();
    open(owned, {}, (page) => (
      <FilePartsContext value={{ tailored: () => null, compared: shown }}>{page}</FilePartsContext>
    ));
    const button = await screen.findByRole('button', { name: 'See the old parts over the new ones' });
    expect(shown).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(screen.getByText(`${owned.line.productId}: 1.1 over C`)).toBeDefined();
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('stands beside the older ones, which are loaded by choice', async () => {
    const owned = updated();
    const [newest] = owned.line.newest;
    const older = { ...newest!, ...VERSION, changelog: null, changes: null, download: { ...newest!.download, zipUrl: '/downloads/old/C.zip' } }; // oxfmt-ignore
    const ask = vi.fn(() => ({
      order: {
        __typename: 'Order',
        id: 'o1',
        lines: [{ __typename: 'OrderLine', id: owned.line.id, versions: [older] }],
      },
    }));
    open(owned, { ItemVersion: ask });
    const versions = await screen.findByRole('group', { name: 'Version' });
    expect(within(versions).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['v1.1', 'vC']); // oxfmt-ignore
    await userEvent.click(within(versions).getByRole('button', { name: 'vC' }));
    await vi.waitFor(() =>
      expect(screen.getByRole('link', { name: 'Download All files' }).getAttribute('href')).toBe(
        '/downloads/old/C.zip',
      ),
    );
    expect(screen.queryByText(/New in/)).toBeNull();
    expect(ask).toHaveBeenCalledWith({ orderId: 'o1', accessToken: null, version: 'v1', since: null });
  });
});

describe('files that did not change since they were bought', () => {
  it('say so, with nothing to choose', async () => {
    open(buildOwned());
    expect(await screen.findByText('vC, unchanged since you bought it')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Version' })).toBeNull();
  });

  it('show the checksum of each file', async () => {
    open(buildOwned());
    const card = await screen.findByRole('article', { name: 'Sokol 720' });
    expect(within(card).getByText('ab'.repeat(32))).toBeDefined();
    expect(within(card).getAllByText('cd'.repeat(32)).length).toBeGreaterThan(1);
  });
});

describe('the 3MF of all parts', () => {
  it('opens in slicers that load from any shop, and is told how for the others', async () => {
    const assigned = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', vi.fn(async () => new Response(null, { headers: { 'content-length': '9' } }))); // oxfmt-ignore
    open(buildOwned());
    const card = await screen.findByRole('article', { name: 'Sokol 720' });
    expect(within(card).getByText(/PrusaSlicer and Bambu Studio take files only from their own sites/)).toBeDefined();
    await userEvent.click(within(card).getByRole('button', { name: /^OrcaSlicer/ }));
    const address = encodeURIComponent(`${window.location.origin}/downloads/x/All.3mf`);
    await vi.waitFor(() => expect(assigned).toHaveBeenCalledWith(`orcaslicer://open?file=${address}`));
    expect(within(card).queryByRole('button', { name: /Prusa|Bambu/ })).toBeNull();
  });

  it('is named in the address of the slicer by what follows the last slash', () => {
    const [orca, cura] = SLICERS.map((slicer) => slicerAddress(slicer, '/downloads/t.s/Krivan-vC.3mf'));
    expect(decodeURIComponent(orca!)).toMatch(/^orcaslicer:\/\/open\?file=https?:\/\/[^?]+\/Krivan-vC\.3mf$/);
    expect(cura).toMatch(/^cura:\/\/open\?file=https?%3A%2F%2F/);
  });
});
