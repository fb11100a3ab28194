import type * as THREE from 'three';
import { Kit, type StudioModel } from './kit.ts';
import { plain } from './materials.ts';
import * as props from './props.ts';

const RIGHT = Math.PI / 2;
const NAME_FONT = '600 240px "Decal"';
const CODE_FONT = '500 200px "DecalMono"';

const ring = (r: number, z: number, h: number, colour: string): THREE.Mesh =>
  props.mesh(
    props.lathe(
      [
        [r - 1, z],
        [r + 0.15, z],
        [r + 0.15, z + h],
        [r - 1, z + h],
      ],
      128,
    ),
    plain(colour, 0.5),
  );

function dressBay(kit: Kit): void {
  const eye = (z: number, down: boolean): THREE.Object3D => {
    const bolt = props.eyebolt();
    bolt.position.z = z;
    if (down) bolt.rotation.x = Math.PI;
    return bolt;
  };
  kit.dress('bulkhead', eye(462, false), eye(384, true));
  const board = props.altimeter();
  board.position.set(0, 4, 423);
  const cell = props.battery(17, 46, 7);
  cell.position.set(0, -7.2, 423);
  const rods = [-13, 13].map((x) => props.mesh(props.cylinder(1.5, 92), props.steel(), [x, 0, 423]));
  kit.dress('sled', board, cell, ...rods);
}

/** The rocket with everything on it that is not printed. */
export function rocket(model: StudioModel, layerMm = 1.5): Kit {
  const kit = new Kit(model, layerMm);
  dressBay(kit);
  kit.dress('bay-tube', props.screwsAround(3, { start: 100, radius: 22.5, z: 473 }, 2));
  kit.dress(
    'sustainer-tube',
    ring(22.5, 437, 5, '#f2500e'),
    props.tubeDecal({ text: 'KRIVÁŇ', font: NAME_FONT }, 22.62, [352, 434], { centre: DECAL_AT, span: 1.05 }),
  );
  kit.dress('interstage', props.screwsAround(3, { start: 70, radius: 27, z: 238 }, 2.2));
  kit.dress(
    'booster-tube',
    ring(27, 226, 3.4, '#26292a'),
    props.tubeDecal({ text: 'MX—38/2', font: CODE_FONT }, 27.12, [136, 216], { centre: DECAL_AT, span: 1 }),
  );
  kit.dress('booster-can', props.screwsAround(4, { start: 45, radius: 27, z: 107 }));
  kit.dress('retainer', motor());
  return kit;
}

/** The angle about the axis at which the lettering stands, in the model's coordinates. */
const DECAL_AT = 0.78;

/** A motor of 38 mm as it stands in the retainer. */
export function motor(): THREE.Group {
  const casing = props.mesh(
    props.lathe([
      [16.4, -2],
      [18.6, -2],
      [18.6, 60],
      [16.4, 60],
      [16.4, -2],
    ]),
    plain('#a99b7d', 0.9),
  );
  const clay = props.mesh(
    props.lathe([
      [4, -1],
      [16.4, -1],
      [16.4, 2],
      [6, 10],
      [4, 10],
      [4, -1],
    ]),
    plain('#8d7b5a', 0.9),
  );
  return props.group(casing, clay);
}

/** Lettering towards the viewer: spin of the standing and the lying rocket. */
export const SPIN = { standing: -0.55 - RIGHT, lying: -RIGHT - DECAL_AT, flat: -DECAL_AT };
