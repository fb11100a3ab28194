/** What a 3MF holds beside the mesh that is kept where the file is sold as it came. */
export type KeptContent =
  | 'COLOURS'
  | 'TEXTURES'
  | 'NAMES'
  | 'DESIGNER'
  | 'LICENCE'
  | 'DESCRIPTION'
  | 'THUMBNAILS'
  | 'PLATES'
  | 'SETTINGS';

/** What a 3MF holds beside its mesh. */
export interface ThreeMfContents {
  readonly kept: readonly KeptContent[];
  /** What of it is not understood: extensions and features by name. */
  readonly unknown: readonly string[];
  /** Beams and balls of lattices, which are no triangles. */
  readonly beams: number;
  /** Objects that are marked as not to be printed, or are no model. */
  readonly skipped: number;
}

export const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const MICROSOFT = 'http://schemas.microsoft.com/3dmanufacturing/';
const LATTICES = [`${MICROSOFT}beamlattice/2017/02`, `${MICROSOFT}beamlattice/balls/2020/07`];

/** Extensions that are read, or change nothing in what is printed; of a lattice it is said that it is there. */
const UNDERSTOOD = new Set([
  CORE,
  `${MICROSOFT}material/2015/02`,
  `${MICROSOFT}production/2015/06`,
  `${MICROSOFT}slice/2015/07`,
  `${MICROSOFT}trianglesets/2021/07`,
  ...LATTICES,
]);

/** Names that programs use for what concerns only themselves. */
const HARMLESS = /slic3r|prusa|bambu|orca|cura|ultimaker|w3\.org|openxmlformats\.org|threejs/i;

export const isUnderstood = (namespace: string): boolean => UNDERSTOOD.has(namespace);

/** Of the namespaces that a model names, those that it may be different by from what is read. */
export const isForeign = (namespace: string): boolean => !UNDERSTOOD.has(namespace) && !HARMLESS.test(namespace);

/** Such as `tetrahedron/2017/01`. */
export const shortName = (namespace: string): string => namespace.split('/').slice(-3).join('/').slice(0, 60);

const METADATA: Record<string, KeptContent> = {
  designer: 'DESIGNER',
  copyright: 'LICENCE',
  licenseterms: 'LICENCE',
  license: 'LICENCE',
  title: 'DESCRIPTION',
  description: 'DESCRIPTION',
};
const TAGS: Record<string, KeptContent> = {
  base: 'COLOURS',
  color: 'COLOURS',
  texture2d: 'TEXTURES',
};

/** Collects what is met while the models of a 3MF are read. */
export class ContentsTally {
  beams = 0;
  skipped = 0;
  readonly #kept = new Set<KeptContent>();
  readonly #unknown = new Set<string>();

  tag(name: string, attribute: (name: string) => string | undefined): void {
    if (name === 'beam' || name === 'ball') this.beams += 1;
    const kept = name === 'metadata' ? METADATA[(attribute('name') ?? '').toLowerCase()] : TAGS[name];
    if (kept) this.#kept.add(kept);
  }

  named(): void {
    this.#kept.add('NAMES');
  }

  foreign(name: string): void {
    if (this.#unknown.size < 20) this.#unknown.add(name);
  }

  /** By its path in the archive. */
  entry(path: string): void {
    if (/\.(png|jpe?g)$/i.test(path) && /^(Metadata|Thumbnails|Auxiliaries)\//i.test(path))
      this.#kept.add('THUMBNAILS');
    if (/^Metadata\/plate_\d+\./i.test(path)) this.#kept.add('PLATES');
    if (/^Metadata\/.*\.config$/i.test(path) || /^Cura\//i.test(path)) this.#kept.add('SETTINGS');
  }

  /** The settings of a slicer: parts of objects that are no solid are counted as solid here. */
  settings(text: string): void {
    if (/subtype="(?!normal_part)/.test(text) || /key="volume_type" value="(?!ModelPart)/.test(text))
      this.foreign('modifier');
    if (/<plate>/.test(text)) this.#kept.add('PLATES');
  }

  contents(): ThreeMfContents {
    return { kept: [...this.#kept], unknown: [...this.#unknown], beams: this.beams, skipped: this.skipped };
  }
}
