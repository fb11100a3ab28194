export type InfillPattern = 'gyroid' | 'grid' | 'rectilinear';

/** How overhangs are held while they are printed. Lengths in millimetres. */
export interface SupportSettings {
  /** What reaches further beyond the layer below is held. */
  readonly reach: number;
  /** Only what has nothing but the bed below it. */
  readonly onBedOnly: boolean;
  /** From line to line. */
  readonly pitch: number;
  readonly width: number;
  /** Full layers on top. */
  readonly denseLayers: number;
  /** Between support and part, upright. */
  readonly gap: number;
}

/** How a part is laid down, whatever the printer. Lengths in millimetres. */
export interface SliceSettings {
  readonly layerHeight: number;
  readonly firstLayerHeight: number;
  readonly nozzle: number;
  /** Width of one line: the outermost, those behind it, sparse and full filling. */
  readonly widths: { readonly outer: number; readonly inner: number; readonly sparse: number; readonly solid: number };
  readonly walls: number;
  readonly topLayers: number;
  readonly bottomLayers: number;
  /** Share of the inside that is filled, 0 to 1. */
  readonly density: number;
  readonly pattern: InfillPattern;
  /** Filling that is smaller than this is full, mm². */
  readonly solidBelowArea: number;
  /** Share of a line by which filling runs into the walls. */
  readonly infillOverlap: number;
  /** The longest way along a wall on which two lines of sparse filling are joined. */
  readonly joinMm: number;
  /** Lines in the air: thick ones are as round as the nozzle, others flat like full filling; `flow` is the share of plastic. */
  readonly bridges: { readonly thick: boolean; readonly flow: number };
  /** Loops around the part on the first layer, and how far from it. */
  readonly skirts: number;
  readonly skirtDistance: number;
  /** Layers that have such loops. */
  readonly skirtLayers: number;
  /** Around the part on the first layer, and as wide. */
  readonly brim: number;
  readonly support: SupportSettings | null;
}

/** How a printer moves: mm/s, mm/s², mm³/s, seconds. */
export interface SliceMachine {
  readonly speeds: {
    readonly outer: number;
    readonly inner: number;
    /** Loops shorter than a circle of 6.5 mm radius. */
    readonly small: number;
    readonly sparse: number;
    readonly solid: number;
    readonly top: number;
    readonly gap: number;
    readonly bridge: number;
    readonly travel: number;
    readonly support: number;
    /** Everything on the first layer, at most. */
    readonly first: number;
  };
  readonly acceleration: number;
  readonly outerAcceleration: number;
  readonly innerAcceleration: number;
  /** Of everything on the first layer, at most. */
  readonly firstAcceleration: number;
  readonly travelAcceleration: number;
  readonly retractAcceleration: number;
  /** Change of speed along one axis that is made at once. */
  readonly jerk: number;
  /** Most that the hot end melts. */
  readonly flow: number;
  readonly retractLength: number;
  readonly retractSpeed: number;
  /** Shorter ways are gone without drawing the filament back. */
  readonly retractFrom: number;
  /** For lifting the nozzle once the filament is drawn back, and lowering it again. */
  readonly liftSeconds: number;
  /** Layers that take less are printed slower, down to `slowest`. */
  readonly layerSeconds: number;
  readonly slowest: number;
}

/** Cross-section of a flattened line over its height: neighbours overlap at their round edges (Slic3r, `Flow::spacing`). */
export const spacingOf = (width: number, height: number): number => width - height * (1 - Math.PI / 4);
