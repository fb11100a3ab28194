import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ByteWriter } from '../../../server/models/layers/byte-writer.ts';
import { LINE_COLOURS } from '../../../web/features/viewer3d/layers/line-colours.ts';
import type { PrintedLayers } from '../../../web/features/viewer3d/layers/printed-layers.ts';
import { account } from '../../../web/lib/account/account.ts';
import { fakeViewer, showViewer, startOf, viewerGraphics } from '../../support/fakes/fake-viewer.tsx';
import { ANNA, signInAs } from '../../support/web/web-account.ts';

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
  if (account.get()) account.end('signed_out');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const LAYERS = 120;
const DRAWN = [3, 7, 119];

/** 120 layers of 0.2 mm, each 12 cm², 0.1 g and 10, 12 and 6 s; three are drawn, of two lines each. */
const fileOf = (grid = 400, drawn = DRAWN): ArrayBuffer => {
  const writer = new ByteWriter();
  for (const value of [1, 200, 200, 450, grid, 4, LAYERS, 3]) writer.unsigned(value);
  for (let i = 0; i < LAYERS; i += 1)
    for (const value of [120_000, 10_000, 10_000, 12_000, 6000]) writer.unsigned(value);
  writer.unsigned(drawn.length);
  for (const layer of drawn) {
    for (const value of [layer, 2, 3 * 4]) writer.unsigned(value);
    for (const step of [0, 0, 50, 0, 0, 50]) writer.signed(step);
    writer.unsigned(2 * 4 + 2);
    for (const step of [-50, -50, 10, 10]) writer.signed(step);
  }
  return writer.written().slice().buffer;
};

/** Answers the shop gives, in turn; the model comes as ever. */
const answering = (...answers: (() => Response | Promise<Response>)[]) => {
  const asked: string[] = [];
  const fetched = vi.fn(async (input: string) => {
    if (!input.startsWith('/api/')) return new Response(new Uint8Array(8));
    asked.push(input);
    return answers[Math.min(asked.length, answers.length) - 1]!();
  });
  vi.stubGlobal('fetch', fetched);
  return asked;
};
const refused = (errorCode: string, args = {}) => new Response(JSON.stringify({ errorCode, args }), { status: 404 });

const bar = () => within(screen.getByRole('toolbar', { name: 'View tools' }));
const open = async () => {
  showViewer();
  await userEvent.click(bar().getByRole('button', { name: 'Layers' }));
};
const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Layers' });
const exhibited = () => viewer.exhibit.mock.lastCall?.[0] as PrintedLayers | null;

