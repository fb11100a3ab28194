import type { InfillPattern, PrinterClass, SlicerProfileInput } from '../../../codegen/schema.gen.ts';
import type { Bed } from '../print/bed.ts';
import { least, percentOf, plainOf, reader, wholeOf, type Settings } from './profile-numbers.ts';
import { aroundOfOrca, aroundOfPrusa } from './profile-surroundings.ts';
import { readProfileText, type Preset, type ProfileText } from './profile-text.ts';

/** What a profile says: settings that the shop slices with, and the printer where it names one. */
export interface SlicerProfile {
  readonly name: string;
  /** Null where no printer is in it. */
  readonly bed: Bed | null;
  readonly printerName: string | null;
  /** The nearest of the print estimate, by acceleration; null where that is not said. */
  readonly printerClass: PrinterClass | null;
  readonly settings: SlicerProfileInput;
}

const ONE_WAY = new Set(['rectilinear', 'alignedrectilinear', 'line', 'zig-zag', 'monotonic', 'lightning']);

const patternOf = (name: string | undefined): InfillPattern | null => {
  if (!name) return null;
  if (name === 'gyroid') return 'GYROID';
  return ONE_WAY.has(name) ? 'RECTILINEAR' : 'GRID';
};

/** Seconds for `mm` and back again, from a stand to a stand. */
const thereAndBack = (mm: number, mmPerSecond: number, acceleration: number): number => {
  const ramps = mmPerSecond ** 2 / acceleration;
  return 2 * (ramps <= mm ? mm / mmPerSecond + mmPerSecond / acceleration : 2 * Math.sqrt(mm / acceleration));
};

/** Of a printer whose profile says nothing of its third axis. */
const LIFTING = { mmPerSecond: 12, acceleration: 200 };

const liftSecondsOf = (mm: number | null, preset: Preset): number | null => {
  if (mm === null) return null;
  const read = reader(preset);
  const mmPerSecond = least(read('travel_speed_z'), read('machine_max_feedrate_z') ?? read('machine_max_speed_z'));
  const acceleration = read('machine_max_acceleration_z') ?? LIFTING.acceleration;
  return Math.round(thereAndBack(mm, mmPerSecond ?? LIFTING.mmPerSecond, acceleration) * 1000) / 1000;
};

/** Widths in per cent are of the layer in PrusaSlicer and of the nozzle in OrcaSlicer. */
const ofPrusa = (preset: Preset): Settings => {
  const read = reader(preset);
  const layerHeightMm = read('layer_height');
  const usual = read('extrusion_width', layerHeightMm);
  const line = (of: string) => read(of, layerHeightMm) ?? usual;
  const innerSpeed = read('perimeter_speed');
  const sparseSpeed = read('infill_speed');
  const solidSpeed = read('solid_infill_speed', sparseSpeed);
  return {
    layerHeightMm,
    firstLayerHeightMm: read('first_layer_height', layerHeightMm),
    outerLineMm: line('external_perimeter_extrusion_width'),
    innerLineMm: line('perimeter_extrusion_width'),
    sparseLineMm: line('infill_extrusion_width'),
    solidLineMm: line('solid_infill_extrusion_width'),
    infillPercent: percentOf(preset.fill_density),
    infillPattern: patternOf(preset.fill_pattern),
    solidBelowMm2: plainOf(preset.solid_infill_below_area),
    overlapPercent: percentOf(preset.infill_overlap),
    infillJoinMm: plainOf(preset.infill_anchor_max),
    thickBridges: preset.thick_bridges === undefined ? null : preset.thick_bridges === '1',
    bridgeFlow: read('bridge_flow_ratio'),
    flowRatio: read('extrusion_multiplier'),
    outerSpeed: read('external_perimeter_speed', innerSpeed),
    innerSpeed,
    smallSpeed: read('small_perimeter_speed', innerSpeed),
    sparseSpeed,
    solidSpeed,
    topSpeed: read('top_solid_infill_speed', solidSpeed),
    gapSpeed: read('gap_fill_speed'),
    firstLayerSpeed: read('first_layer_speed'),
    mostMm3PerSecond: least(read('max_volumetric_speed'), read('filament_max_volumetric_speed')),
    ...aroundOfPrusa(preset),
  };
};

