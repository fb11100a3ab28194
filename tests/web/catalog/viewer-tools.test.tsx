import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actionOf } from '../../../web/features/viewer3d/tools/viewer-keys.ts';
import { AT_FIRST, changed, type Change } from '../../../web/features/viewer3d/viewer-state.ts';
import { appearanceOf } from '../../../web/features/viewer3d/model/appearance.ts';
import { fakeViewer, showViewer, startOf, viewerGraphics } from '../../support/fakes/fake-viewer.tsx';

const { startViewer } = vi.hoisted(() => ({ startViewer: vi.fn<ReturnType<typeof startOf>>() }));
vi.mock('../../../web/features/viewer3d/start-viewer.tsx', () => ({ startViewer }));

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

const ready = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Show in 3D' }));
  await vi.waitFor(() => expect(viewer.show).toHaveBeenCalled());
  return screen.getByRole('application', { name: '3D model of Kriváň' });
};
const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'View tools' })).getByRole('button', { name });
const shown = () => viewer.show.mock.lastCall![0];
const pointer = (canvas: HTMLElement, type: string, offsetX: number, pointerId = 1) =>
  fireEvent(canvas, Object.assign(new Event(type, { bubbles: true }), { offsetX, offsetY: 50, button: 0, pointerId }));
const press = (canvas: HTMLElement, x: number) => {
  pointer(canvas, 'pointerdown', x);
  pointer(canvas, 'pointerup', x);
};

