import {
  CORNERS,
  SIDE_MM,
  batteryTray,
  bonnet,
  bumper,
  cageBar,
  cageSide,
  lightBar,
  roof,
  servoMount,
} from './gemer-body.ts';
import {
  AXLE,
  CROSSES,
  LINK_PLACES,
  axle,
  axleCover,
  crossMember,
  link,
  rail,
  skid,
  upperLink,
} from './gemer-frame.ts';
import { TIE_ROD, frontAxle, knuckle, tieRod } from './gemer-steering.ts';
import { GEMER_DRIVE } from './drives.ts';
import { GEMER_TAILORING } from './gemer-tailoring.ts';
import { beadlock, hexHub, rim, tyre } from './gemer-wheel.ts';
import type { Vec3 } from './kernel.ts';
import { part } from './part.ts';
import type { ModelSource, Placement } from './source.ts';

/** The four wheels: built along z, outer face up; they stand at the ends of both axles. */
const WHEELS: Placement[] = [-1, 1].flatMap((x) =>
  [-1, 1].map((y): Placement => ({ turn: [-90 * y, 0, 0], move: [x * AXLE.x, y * 66, AXLE.z] })),
);
const across = (x: number, z: number, y: number): Placement => ({ turn: [90, 0, 0], move: [x, y, z] });
const FRONT: Vec3 = [AXLE.x, 0, AXLE.z];
const COVERS: Placement[] = [
  { turn: [0, 90, 0], move: [AXLE.x + 23, -8, AXLE.z] },
  { turn: [0, -90, 0], move: [-AXLE.x - 23, 8, AXLE.z] },
];
const ON_SIDE: Vec3 = [0, 1, 0];

