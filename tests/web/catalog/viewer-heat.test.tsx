import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heatMap } from '../../../server/models/heat/heat-map.ts';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import type { HeatMap } from '../../../web/features/viewer3d/heat/heat-map.ts';
import { fakeViewer, showViewer, startOf, viewerGraphics } from '../../support/fakes/fake-viewer.tsx';
import { binaryOf, boxSoup } from '../../unit/models/stl-writing.ts';

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

/** A plate of 100 × 60 mm on a foot of 20 × 20 mm, 30 mm high. */
const table = async (): Promise<Response> => {
  const content = binaryOf([...boxSoup([0, 0, 0], [20, 20, 30]), ...boxSoup([0, 0, 30], [100, 60, 35])]);
  const read = await readMesh({ bytes: content.length, chunks: [content] });
  return new Response((await heatMap(read, 0.4)).slice());
};

const answering = (...answers: (() => Response | Promise<Response>)[]) => {
  const asked: string[] = [];
  const fetched = async (input: string) => {
    if (!input.startsWith('/api/')) return new Response(new Uint8Array(8));
    asked.push(input);
    return answers[Math.min(asked.length, answers.length) - 1]!();
  };
  vi.stubGlobal('fetch', vi.fn(fetched));
  return asked;
};

const press = async () => {
  const bar = within(screen.getByRole('toolbar', { name: 'View tools' }));
  await userEvent.click(bar.getByRole('button', { name: 'Overhangs' }));
};
const exhibited = () => viewer.exhibit.mock.lastCall?.[0] as HeatMap | null;

describe('what printing a part takes, in the 3D viewer', () => {
  it('is asked for when the tool is taken up, and stands in the place of the model', async () => {
    const asked = answering(table);
    showViewer();
    await press();
    const legend = within(await screen.findByRole('list', { name: 'Colours of the surface' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'On the bed',
      'Overhang above 75°',
      'Prints without support',
    ]);
    expect(asked).toEqual(['/api/part-heat/7/nose']);
    expect(exhibited()!.size.toArray().map(Math.round)).toEqual([100, 60, 35]);
    for (const words of ['60.0 cm²', '4.0 cm²', '0.4 mm or more']) expect(screen.getByText(words)).toBeTruthy();
    await press();
    expect(exhibited()).toBeNull();
  });

  it('is that of the part that is chosen, and says why it cannot be shown', async () => {
    const asked = answering(
      table,
      () => new Response(JSON.stringify({ errorCode: 'MESH_TOO_LARGE' }), { status: 400 }),
    );
    showViewer();
    await press();
    await screen.findByText('60.0 cm²');
    await userEvent.click(screen.getAllByRole('treeitem')[1]!);
    expect(await screen.findByText('“Fin” is too large for its overhangs to be shown here.')).toBeTruthy();
    expect(asked.at(-1)).toBe('/api/part-heat/7/fin');
    expect(exhibited()).toBeNull();
  });
});
