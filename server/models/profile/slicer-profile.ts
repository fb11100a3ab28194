import { createHash } from 'node:crypto';
import * as z from 'zod';
import { MATERIALS, OTHER_MATERIAL, type PrinterClass } from '../estimate/estimate-calibration.ts';
import type { Manifest } from '../manifest.ts';
import type { SliceOrder } from '../mesh/mesh-worker-messages.ts';
import { CLASS_MACHINES, settingsOf } from '../slice/printer-classes.ts';
import { printOf } from '../slice/slice-order.ts';
import type { InfillPattern, SliceMachine, SliceSettings, SupportSettings } from '../slice/slice-settings.ts';

const number = (least: number, most: number) => z.number().min(least, 'INVALID').max(most, 'INVALID').nullish();
const height = number(0.04, 1);
const width = number(0.1, 3);
const speed = number(1, 2000);
const acceleration = number(50, 100_000);
const count = (most: number) => z.number().int().min(0, 'INVALID').max(most, 'INVALID').nullish();

export const slicerProfileRules = z.object({
  layerHeightMm: height,
  firstLayerHeightMm: height,
  nozzleMm: number(0.1, 2),
  outerLineMm: width,
  innerLineMm: width,
  sparseLineMm: width,
  solidLineMm: width,
  walls: count(20),
  topLayers: count(100),
  bottomLayers: count(100),
  infillPercent: number(0, 100),
  infillPattern: z.enum(['GYROID', 'GRID', 'RECTILINEAR']).nullish(),
  solidBelowMm2: number(0, 10_000),
  overlapPercent: number(0, 100),
  infillJoinMm: number(0, 1000),
  thickBridges: z.boolean().nullish(),
  bridgeFlow: number(0.1, 2),
  flowRatio: number(0.5, 1.5),
  outerSpeed: speed,
  innerSpeed: speed,
  smallSpeed: speed,
  sparseSpeed: speed,
  solidSpeed: speed,
  topSpeed: speed,
  gapSpeed: speed,
  bridgeSpeed: speed,
  travelSpeed: speed,
  firstLayerSpeed: speed,
  acceleration,
  outerAcceleration: acceleration,
  innerAcceleration: acceleration,
  firstLayerAcceleration: acceleration,
  travelAcceleration: acceleration,
  jerk: number(0.1, 100),
  mostMm3PerSecond: number(0.5, 200),
  retractMm: number(0, 20),
  retractSpeed: speed,
  retractFromMm: number(0, 100),
  liftSeconds: number(0, 5),
  layerSeconds: number(0, 300),
  slowestSpeed: speed,
  skirts: count(20),
  skirtLayers: count(5000),
  skirtDistanceMm: number(0, 100),
  brimMm: number(0, 50),
  supports: z.enum(['NONE', 'BED_ONLY', 'EVERYWHERE']).nullish(),
  supportDegrees: number(0, 90),
  supportSpacingMm: number(0.1, 20),
  supportLineMm: width,
  supportDenseLayers: count(20),
  supportGapMm: number(0, 2),
  supportSpeed: speed,
});

export type SlicerProfile = z.infer<typeof slicerProfileRules>;

/** A profile on a class of printer, which says what the profile leaves out. */
export interface ProfileOnClass {
  readonly printerClass: PrinterClass;
  readonly profile: SlicerProfile;
}

const PATTERNS: Record<NonNullable<SlicerProfile['infillPattern']>, InfillPattern> = {
  GYROID: 'gyroid',
  GRID: 'grid',
  RECTILINEAR: 'rectilinear',
};

/** Lines are as much wider than the nozzle as PrusaSlicer makes them by itself (`Flow::auto_extrusion_width`). */
const LINE_PER_NOZZLE = 1.125;

/** What of a print anyone reads: the profile's, else the model's. */
export const profilePrintOf = (manifest: Pick<Manifest, 'print'>, { profile }: ProfileOnClass) => {
  const print = printOf(manifest);
  return {
    layerHeightMm: profile.layerHeightMm ?? print.layerHeightMm,
    infillPercent: profile.infillPercent ?? print.infillPercent,
    walls: profile.walls ?? print.walls,
  };
};

/** Steeper than this is held where a profile leaves it to the slicer: beyond half a line. */
const supportWith = ({ profile }: ProfileOnClass, layerHeight: number, line: number): SupportSettings | null => {
  const { supports, supportDegrees: degrees } = profile;
  if (!supports || supports === 'NONE') return null;
  const lineMm = profile.supportLineMm ?? line;
  return {
    reach: degrees ? layerHeight / Math.tan((degrees * Math.PI) / 180) : line / 2,
    onBedOnly: supports === 'BED_ONLY',
    pitch: (profile.supportSpacingMm ?? 2.5) + lineMm,
    width: lineMm,
    denseLayers: profile.supportDenseLayers ?? 3,
    gap: profile.supportGapMm ?? 0.2,
  };
};