describe('the tools of the 3D viewer', () => {
  it('begin to load the model when one is pressed before it is there', async () => {
    showViewer();
    await userEvent.click(tool('Section'));
    await vi.waitFor(() => expect(shown().tool).toBe('section'));
    expect(startViewer).toHaveBeenCalledOnce();
  });

  it('cut the model: the strip says where the plane is and what it cuts, and turns to the other half', async () => {
    viewer.show.mockReturnValue([20, 20]);
    showViewer();
    await ready();
    await userEvent.click(tool('Section'));
    await userEvent.click(screen.getByRole('button', { name: 'Z' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Plane position' }), { target: { value: '12.5' } });
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('12.5 mm');
    expect(screen.getByText('Cut 20.0 × 20.0 mm')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Plane position: less' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show the other half' }));
    expect(shown()).toMatchObject({ tool: 'section', axis: 'z', at: 11.5, flipped: true });
    await userEvent.click(tool('Section'));
    expect(shown().tool).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('take it apart by a slider, at once while it is drawn', async () => {
    showViewer();
    await ready();
    await userEvent.click(tool('Explode'));
    expect(viewer.show.mock.lastCall).toEqual([expect.objectContaining({ tool: 'explode', apart: 100 }), false]);
    fireEvent.change(screen.getByRole('slider', { name: 'Explode' }), { target: { value: '40' } });
    expect(viewer.show.mock.lastCall).toEqual([expect.objectContaining({ apart: 40 }), true]);
    for (let press = 0; press < 7; press += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Explode: more' }));
    expect(shown().apart).toBe(100);
  });

  it('measure between two points by keyboard alone', async () => {
    viewer.pick.mockReturnValueOnce([0, 0, 0]).mockReturnValueOnce([0, 115, 0]).mockReturnValueOnce(null);
    showViewer();
    const canvas = await ready();
    // Before the tool is in use it sets nothing.
    fireEvent.keyDown(canvas, { key: 'Enter' });
    fireEvent.keyDown(canvas, { key: 'm' });
    expect(screen.getByText('Select two points on the model.')).toBeTruthy();
    fireEvent.keyDown(canvas, { key: 'Enter' });
    expect(screen.getByText('One point is set. Select the second.')).toBeTruthy();
    fireEvent.keyDown(canvas, { key: 'Enter' });
    expect(viewer.pick).toHaveBeenLastCalledWith({ x: 400, y: 300 });
    expect(screen.getByRole('status').textContent).toBe('115.0 mm');
    await userEvent.click(screen.getByRole('button', { name: 'Clear points' }));
    fireEvent.keyDown(canvas, { key: 'Enter' });
    expect(screen.getByText('There is no part under this point.')).toBeTruthy();
  });

  it('measure by presses, but not where the model was turned', async () => {
    viewer.pick.mockReturnValue([0, 0, 0]);
    showViewer();
    const canvas = await ready();
    await userEvent.click(tool('Measure'));
    pointer(canvas, 'pointerdown', 100);
    pointer(canvas, 'pointerup', 160);
    expect(viewer.pick).not.toHaveBeenCalled();
    // Nor where one of two fingers stood still.
    pointer(canvas, 'pointerdown', 100);
    pointer(canvas, 'pointerdown', 200, 2);
    pointer(canvas, 'pointerup', 100);
    pointer(canvas, 'pointerup', 200, 2);
    expect(viewer.pick).not.toHaveBeenCalled();
    press(canvas, 100);
    expect(viewer.pick).toHaveBeenCalledWith({ x: 100, y: 50 });
  });

  it('show through and as triangles, one look at a time', async () => {
    showViewer();
    const canvas = await ready();
    fireEvent.keyDown(canvas, { key: 'x' });
    expect([shown().look, tool('X-ray').getAttribute('aria-pressed')]).toEqual(['xray', 'true']);
    fireEvent.keyDown(canvas, { key: 'w' });
    expect([shown().look, tool('X-ray').getAttribute('aria-pressed')]).toEqual(['wire', 'false']);
    fireEvent.keyDown(canvas, { key: '0' });
    expect(shown().look).toBe('solid');
    expect(viewer.view.reset).toHaveBeenCalledOnce();
  });

  it('list their keys', async () => {
    showViewer();
    fireEvent.keyDown(await ready(), { key: '?' });
    const help = await screen.findByRole('dialog', { name: 'Keyboard' });
    expect(within(help).getByText('Wireframe')).toBeTruthy();
    await userEvent.click(within(help).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the part tree', () => {
  const rows = () => screen.getAllByRole('treeitem');

  it('names the parts with number and weight before anything is loaded', () => {
    showViewer();
    expect(rows().map((row) => row.textContent)).toEqual(['1Nose cone21.4 g', '2Fin ×\u00a0225.0 g']);
    expect(startViewer).not.toHaveBeenCalled();
  });

  it('chooses by arrow keys, isolates and hides', async () => {
    showViewer();
    await ready();
    rows()[0]!.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rows()[1]);
    expect(shown().selected).toBe('fin');
    expect(screen.getByText('80 × 40 × 3 mm · PETG')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Isolate' }));
    expect(shown().isolated).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Hide Nose cone' }));
    expect([...shown().hidden]).toEqual(['nose']);
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect([shown().hidden.size, shown().isolated]).toEqual([0, false]);
  });
});

describe('a press on the model', () => {
  it('chooses the part that was pressed, beside the model none', async () => {
    viewer.partAt.mockImplementation(({ x }) => (x < 300 ? 'fin' : null));
    showViewer();
    const canvas = await ready();
    press(canvas, 100);
    expect(screen.getByRole('treeitem', { selected: true }).textContent).toContain('Fin');
    press(canvas, 400);
    expect(shown().selected).toBe('fin');
  });
});

describe('what the viewer shows', () => {
  const after = (...changes: Change[]) => changes.reduce(changed, AT_FIRST);

  it('is one tool at a time, and nothing isolated without a choice', () => {
    const both = after({ do: 'tool', tool: 'section' }, { do: 'tool', tool: 'explode' }, { do: 'isolate' });
    expect([both.tool, both.isolated]).toEqual(['explode', false]);
  });

  it('dresses the isolated part in its material, the others as ghosts, hidden ones not at all', () => {
    const state = after({ do: 'select', id: 'a' }, { do: 'isolate' }, { do: 'hide', id: 'b' });
    expect(['a', 'b', 'c'].map((id) => appearanceOf(state, id))).toEqual(['solid', 'none', 'ghost']);
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
