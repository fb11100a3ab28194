import type { SupportPlace } from '../../../codegen/schema.gen.ts';
import { plainOf, reader, wholeOf, type Settings } from './profile-numbers.ts';
import type { Preset } from './profile-text.ts';

const placeOf = (isOn: string | undefined, isOnBedOnly: string | undefined): SupportPlace | null => {
  if (isOn !== '1') return isOn === undefined ? null : 'NONE';
  return isOnBedOnly === '1' ? 'BED_ONLY' : 'EVERYWHERE';
};

/** What is laid around and under a part. */
export const aroundOfPrusa = (preset: Preset): Settings => {
  const read = reader(preset);
  return {
    skirts: wholeOf(preset.skirts),
    skirtLayers: wholeOf(preset.skirt_height),
    skirtDistanceMm: plainOf(preset.skirt_distance),
    brimMm: preset.brim_type === 'no_brim' ? 0 : plainOf(preset.brim_width),
    supports: placeOf(preset.support_material, preset.support_material_buildplate_only),
    supportDegrees: plainOf(preset.support_material_threshold),
    supportSpacingMm: read('support_material_spacing'),
    supportLineMm:
      read('support_material_extrusion_width', read('layer_height')) ?? read('extrusion_width', read('layer_height')),
    supportDenseLayers: wholeOf(preset.support_material_interface_layers),
    supportGapMm: plainOf(preset.support_material_contact_distance),
    supportSpeed: read('support_material_speed'),
  };
};

export const aroundOfOrca = (preset: Preset): Settings => {
  const read = reader(preset);
  const nozzle = read('nozzle_diameter') ?? 0.4;
  return {
    skirts: wholeOf(preset.skirt_loops),
    skirtLayers: wholeOf(preset.skirt_height),
    skirtDistanceMm: plainOf(preset.skirt_distance),
    brimMm: preset.brim_type === 'outer_only' ? plainOf(preset.brim_width) : null,
    supports: placeOf(preset.enable_support, preset.support_on_build_plate_only),
    supportDegrees: plainOf(preset.support_threshold_angle),
    supportSpacingMm: read('support_base_pattern_spacing'),
    supportLineMm: read('support_line_width', nozzle) ?? read('line_width', nozzle),
    supportDenseLayers: wholeOf(preset.support_interface_top_layers),
    supportGapMm: plainOf(preset.support_top_z_distance),
    supportSpeed: read('support_speed'),
  };
};
