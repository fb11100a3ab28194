/** A program that slices models, and how its address scheme is called. */
export interface Slicer {
  readonly name: string;
  readonly scheme: string;
}

/** Those that load from any shop; PrusaSlicer and Bambu Studio refuse all hosts but a few of their own. */
export const SLICERS: readonly Slicer[] = [
  { name: 'OrcaSlicer', scheme: 'orcaslicer' },
  { name: 'Cura', scheme: 'cura' },
];

/** The address that opens a file of this shop in a slicer, which takes what follows the last slash for its name. */
export const slicerAddress = ({ scheme }: Slicer, path: string): string =>
  `${scheme}://open?file=${encodeURIComponent(new URL(path, window.location.origin).href)}`;
