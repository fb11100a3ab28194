/** The printers of the calibration: speeds in mm/s, accelerations in mm/s², largest flow of the hot end in mm³/s. */
interface Machine {
  readonly walls: number;
  readonly outerWall: number;
  readonly infill: number;
  readonly top: number;
  readonly travel: number;
  readonly acceleration: number;
  readonly jerk: number;
  readonly flow: number;
}

/** A bed slinger of 2018, one of today with input shaping, an enclosed CoreXY. */
export const MACHINES: Record<'CLASSIC' | 'QUICK' | 'FAST', Machine> = {
  CLASSIC: { walls: 50, outerWall: 30, infill: 80, top: 40, travel: 150, acceleration: 1000, jerk: 8, flow: 11 },
  QUICK: { walls: 130, outerWall: 80, infill: 180, top: 80, travel: 250, acceleration: 3000, jerk: 8, flow: 14 },
  FAST: { walls: 250, outerWall: 180, infill: 270, top: 180, travel: 400, acceleration: 10000, jerk: 9, flow: 18 },
};

/** How a part is filled: wall lines of 0.45 mm, infill in percent, layers in mm; always 5 full layers on top and 4 below. */
export interface Filling {
  readonly walls: number;
  readonly infill: number;
  readonly pattern: 'gyroid' | 'grid';
  readonly layer: number;
}

export const FILLINGS = {
  light: { walls: 2, infill: 15, pattern: 'gyroid', layer: 0.2 },
  strong: { walls: 3, infill: 30, pattern: 'grid', layer: 0.2 },
} as const satisfies Record<string, Filling>;

const limits = ({ acceleration, jerk, travel }: Machine): Record<string, string | number> => ({
  gcode_flavor: 'marlin2',
  machine_limits_usage: 'time_estimate_only',
  machine_max_acceleration_x: acceleration,
  machine_max_acceleration_y: acceleration,
  machine_max_acceleration_extruding: acceleration,
  machine_max_acceleration_travel: acceleration,
  machine_max_feedrate_x: travel,
  machine_max_feedrate_y: travel,
  machine_max_jerk_x: jerk,
  machine_max_jerk_y: jerk,
});

const speeds = ({ walls, outerWall, infill, top, travel, flow }: Machine): Record<string, string | number> => ({
  perimeter_speed: walls,
  external_perimeter_speed: outerWall,
  small_perimeter_speed: outerWall,
  infill_speed: infill,
  solid_infill_speed: infill,
  top_solid_infill_speed: top,
  gap_fill_speed: top,
  bridge_speed: 40,
  travel_speed: travel,
  first_layer_speed: 30,
  filament_max_volumetric_speed: flow,
  slowdown_below_layer_time: 6,
  min_print_speed: 15,
});

/** What a hot end pushes of soft filament, in mm³/s; see `estimate.calibration.ts`. */
export const SOFT_FLOW = 1.8;

/**
 * The configuration file of one printer and one filling, as `prusa-slicer --load` reads it; `flow` is the most of this
 * filament that can be pushed, in mm³/s.
 */
export const configOf = (machine: keyof typeof MACHINES, filling: Filling, flow = MACHINES[machine].flow): string => {
  const { walls, infill, pattern, layer } = filling;
  const settings = {
    layer_height: layer,
    first_layer_height: layer,
    nozzle_diameter: 0.4,
    filament_diameter: 1.75,
    extrusion_width: 0.45,
    first_layer_extrusion_width: 0.45,
    perimeter_extrusion_width: 0.45,
    external_perimeter_extrusion_width: 0.45,
    infill_extrusion_width: 0.45,
    solid_infill_extrusion_width: 0.45,
    perimeters: walls,
    top_solid_layers: 5,
    bottom_solid_layers: 4,
    skirts: 0,
    brim_width: 0,
    fill_density: `${infill}%`,
    fill_pattern: pattern,
    filament_density: 1.24,
    support_material: 0,
    bed_shape: '0x0,250x0,250x250,0x250',
    max_print_height: 300,
    cooling: 1,
    ...limits(MACHINES[machine]),
    ...speeds({ ...MACHINES[machine], flow }),
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('');
};
