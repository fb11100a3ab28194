/** One copy of a part; null where it could not be sliced. */
export type SlicedPart = { readonly mm3: number; readonly seconds: number } | null;
