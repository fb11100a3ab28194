import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ManifestsPanel } from '../../../web/features/admin-orders/parcels/manifests-panel.tsx';
import type { ManifestPartsFragment } from '../../../web/features/admin-orders/parcels/Manifests.gen.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const build = (changes: Partial<ManifestPartsFragment> = {}): ManifestPartsFragment => ({
  __typename: 'Manifest',
  id: 'm-1',
  carrier: 'SLOVAK_POST',
  state: 'OPEN',
  fault: null,
  openedAt: '2026-11-27T09:00:00.000Z',
  parcelCount: 3,
  pendingCount: 0,
  ...changes,
});

const open = (manifests: ManifestPartsFragment[], answers: Answers = {}) =>
  renderPage(
    <>
      <ManifestsPanel />
      <p>The page</p>
    </>,
    { path: '/admin/packing', answers: { WaitingManifests: () => ({ waitingManifests: manifests }), ...answers } },
  );
const SEND = { name: 'Send the manifest' };

afterEach(cleanup);

it('is nothing where nothing waits', async () => {
  const { asked } = open([]);
  await screen.findByText('The page');
  await waitFor(() => expect(asked).toContain('WaitingManifests'));
  expect(screen.queryByRole('heading', { name: 'Manifests' })).toBeNull();
});

it('says how many parcels wait for their carrier, sends them, and says that it does', async () => {
  const user = userEvent.setup();
  const register = vi.fn(() => ({ registerManifest: build({ state: 'REGISTERING' }) }));
  open([build()], { RegisterManifest: register });
  const row = await screen.findByRole('listitem', { name: 'Slovak Post' });
  expect(row.textContent).toContain('3 parcels');
  await user.click(screen.getByRole('button', SEND));
  expect(register).toHaveBeenCalledWith({ id: 'm-1', isKnown: false });
  expect(await screen.findAllByText(/Sending the manifest/)).not.toEqual([]);
  expect(screen.queryByRole('button', SEND)).toBeNull();
});

it('cannot be sent while a label is not settled, and says so', async () => {
  open([build({ pendingCount: 1 })]);
  expect((await screen.findByRole<HTMLButtonElement>('button', SEND)).disabled).toBe(true);
  expect(screen.getByText('1 label is not settled yet')).toBeDefined();
});

it('that was refused says why, and can be said to be sent in the portal', async () => {
  const user = userEvent.setup();
  const register = vi.fn(() => ({ registerManifest: build({ state: 'REGISTERED' }) }));
  open([build({ state: 'REFUSED', fault: 'It is registered' })], { RegisterManifest: register });
  expect((await screen.findByText('It is registered')).parentElement!.textContent).toContain('did not take');
  await user.click(screen.getByRole('button', { name: 'It has been sent in the carrier’s portal' }));
  expect(register).toHaveBeenCalledWith({ id: 'm-1', isKnown: true });
  expect(await screen.findByText('The manifest has been sent.')).toBeDefined();
});

it('shows the refusal of the shop', async () => {
  const user = userEvent.setup();
  open([build()], {
    RegisterManifest: () => {
      throw new Refusal('MANIFEST_LABELS_PENDING');
    },
  });
  await user.click(await screen.findByRole('button', SEND));
  expect(await screen.findByText(/label of a parcel in the manifest is not settled/)).toBeDefined();
});