const ofOrca = (preset: Preset): Settings => {
  const read = reader(preset);
  const nozzle = read('nozzle_diameter') ?? 0.4;
  const usual = read('line_width', nozzle);
  const line = (of: string) => read(of, nozzle) ?? usual;
  const outerSpeed = read('outer_wall_speed');
  const isSlowerInLoops = read('small_perimeter_threshold') !== null;
  return {
    layerHeightMm: read('layer_height'),
    firstLayerHeightMm: read('initial_layer_print_height'),
    outerLineMm: line('outer_wall_line_width'),
    innerLineMm: line('inner_wall_line_width'),
    sparseLineMm: line('sparse_infill_line_width'),
    solidLineMm: line('internal_solid_infill_line_width'),
    infillPercent: percentOf(preset.sparse_infill_density),
    infillPattern: patternOf(preset.sparse_infill_pattern),
    solidBelowMm2: plainOf(preset.minimum_sparse_infill_area),
    overlapPercent: percentOf(preset.infill_wall_overlap),
    infillJoinMm: plainOf(preset.infill_anchor_max),
    bridgeFlow: read('bridge_flow'),
    flowRatio: read('filament_flow_ratio'),
    outerSpeed,
    innerSpeed: read('inner_wall_speed'),
    smallSpeed: isSlowerInLoops ? read('small_perimeter_speed', outerSpeed) : null,
    sparseSpeed: read('sparse_infill_speed'),
    solidSpeed: read('internal_solid_infill_speed'),
    topSpeed: read('top_surface_speed'),
    gapSpeed: read('gap_infill_speed'),
    firstLayerSpeed: read('initial_layer_speed'),
    mostMm3PerSecond: read('filament_max_volumetric_speed'),
    ...aroundOfOrca(preset),
  };
};

/** So many full layers, or as many as make up the least thickness. */
const shellsOf = (preset: Preset): Settings => {
  const read = reader(preset);
  const height = read('layer_height');
  const layers = (count: number | null, thickness: number | null): number | null =>
    count && thickness && height ? Math.max(count, Math.ceil(thickness / height - 1e-6)) : count;
  const top = wholeOf(preset.top_solid_layers ?? preset.top_shell_layers);
  const bottom = wholeOf(preset.bottom_solid_layers ?? preset.bottom_shell_layers);
  return {
    topLayers: layers(top, read('top_solid_min_thickness') ?? read('top_shell_thickness')),
    bottomLayers: layers(bottom, read('bottom_solid_min_thickness') ?? read('bottom_shell_thickness')),
  };
};

const accelerationsOf = (preset: Preset): Settings => {
  const read = reader(preset);
  const most = read('machine_max_acceleration_extruding');
  const inner = read('perimeter_acceleration') ?? read('inner_wall_acceleration');
  const outer = read('external_perimeter_acceleration') ?? read('perimeter_acceleration') ?? read('outer_wall_acceleration'); // oxfmt-ignore
  return {
    acceleration: least(read('default_acceleration'), most),
    outerAcceleration: least(outer, most),
    innerAcceleration: least(inner, most),
    firstLayerAcceleration: least(read('first_layer_acceleration') ?? read('initial_layer_acceleration'), most),
    travelAcceleration: least(read('travel_acceleration'), read('machine_max_acceleration_travel')),
  };
};

/** What both slicers mean alike, whatever they call it. */
const ofBoth = (preset: Preset): Settings => {
  const read = reader(preset);
  return {
    ...shellsOf(preset),
    ...accelerationsOf(preset),
    nozzleMm: read('nozzle_diameter'),
    walls: wholeOf(preset.perimeters ?? preset.wall_loops),
    bridgeSpeed: read('bridge_speed'),
    travelSpeed: read('travel_speed'),
    jerk: read('machine_max_jerk_x'),
    retractMm: read('retract_length') ?? read('retraction_length'),
    retractSpeed: read('retract_speed') ?? read('retraction_speed'),
    liftSeconds: liftSecondsOf(read('retract_lift') ?? read('z_hop'), preset),
    retractFromMm: read('retract_before_travel') ?? read('retraction_minimum_travel'),
    layerSeconds: read('slowdown_below_layer_time') ?? read('slow_down_layer_time'),
    slowestSpeed: read('min_print_speed') ?? read('slow_down_min_speed'),
  };
};