describe('the layers of a part in the 3D viewer', () => {
  it('are asked for when the tool is taken up, and stand in the place of the model', async () => {
    const asked = answering(() => new Response(fileOf()));
    await open();
    expect((await slider()).getAttribute('aria-valuetext')).toBe('Layer 120 of 120, 24.0 mm, 12 s');
    expect(asked).toEqual(['/api/part-layers/7/nose']);
    expect(exhibited()!.object.geometry.instanceCount).toBe(9);
    expect(exhibited()!.size.toArray()).toEqual([20, 20, 24]);
    await userEvent.click(bar().getByRole('button', { name: 'Layers' }));
    expect(exhibited()).toBeNull();
  });

  it('are gone through by keys, buttons and hand, with what each takes', async () => {
    answering(() => new Response(fileOf()));
    await open();
    fireEvent.change(await slider(), { target: { value: '34' } });
    expect((await slider()).getAttribute('aria-valuetext')).toBe('Layer 34 of 120, 6.8 mm, 12 s');
    expect(screen.getByText('Layer 34 of 120 · 6.8 mm')).toBeTruthy();
    for (const words of ['12.0 cm²', '0.10 g', '12 s', '12.0 g · 0.40 h']) expect(screen.getByText(words)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Layers: less' }));
    expect((await slider()).value).toBe('33');
    fireEvent.change(await slider(), { target: { value: '5' } });
    // Of the drawn ones those up to the slab that the fifth lies in.
    expect(exhibited()!.object.geometry.instanceCount).toBe(6);
    expect(viewer.refresh).toHaveBeenCalled();
  });

  it('name their colours and how coarse they are', async () => {
    answering(() => new Response(fileOf()));
    await open();
    const legend = within(await screen.findByRole('list', { name: 'Colours of the lines' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Walls', 'Sparse infill']);
    expect(screen.getByText(/^Coarse preview: every 4th layer, to 0\.4 mm\./)).toBeTruthy();
  });

  it('are those of the owner for who is signed in, and need no excuse then', async () => {
    const asked = answering(() => new Response(fileOf(20, [0, 1])));
    act(() => signInAs(ANNA));
    await open();
    await slider();
    expect(asked).toEqual(['/api/own-part-layers/7/nose']);
    expect(screen.queryByText(/Coarse preview/)).toBeNull();
  });

  it('are those of the part that is chosen', async () => {
    const asked = answering(() => new Response(fileOf()));
    await open();
    await slider();
    await userEvent.click(screen.getAllByRole('treeitem')[1]!);
    await vi.waitFor(() => expect(asked).toEqual(['/api/part-layers/7/nose', '/api/part-layers/7/fin']));
    expect(await screen.findByText('Fin', { selector: 'strong' })).toBeTruthy();
  });

  it('say that the part is being sliced, and why it cannot be shown', async () => {
    let answer!: (response: Response) => void;
    const asked = answering(
      () => new Promise((resolve) => { answer = resolve; }), // oxfmt-ignore
      () => refused('RATE_LIMITED', { minutes: 1 }),
      () => new Response(fileOf().slice(0, 40)),
      () => refused('PART_NOT_SLICED'),
    );
    await open();
    expect((await screen.findByText(/^Slicing “Nose cone”/)).getAttribute('role')).toBe('status');
    answer(refused('SERVICE_UNAVAILABLE'));
    for (let tries = 1; tries < 4; tries += 1) {
      await userEvent.click(await screen.findByRole('button', { name: 'Load again' }));
      await vi.waitFor(() => expect(asked).toHaveLength(tries + 1));
    }
    expect(await screen.findByText('This part has not been sliced by the shop yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull();
    expect(viewer.exhibit).not.toHaveBeenCalled();
  });
});

/** What protanopes, deuteranopes and tritanopes see of linear red, green and blue (Machado, Oliveira and Fernandes 2009). */
const SIGHTS = [
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
];
type Three = [number, number, number];
const times = (m: readonly number[], v: Three): Three =>
  [0, 3, 6].map((row) => m[row]! * v[0] + m[row + 1]! * v[1] + m[row + 2]! * v[2]) as Three;
const linear = (hex: string): Three =>
  [1, 3, 5].map((at) => ((parseInt(hex.slice(at, at + 2), 16) / 255 + 0.055) / 1.055) ** 2.4) as Three;
const oklab = (rgb: Three): Three => {
  const cone = times([0.41222147, 0.53633254, 0.05144599, 0.2119035, 0.68069955, 0.10739696, 0.08830246, 0.28171884, 0.6299787], rgb); // oxfmt-ignore
  const roots = cone.map((value) => Math.cbrt(Math.max(0, value))) as Three;
  return times([0.21045426, 0.79361779, -0.00407205, 1.9779985, -2.42859221, 0.45059371, 0.02590404, 0.78277177, -0.80867577], roots); // oxfmt-ignore
};

describe('the colours of the lines', () => {
  it('are apart for every kind of colour sight', () => {
    const all = Object.values(LINE_COLOURS);
    for (const sight of SIGHTS) {
      const seen = all.map((hex) => oklab(times(sight, linear(hex))));
      seen.forEach((a, i) => seen.slice(i + 1).forEach((b) => expect(Math.hypot(...a.map((v, k) => v - b[k]!))).toBeGreaterThan(0.2))); // oxfmt-ignore
    }
  });
});
