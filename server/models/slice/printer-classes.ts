import type { PrinterClass } from '../estimate/estimate-calibration.ts';
import type { SliceMachine, SliceSettings } from './slice-settings.ts';

interface Pace {
  readonly outer: number;
  readonly inner: number;
  readonly infill: number;
  readonly top: number;
  readonly travel: number;
  readonly acceleration: number;
  readonly jerk: number;
  readonly flow: number;
}

const machineOf = ({ outer, inner, infill, top, travel, acceleration, jerk, flow }: Pace): SliceMachine => ({
  speeds: {
    outer,
    inner,
    small: outer,
    sparse: infill,
    solid: infill,
    top,
    gap: top,
    bridge: 40,
    travel,
    support: infill,
    first: 30,
  },
  acceleration,
  outerAcceleration: acceleration,
  innerAcceleration: acceleration,
  firstAcceleration: acceleration,
  travelAcceleration: acceleration,
  retractAcceleration: 1500,
  jerk,
  flow,
  retractLength: 2,
  retractSpeed: 40,
  retractFrom: 2,
  liftSeconds: 0,
  layerSeconds: 6,
  slowest: 15,
});

/** The printers of the estimate; `tests/bench/prusaslicer.profiles.ts` has the same for PrusaSlicer. */
export const CLASS_MACHINES: Readonly<Record<PrinterClass, SliceMachine>> = {
  CLASSIC: machineOf({ outer: 30, inner: 50, infill: 80, top: 40, travel: 150, acceleration: 1000, jerk: 8, flow: 11 }),
  QUICK: machineOf({ outer: 80, inner: 130, infill: 180, top: 80, travel: 250, acceleration: 3000, jerk: 8, flow: 14 }),
  FAST: machineOf({
    outer: 180,
    inner: 250,
    infill: 270,
    top: 180,
    travel: 400,
    acceleration: 10000,
    jerk: 9,
    flow: 18,
  }),
};

const LINE_MM = 0.45;

/** What the shop lets a model say of its printing; the rest is as usual for a nozzle of 0.4 mm. */
export interface ModelPrint {
  readonly layerHeightMm: number;
  /** 0 to 100. */
  readonly infillPercent: number;
  readonly walls: number;
}

export const settingsOf = ({ layerHeightMm, infillPercent, walls }: ModelPrint): SliceSettings => ({
  layerHeight: layerHeightMm,
  firstLayerHeight: layerHeightMm,
  nozzle: 0.4,
  widths: { outer: LINE_MM, inner: LINE_MM, sparse: LINE_MM, solid: LINE_MM },
  walls,
  topLayers: 5,
  bottomLayers: 4,
  density: infillPercent / 100,
  pattern: 'gyroid',
  solidBelowArea: 70,
  infillOverlap: 0.25,
  joinMm: 50,
  bridges: { thick: true, flow: 1 },
  skirts: 0,
  skirtDistance: 6,
  skirtLayers: 1,
  brim: 0,
  support: null,
});