const isSaid = ([, value]: [string, unknown]) => value !== null && value !== undefined;

const settingsOf = ({ slicer, preset }: ProfileText): Settings =>
  Object.fromEntries(
    Object.entries({ ...(slicer === 'PRUSA' ? ofPrusa : ofOrca)(preset), ...ofBoth(preset) }).filter(isSaid),
  );

/** Beds of more corners than this are round. */
const MOST_CORNERS = 8;

/** The room of a printer by the corners of its bed, `0x0,250x0,250x210,0x210`. */
const bedOf = (preset: Preset): Bed | null => {
  const corners = (preset.bed_shape ?? preset.printable_area ?? '')
    .split(',')
    .map((corner) => corner.split('x').map(Number));
  const heightMm = Number(preset.max_print_height ?? preset.printable_height);
  const [xs, ys] = [corners.map(([x = NaN]) => x), corners.map(([, y = NaN]) => y)];
  const [widthMm, depthMm] = [xs, ys].map((side) => Math.round(Math.max(...side) - Math.min(...side))) as [
    number,
    number,
  ];
  if (![widthMm, depthMm, heightMm].every((side) => side >= 50 && side <= 2000)) return null;
  const isRound = corners.length > MOST_CORNERS && Math.abs(widthMm - depthMm) <= 2;
  return { shape: isRound ? 'CIRCULAR' : 'RECTANGULAR', widthMm, depthMm: isRound ? widthMm : depthMm, heightMm };
};

const classOf = ({ acceleration }: Settings): PrinterClass | null => {
  if (acceleration == null) return null;
  if (acceleration >= 6000) return 'FAST';
  return acceleration >= 2000 ? 'QUICK' : 'CLASSIC';
};

const MOST_NAME = 80;
const unquoted = (text: string | undefined): string =>
  (text ?? '').replaceAll(/^"|"$/g, '').split(';')[0]!.trim().slice(0, MOST_NAME);

const printerNameOf = ({
  type,
  name,
  printer_settings_id: id,
  printer_model: model,
  inherits,
}: Preset): string | null =>
  unquoted(type === 'machine' ? name : undefined) ||
  unquoted(id) ||
  unquoted(model) ||
  (type === 'machine' ? unquoted(inherits) : '') ||
  null;

const nameOf = (preset: Preset): string =>
  unquoted(preset.print_settings_id) || unquoted(preset.name) || unquoted(preset.printer_settings_id);

/**
 * One profile of the files of a slicer: a configuration or bundle of PrusaSlicer, or presets of OrcaSlicer and Bambu Studio for
 * printer, process and filament; a later file says what earlier ones left open. Null where nothing of a print is in them.
 */
export const profileOf = (texts: readonly string[]): SlicerProfile | null => {
  const read = texts.map(readProfileText).filter((text) => text !== null);
  const [first] = read;
  if (!first) return null;
  const parts = read.filter(({ slicer }) => slicer === first.slicer);
  const preset: Preset = Object.assign({}, ...parts.map((part) => part.preset).reverse()) as Preset;
  const settings = settingsOf({ slicer: first.slicer, preset });
  const bed = bedOf(preset);
  if (!bed && Object.keys(settings).length === 0) return null;
  const printerName = parts.map((part) => printerNameOf(part.preset)).find((name) => name !== null) ?? null;
  const process = parts.find((part) => part.preset.type === 'process') ?? first;
  return {
    name: nameOf(process.preset) || (printerName ?? ''),
    bed,
    printerName,
    printerClass: classOf(settings),
    settings,
  };
};
