import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useState } from 'react';
import type { ViewerSettings } from '../../../web/features/viewer3d/viewer-settings.ts';
import { photo } from '../../support/builders/build-web-product.ts';
import { fakeViewer, showViewer, startOf, viewerElement, viewerGraphics } from '../../support/fakes/fake-viewer.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

const { startViewer } = vi.hoisted(() => ({ startViewer: vi.fn<ReturnType<typeof startOf>>() }));
vi.mock('../../../web/features/viewer3d/start-viewer.tsx', () => ({ startViewer }));

const show = (autoStart = false) => showViewer({ autoStart, compact: true });

let viewer: ReturnType<typeof fakeViewer>;
beforeEach(() => {
  viewer = fakeViewer();
  viewerGraphics(true);
  startViewer.mockReset().mockImplementation(startOf(viewer));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Adjusted({ first, then }: { first: ViewerSettings; then: ViewerSettings }) {
  const [settings, setSettings] = useState(first);
  return (
    <>
      {viewerElement({ settings })}
      <button onClick={() => setSettings(then)}>save</button>
    </>
  );
}

/** With its effects: they show the model and listen for keys a moment after the buttons are there. */
const started = async () => {
  await screen.findByRole('button', { name: 'Reset view' });
  await act(async () => {});
};

describe('the 3D viewer', () => {
  it('loads nothing before it is asked, then says how it is moved', async () => {
    show();
    expect(startViewer).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Show in 3D' }));
    await started();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Click and drag to rotate',
      'Scroll to zoom in/out',
      'Right-click and drag to pan',
      'With fingers: one rotates, two zoom and pan',
    ]);
  });

  it('turns by arrow keys, zooms by plus and minus, comes apart by a button that tells its state', async () => {
    show(true);
    await started();
    const canvas = screen.getByRole('application', { name: '3D model of Kriváň' });
    for (const key of ['ArrowLeft', 'ArrowUp', '+', '-', '0']) fireEvent.keyDown(canvas, { key });
    expect(viewer.view.rotate).toHaveBeenCalledTimes(2);
    expect(viewer.view.zoom.mock.calls).toEqual([[true], [false]]);
    expect(viewer.view.reset).toHaveBeenCalledOnce();
    expect(screen.queryByText('Click and drag to rotate')).toBeNull();
    const explode = screen.getByRole('button', { name: 'Explode parts' });
    await userEvent.click(explode);
    expect(explode.getAttribute('aria-pressed')).toBe('true');
    expect(viewer.show).toHaveBeenLastCalledWith(expect.objectContaining({ tool: 'explode' }), expect.any(Boolean));
  });

  it('is turned, tilted, moved and zoomed by single presses', async () => {
    show(true);
    await started();
    const pad = screen.getByRole('group', { name: 'Turn, move and zoom' });
    const press = (name: string) => userEvent.click(within(pad).getByRole('button', { name }));
    await press('Turn left');
    await press('Tilt up');
    expect(viewer.view.rotate.mock.calls.map(([left, up]) => [left > 0, up > 0])).toEqual([
      [true, false],
      [false, true],
    ]);
    await press('pan');
    await press('Move right');
    await press('Move down');
    expect(viewer.view.pan.mock.calls.map(([x, y]) => [x < 0, y < 0])).toEqual([
      [true, false],
      [false, true],
    ]);
    await press('Zoom in');
    await press('Zoom out');
    expect(viewer.view.zoom.mock.calls).toEqual([[true], [false]]);
  });

  it('answers in the small view to the keys of the tools that it has, and lists those', async () => {
    show(true);
    await started();
    const canvas = screen.getByRole('application', { name: '3D model of Kriváň' });
    for (const key of ['s', 'm']) fireEvent.keyDown(canvas, { key });
    expect(viewer.show).toHaveBeenLastCalledWith(expect.objectContaining({ tool: null }), expect.any(Boolean));
    fireEvent.keyDown(canvas, { key: '?' });
    const help = await screen.findByRole('dialog', { name: 'Keyboard' });
    expect(within(help).getByText('Explode')).toBeTruthy();
    expect(within(help).queryByText('Section')).toBeNull();
  });

  it('says so where there is no WebGL, keeps its poster and shows fixed views', async () => {
    viewerGraphics(false);
    showViewer({ compact: true, views: [photo('side'), photo('top')] });
    await userEvent.click(screen.getByRole('button', { name: 'Show in 3D' }));
    expect(screen.getByText('3D is not available here')).toBeTruthy();
    for (const name of ['krivan', 'side', 'top'])
      expect(screen.getByRole('img', { name: `${name} on the studio ground` })).toBeTruthy();
    expect(startViewer).not.toHaveBeenCalled();
  });

  it('can be tried again when the model does not come', async () => {
    startViewer.mockRejectedValueOnce(new Error('model: 503'));
    show(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Load again' }));
    await started();
    expect(startViewer).toHaveBeenCalledTimes(2);
  });

  it('says when the graphics have stopped, and begins again', async () => {
    show(true);
    await started();
    act(() => void document.querySelector('canvas')!.dispatchEvent(new Event('webglcontextlost')));
    expect(screen.getByText('The 3D view has stopped.')).toBeTruthy();
    expect(viewer.dispose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
    await started();
    expect(startViewer).toHaveBeenCalledTimes(2);
  });

  it('hands the focus of the keyboard on when the button that has it goes', async () => {
    vi.mocked(fetch).mockImplementationOnce(() => new Promise(() => {}));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Show in 3D' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show in 3D' }));
  });

  it('stops the download when it is cancelled or left, and lets go of the graphics', async () => {
    const signals: AbortSignal[] = [];
    vi.mocked(fetch).mockImplementationOnce((_, options) => {
      signals.push(options!.signal!);
      return new Promise(() => {});
    });
    const page = show(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(signals[0]!.aborted).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Show in 3D' }));
    await started();
    page.unmount();
    expect(viewer.dispose).toHaveBeenCalledOnce();
  });

  it('follows the settings of the seller while it runs', async () => {
    const settings = { cameraOrbit: [40, 20, 1500], background: null, upAxis: 'Y', autoRotate: false };
    const other = { cameraOrbit: [0, 80, 0], background: '#123456', upAxis: 'Z', autoRotate: true };
    renderPage(<Adjusted first={settings} then={other} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show in 3D' }));
    await waitFor(() => expect(viewer.adjust).toHaveBeenCalledWith(settings));
    await userEvent.click(screen.getByRole('button', { name: 'save' }));
    expect(viewer.adjust).toHaveBeenLastCalledWith(other);
    expect(startViewer).toHaveBeenCalledOnce();
  });
});
