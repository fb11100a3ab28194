/** A step of assembly in every language: the texts of a guide stand in the same order. */
export interface GuideStep {
  /** The same as long as the step is: what a buyer ticked off is kept under it. */
  id: string;
  /** Parts that are taken in hand, by id. */
  parts: readonly string[];
}

type Steps = readonly (readonly [id: string, ...parts: string[]])[];

const KRIVAN: Steps = [
  ['fits', 'nose', 'bay-tube', 'sustainer-tube', 'sustainer-can', 'interstage', 'booster-tube', 'booster-can'],
  ['mounts', 'sustainer-can', 'sustainer-mount', 'booster-can', 'booster-mount'],
  ['fins', 'sustainer-fin', 'booster-fin'],
  ['sled', 'sled', 'bulkhead'],
  ['bay', 'bay-tube', 'sled', 'bulkhead'],
  ['recovery', 'nose'],
  ['sustainer', 'sustainer-tube', 'sustainer-can', 'bay-tube'],
  ['booster', 'booster-tube', 'booster-can', 'interstage', 'rail-button'],
  ['balance', 'nose', 'retainer'],
];

const BAY: Steps = [
  ['fits', 'nose', 'bay-tube'],
  ['sled', 'sled', 'bulkhead'],
  ['bay', 'bay-tube', 'sled', 'bulkhead'],
  ['recovery', 'nose'],
  ['ground-test', 'bay-tube'],
  ['into-rocket', 'nose', 'bay-tube'],
];

const DUNAJ: Steps = [
  ['hull', 'hull-bow', 'hull-mid', 'hull-stern'],
  ['seal', 'stand-bow', 'stand-stern', 'hull-bow', 'hull-mid', 'hull-stern'],
  ['stuffing-tube', 'hull-stern', 'strut'],
  ['motor', 'motor-mount'],
  ['cooling', 'hull-stern'],
  ['stern-gear', 'strut', 'rudder-bracket', 'trim-tab', 'rudder'],
  ['radio', 'hull-mid'],
  ['deck', 'deck-bow', 'deck-stern', 'rail-bow', 'rail-stern'],
  ['hatch', 'windscreen', 'hatch'],
  ['trim', 'trim-tab'],
];

const KESTREL: Steps = [
  ['spars', 'pod-nose', 'pod-tail', 'inner-port', 'inner-starboard', 'outer-port', 'outer-starboard'],
  ['pod', 'pod-nose', 'pod-tail'],
  ['inner-panels', 'inner-port', 'inner-starboard'],
  ['outer-panels', 'outer-port', 'outer-starboard', 'winglet-port', 'winglet-starboard'],
  ['elevons', 'elevon-port', 'elevon-starboard'],
  ['servos', 'outer-port', 'outer-starboard', 'elevon-port', 'elevon-starboard'],
  ['motor', 'motor-mount', 'pod-tail'],
  ['balance', 'pod-nose', 'hatch'],
];

const ISKRA: Steps = [
  ['fits', 'tube', 'fin-can', 'nose'],
  ['motor-mount', 'fin-can', 'motor-mount'],
  ['fins', 'fin'],
  ['tube', 'tube'],
  ['lugs', 'lug'],
  ['nose', 'nose'],
  ['balance', 'retainer'],
  ['stand', 'stand'],
];

const VAJCE: Steps = [
  ['thread', 'cap', 'base'],
  ['cord', 'base'],
  ['egg', 'cradle', 'cap'],
  ['fit', 'base'],
];

const PANTILT: Steps = [
  ['pan-servo', 'housing'],
  ['base', 'base'],
  ['fork', 'fork'],
  ['tilt-servo', 'shell'],
  ['camera', 'lens-ring', 'cover'],
];

const RXBOX: Steps = [
  ['glands', 'gland', 'trough'],
  ['tray', 'tray'],
  ['lid', 'gasket', 'lid'],
  ['test', 'gland'],
];

const GEMER: Steps = [
  ['frame', 'rail', 'cross', 'skid'],
  ['axles', 'axle', 'front-axle', 'axle-cover', 'knuckle-left', 'knuckle-right'],
  ['steering', 'front-axle', 'knuckle-left', 'knuckle-right', 'tie-rod'],
  ['links', 'link', 'upper-link'],
  ['drive', 'skid'],
  ['shocks', 'rail', 'axle', 'front-axle'],
  ['servo-tray', 'servo-mount', 'battery-tray'],
  ['wheels', 'tyre', 'rim', 'beadlock', 'hub'],
  ['cage', 'cage-side', 'cage-bar', 'roof', 'bonnet', 'light-bar', 'bumper'],
];

const HRON: Steps = [
  ['hull', 'hull-bow', 'hull-stern'],
  ['shaft', 'cradle-bow', 'cradle-stern', 'beam', 'hull-stern'],
  ['motor', 'motor-mount'],
  ['nozzle', 'nozzle'],
  ['rudder', 'rudder'],
  ['deck', 'deck-bow', 'deck-stern', 'bitt'],
  ['superstructure', 'deckhouse', 'bridge', 'bridge-roof', 'funnel', 'mast'],
  ['fenders', 'fender', 'ring-fender'],
];

const LIENKA: Steps = [
  ['fuselage', 'nose', 'middle', 'tail'],
  ['wing-halves', 'inner-port', 'inner-starboard', 'outer-port', 'outer-starboard'],
  ['joiner', 'joiner'],
  ['tips', 'tip-port', 'tip-starboard', 'aileron-port', 'aileron-starboard'],
  ['tail', 'stabiliser-port', 'stabiliser-starboard', 'elevator-port', 'elevator-starboard', 'fin', 'rudder'],
  ['undercarriage', 'undercarriage', 'rim', 'tyre'],
  ['radio', 'nose', 'middle'],
  ['balance', 'inner-port', 'inner-starboard'],
];

const STEPS: Readonly<Record<string, Steps>> = {
  'krivan-38-2': KRIVAN,
  'avionics-bay-54': BAY,
  'dunaj-420': DUNAJ,
  'kestrel-860': KESTREL,
  'iskra-24': ISKRA,
  'vajce-60': VAJCE,
  'pan-tilt-21': PANTILT,
  'sucha-96': RXBOX,
  'gemer-110': GEMER,
  'hron-360': HRON,
  'lienka-960': LIENKA,
};

/** The steps of a model's guide, in order; none for a model that has no guide. */
export const stepsOf = (model: string): GuideStep[] => (STEPS[model] ?? []).map(([id, ...parts]) => ({ id, parts }));
