import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeViewer, showViewer, startOf, viewerGraphics } from '../../support/fakes/fake-viewer.tsx';

const { startViewer } = vi.hoisted(() => ({ startViewer: vi.fn<ReturnType<typeof startOf>>() }));
vi.mock('../../../web/features/viewer3d/start-viewer.tsx', () => ({ startViewer }));

const TURNING = { cameraOrbit: [40, 20, 0], background: null, upAxis: 'Y', autoRotate: true };

let viewer: ReturnType<typeof fakeViewer>;
/** As the running view does: it tells whoever follows it. */
const turnTo = (state: string) => {
  viewer.view.turningState = state;
  for (const [listener] of viewer.view.onTurning.mock.calls) listener();
};
beforeEach(() => {
  viewer = fakeViewer();
  viewer.view.turnAlone.mockImplementation((on) => turnTo(on ? 'turning' : 'paused'));
  viewerGraphics(true);
  startViewer.mockReset().mockImplementation(startOf(viewer));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ready = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Show in 3D' }));
  await vi.waitFor(() => expect(viewer.show).toHaveBeenCalled());
  await screen.findByRole('group', { name: 'Turn, move and zoom' });
};

describe('a model that turns by itself', () => {
  it.each([true, false])(
    'is stopped and let go by one named button, also in the small viewer (%s)',
    async (compact) => {
      showViewer({ settings: TURNING, compact });
      await ready();
      await userEvent.click(screen.getByRole('button', { name: 'Pause turning' }));
      expect(viewer.view.turnAlone).toHaveBeenLastCalledWith(false);
      await userEvent.click(screen.getByRole('button', { name: 'Let it turn' }));
      expect(viewer.view.turnAlone).toHaveBeenLastCalledWith(true);
      expect(screen.getByRole('button', { name: 'Pause turning' })).toBeTruthy();
    },
  );

  it('has no such button where motion is unwanted, or where the seller lets it stand', async () => {
    viewer.view.turningState = 'never';
    showViewer({ settings: TURNING });
    await ready();
    expect(screen.queryByRole('button', { name: 'Let it turn' })).toBeNull();
    cleanup();
    viewer = fakeViewer();
    startViewer.mockImplementation(startOf(viewer));
    showViewer({ settings: { ...TURNING, autoRotate: false } });
    await ready();
    expect(screen.queryByRole('button', { name: /Pause turning|Let it turn/ })).toBeNull();
  });
});