const settingsWith = (manifest: Pick<Manifest, 'print'>, on: ProfileOnClass): SliceSettings => {
  const { profile } = on;
  const usual = settingsOf(profilePrintOf(manifest, on));
  const nozzle = profile.nozzleMm ?? usual.nozzle;
  const line = nozzle * LINE_PER_NOZZLE;
  return {
    ...usual,
    nozzle,
    firstLayerHeight: profile.firstLayerHeightMm ?? usual.firstLayerHeight,
    widths: {
      outer: profile.outerLineMm ?? line,
      inner: profile.innerLineMm ?? line,
      sparse: profile.sparseLineMm ?? line,
      solid: profile.solidLineMm ?? line,
    },
    topLayers: profile.topLayers ?? usual.topLayers,
    bottomLayers: profile.bottomLayers ?? usual.bottomLayers,
    solidBelowArea: profile.solidBelowMm2 ?? usual.solidBelowArea,
    infillOverlap: profile.overlapPercent == null ? usual.infillOverlap : profile.overlapPercent / 100,
    joinMm: profile.infillJoinMm ?? usual.joinMm,
    bridges: { thick: profile.thickBridges ?? usual.bridges.thick, flow: profile.bridgeFlow ?? usual.bridges.flow },
    skirts: profile.skirts ?? usual.skirts,
    skirtDistance: profile.skirtDistanceMm ?? usual.skirtDistance,
    skirtLayers: profile.skirtLayers ?? usual.skirtLayers,
    brim: profile.brimMm ?? usual.brim,
    support: supportWith(on, usual.layerHeight, profile.outerLineMm ?? line),
    pattern: profile.infillPattern ? PATTERNS[profile.infillPattern] : usual.pattern,
  };
};

const machineWith = ({ printerClass, profile }: ProfileOnClass, mostMm3PerSecond: number): SliceMachine => {
  const usual = CLASS_MACHINES[printerClass];
  const { speeds } = usual;
  const acceleration = profile.acceleration ?? usual.acceleration;
  return {
    ...usual,
    speeds: {
      outer: profile.outerSpeed ?? speeds.outer,
      inner: profile.innerSpeed ?? speeds.inner,
      small: profile.smallSpeed ?? profile.outerSpeed ?? speeds.small,
      sparse: profile.sparseSpeed ?? speeds.sparse,
      solid: profile.solidSpeed ?? speeds.solid,
      top: profile.topSpeed ?? speeds.top,
      gap: profile.gapSpeed ?? speeds.gap,
      bridge: profile.bridgeSpeed ?? speeds.bridge,
      travel: profile.travelSpeed ?? speeds.travel,
      support: profile.supportSpeed ?? speeds.support,
      first: profile.firstLayerSpeed ?? speeds.first,
    },
    acceleration,
    outerAcceleration: profile.outerAcceleration ?? acceleration,
    innerAcceleration: profile.innerAcceleration ?? acceleration,
    firstAcceleration: profile.firstLayerAcceleration ?? acceleration,
    travelAcceleration: profile.travelAcceleration ?? acceleration,
    jerk: profile.jerk ?? usual.jerk,
    flow: Math.min(profile.mostMm3PerSecond ?? usual.flow, mostMm3PerSecond),
    retractLength: profile.retractMm ?? usual.retractLength,
    retractSpeed: profile.retractSpeed ?? usual.retractSpeed,
    retractFrom: profile.retractFromMm ?? usual.retractFrom,
    liftSeconds: profile.liftSeconds ?? usual.liftSeconds,
    layerSeconds: profile.layerSeconds ?? usual.layerSeconds,
    slowest: profile.slowestSpeed ?? usual.slowest,
  };
};

export interface ProfileOrder extends SliceOrder {
  /** Plastic of what is counted. */
  readonly flowRatio: number;
}

/** How a part of this material is sliced with a profile: on one machine. */
export const profileOrderOf = (
  manifest: Pick<Manifest, 'print'>,
  material: string,
  on: ProfileOnClass,
): ProfileOrder => {
  const { mostMm3PerSecond = Infinity } = MATERIALS[material] ?? OTHER_MATERIAL;
  return {
    settings: settingsWith(manifest, on),
    machines: [machineWith(on, mostMm3PerSecond)],
    flowRatio: on.profile.flowRatio ?? 1,
  };
};

/** Raised when the slicer counts otherwise: what was sliced before is then sliced anew. */
const SLICER = 2;

/** The same for orders that give the same figures, whoever asked. */
export const orderKeyOf = ({ settings, machines, flowRatio }: ProfileOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([SLICER, settings, machines, flowRatio]))
    .digest('hex');
