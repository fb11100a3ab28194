import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModelViewer } from '../../web/features/viewer3d/model-viewer.tsx';
import { actionOf } from '../../web/features/viewer3d/viewer-keys.ts';
import { photo } from '../support/build-web-product.ts';
import { renderPage } from '../support/web-page.tsx';

const view = { rotate: vi.fn(), pan: vi.fn(), zoom: vi.fn(), reset: vi.fn(), explode: vi.fn(), onUse: vi.fn() };
const dispose = vi.fn();
const startViewer = vi.fn<(canvas: HTMLCanvasElement, options: { signal: AbortSignal }) => Promise<unknown>>();
vi.mock('../../web/features/viewer3d/start-viewer.tsx', () => ({
  startViewer: (canvas: HTMLCanvasElement, options: { signal: AbortSignal }) => startViewer(canvas, options),
}));

const graphics = (works: boolean) =>
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue((works ? {} : null) as never);

const show = (autoStart = false) =>
  renderPage(<ModelViewer src="/m.glb" orbit={[]} poster={photo()} name="Kriváň" autoStart={autoStart} />);

beforeEach(() => {
  vi.clearAllMocks();
  graphics(true);
  startViewer.mockResolvedValue({ view, dispose });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const started = () => screen.findByRole('button', { name: 'Reset view' });

describe('the 3D viewer', () => {
  it('loads nothing before it is asked, then says how it is moved', async () => {
    show();
    expect(startViewer).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Show in 3D' }));
    await started();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Click and drag to rotate',
      'Scroll to zoom in/out',
      'Right-click and drag to pan',
    ]);
  });

  it('turns by arrow keys, zooms by plus and minus, comes apart by a button that tells its state', async () => {
    show(true);
    await started();
    const canvas = screen.getByRole('application', { name: '3D model of Kriváň' });
    for (const key of ['ArrowLeft', 'ArrowUp', '+', '-', '0']) fireEvent.keyDown(canvas, { key });
    expect(view.rotate).toHaveBeenCalledTimes(2);
    expect(view.zoom.mock.calls).toEqual([[true], [false]]);
    expect(view.reset).toHaveBeenCalledOnce();
    expect(screen.queryByText('Click and drag to rotate')).toBeNull();
    const explode = screen.getByRole('button', { name: 'Explode parts' });
    await userEvent.click(explode);
    expect(explode.getAttribute('aria-pressed')).toBe('true');
    expect(view.explode).toHaveBeenCalledWith(true, expect.any(Boolean));
  });

  it('says so where there is no WebGL, and keeps its poster', async () => {
    graphics(false);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Show in 3D' }));
    expect(screen.getByText('3D is not available here')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'krivan on the studio ground' })).toBeTruthy();
    expect(startViewer).not.toHaveBeenCalled();
  });

  it('can be tried again when the model does not come', async () => {
    startViewer.mockRejectedValueOnce(new Error('model: 503'));
    show(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Load again' }));
    await started();
    expect(startViewer).toHaveBeenCalledTimes(2);
  });

  it('stops the download when it is cancelled or left, and lets go of the graphics', async () => {
    startViewer.mockReturnValueOnce(new Promise(() => {}));
    const page = show(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(startViewer.mock.calls[0]![1].signal.aborted).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Show in 3D' }));
    await started();
    page.unmount();
    expect(dispose).toHaveBeenCalledOnce();
  });

  it('leaves the keys of the browser alone', () => {
    const key = (name: string, more = {}) =>
      actionOf({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });
    expect([key('ArrowLeft', { altKey: true }), key('+', { ctrlKey: true }), key('Tab'), key('a')]).toEqual(
      Array.from({ length: 4 }, () => null),
    );
    expect(key('ArrowLeft', { shiftKey: true })).toBe('panLeft');
  });
});
