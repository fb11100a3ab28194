import type { SlicerProfileInput } from '../../../codegen/schema.gen.ts';
import type { Preset } from './profile-text.ts';

export type Settings = { -readonly [Name in keyof SlicerProfileInput]: SlicerProfileInput[Name] };

/** Reads numbers of a preset: a plain one, or a share of another number. Zero means that the slicer chooses: null like what is absent. */
export const reader =
  (preset: Preset) =>
  (key: string, whole: number | null = null): number | null => {
    const [, digits, share] = /^\s*(-?\d+(?:\.\d+)?)\s*(%?)/.exec(preset[key] ?? '') ?? [];
    if (digits === undefined) return null;
    const value = share ? (whole === null ? 0 : (Number(digits) / 100) * whole) : Number(digits);
    return value > 0 ? Math.round(value * 1000) / 1000 : null;
  };

/** A number of a preset where zero is one too. */
export const plainOf = (text: string | undefined): number | null =>
  /^\d+(\.\d+)?$/.test(text ?? '') ? Number(text) : null;

export const percentOf = (text: string | undefined): number | null => {
  const [, digits, share] = /^\s*(\d+(?:\.\d+)?)\s*(%?)/.exec(text ?? '') ?? [];
  if (digits === undefined) return null;
  return share || Number(digits) > 1 ? Number(digits) : Number(digits) * 100;
};

export const wholeOf = (text: string | undefined): number | null => (/^\d+$/.test(text ?? '') ? Number(text) : null);

/** The smaller of what is said. */
export const least = (...values: (number | null)[]): number | null => {
  const said = values.filter((value) => value !== null);
  return said.length > 0 ? Math.min(...said) : null;
};
