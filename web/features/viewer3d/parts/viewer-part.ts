/** A printed part as the tree names it; `id` is that of the model file. */
export interface ViewerPart {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly quantity: number;
  readonly material: string;
  /** One copy. */
  readonly grams: number;
  readonly sizeMm: readonly number[];
}