/** Gemer 1:10: a rock crawler with a wheelbase of 290 mm on solid axles, the front one steered. */
export const GEMER: ModelSource = {
  id: 'gemer-110',
  name: 'Gemer 1:10',
  revision: 'A',
  drive: GEMER_DRIVE,
  tailoring: GEMER_TAILORING,
  parts: [
    part('tyre', ['Airless tyre', 'Bezvzduchová pneumatika', 'Luftloser Reifen'], tyre, {
      colour: 'black',
      material: 'TPU',
      explode: [0, 0, -108],
      placements: WHEELS,
    }),
    part('rim', ['Rim', 'Disk', 'Felge'], rim, {
      colour: 'bone',
      explode: [0, 0, -30],
      placements: WHEELS,
      supports: true,
    }),
    part('beadlock', ['Beadlock ring', 'Poistný krúžok', 'Beadlock-Ring'], beadlock, {
      colour: 'graphite',
      explode: [0, 0, -30],
      placements: WHEELS,
    }),
    part('hub', ['Hexagon hub', 'Šesťhranný unášač', 'Sechskantmitnehmer'], hexHub, {
      colour: 'orange',
      explode: [0, 0, -30],
      placements: WHEELS,
    }),
    part('rail', ['Frame rail', 'Pozdĺžnik rámu', 'Rahmenwange'], rail, {
      colour: 'orange',
      explode: [0, 0, 34],
      placements: [across(0, 0, 41), across(0, 0, -36)],
    }),
    part('cross', ['Cross-member', 'Priečka rámu', 'Querträger'], crossMember, {
      colour: 'graphite',
      explode: [0, 0, 58],
      placements: CROSSES.map(([x, z]) => across(x, z, 36)),
    }),
    part('skid', ['Skid', 'Spodná doska', 'Unterfahrschutz'], skid, { colour: 'graphite', explode: [0, 0, 0] }),
    part('axle', ['Rear axle housing', 'Teleso zadnej nápravy', 'Hinterachsgehäuse'], axle, {
      colour: 'graphite',
      explode: [0, 0, -30],
      layerAxis: ON_SIDE,
      printTurn: [90, 0, 0],
      placements: [{ turn: [0, 0, 180], move: [-AXLE.x, 0, AXLE.z] }],
      supports: true,
    }),
    part('front-axle', ['Front axle housing', 'Teleso prednej nápravy', 'Vorderachsgehäuse'], frontAxle, {
      colour: 'graphite',
      explode: [0, 0, -30],
      layerAxis: ON_SIDE,
      printTurn: [90, 0, 0],
      placements: [{ move: FRONT }],
      supports: true,
    }),
    part('knuckle-left', ['Steering knuckle, left', 'Ťehlica, ľavá', 'Achsschenkel, links'], knuckle('left'), {
      colour: 'orange',
      explode: [0, 22, -30],
      layerAxis: ON_SIDE,
      printTurn: [90, 0, 0],
      placements: [{ move: FRONT }],
    }),
    part('knuckle-right', ['Steering knuckle, right', 'Ťehlica, pravá', 'Achsschenkel, rechts'], knuckle('right'), {
      colour: 'orange',
      explode: [0, -22, -30],
      layerAxis: ON_SIDE,
      printTurn: [-90, 0, 0],
      placements: [{ move: FRONT }],
    }),
    part('tie-rod', ['Tie rod', 'Spojovacia tyč riadenia', 'Spurstange'], tieRod, {
      colour: 'orange',
      explode: [0, 0, -14],
      placements: [{ move: [FRONT[0] + TIE_ROD[0], 0, FRONT[2] + TIE_ROD[2]] }],
    }),
    part('axle-cover', ['Gear cover', 'Kryt prevodu', 'Getriebedeckel'], axleCover, {
      colour: 'orange',
      explode: [0, 0, -30],
      placements: COVERS,
    }),
    part('link', ['Lower link', 'Dolné rameno', 'Unterer Lenker'], link, {
      colour: 'bone',
      explode: [0, 0, -10],
      placements: LINK_PLACES.lower,
    }),
    part('upper-link', ['Upper link', 'Horné rameno', 'Oberer Lenker'], upperLink, {
      colour: 'bone',
      explode: [0, 0, 8],
      placements: LINK_PLACES.upper,
    }),
    part('battery-tray', ['Battery tray', 'Nosič batérie', 'Akkuhalter'], batteryTray, {
      colour: 'graphite',
      explode: [0, 0, 82],
      placements: [{ move: [0, 0, 113.2] }],
    }),
    part('servo-mount', ['Servo mount', 'Držiak serva', 'Servohalter'], (k) => servoMount(k), {
      colour: 'orange',
      explode: [34, 0, 46],
      printTurn: [180, 0, 0],
      placements: [{ move: [96, 0, 107] }],
    }),
    part('cage-side', ['Cage, side', 'Bočnica klietky', 'Käfigseite'], cageSide, {
      colour: 'bone',
      explode: [0, 0, 118],
      placements: [
        { turn: [90, 0, 0], move: [0, SIDE_MM, 0] },
        { turn: [90, 0, 0], move: [0, -SIDE_MM, 0] },
      ],
    }),
    part('cage-bar', ['Cage bar', 'Priečka klietky', 'Käfigstrebe'], cageBar, {
      colour: 'bone',
      explode: [0, 0, 118],
      layerAxis: [0, 0, 1],
      placements: CORNERS.map(([x, z]) => across(x, z, 0)),
    }),
    part('roof', ['Roof panel', 'Strecha', 'Dach'], roof, {
      colour: 'orange',
      explode: [0, 0, 150],
      placements: [{ move: [-22, 0, 203.1] }],
    }),
    part('bonnet', ['Bonnet', 'Kapota', 'Haube'], bonnet, {
      colour: 'orange',
      explode: [34, 0, 146],
      printTurn: [90, 0, 0],
      layerAxis: ON_SIDE,
      placements: [{ move: [0, 0, 4.8] }],
    }),
    part('light-bar', ['Light bar', 'Svetelná rampa', 'Lichtleiste'], lightBar, {
      colour: 'graphite',
      explode: [14, 0, 166],
      placements: [{ move: [12, 0, 201.1] }],
    }),
    part('bumper', ['Bumper', 'Nárazník', 'Stoßfänger'], bumper, {
      colour: 'graphite',
      explode: [0, 0, 34],
      printTurn: [0, 90, 0],
      layerAxis: [1, 0, 0],
      placements: [{ move: [108, 0, 106] }, { turn: [0, 0, 180], move: [-108, 0, 104] }],
    }),
  ],
  print: { layerHeightMm: 0.2, infillPercent: [25, 30], walls: 4, material: 'PETG' },
};
