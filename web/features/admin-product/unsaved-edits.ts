import { valueAt, withValueAt } from '../../lib/form/at-path.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { changedNames, fieldAt, NEW_VALUES, type ProductPath, type ProductValues } from './product-values.ts';

type Fields = Readonly<Partial<Record<ProductPath, unknown>>>;

/** Changes that were not saved, and what stood in their fields before. */
export interface UnsavedEdits {
  readonly mine: Fields;
  readonly base: Fields;
}

const keyOf = (id: number | null) => `product-edit-${id ?? 'new'}`;

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const FITS: Record<string, (value: unknown) => boolean> = {
  counterpart: (value) => value === null || typeof value === 'number',
  viewer: (value) => value === null || (isHolder(value) && Array.isArray(value.cameraOrbit)),
  volume: (value) => Array.isArray(value) && value.every((one) => isHolder(one) && typeof one.price === 'string'),
  later: (value) => Array.isArray(value) && value.every((one) => isHolder(one) && typeof one.to === 'string'),
  components: (value) => Array.isArray(value) && value.every((one) => isHolder(one) && isHolder(one.name)),
};

/** Whether a field of today's form can hold what an earlier one kept. */
const fits = (path: string, value: unknown): boolean => {
  const own = FITS[path];
  if (own) return own(value);
  const example = path.startsWith('attribute.') ? '' : valueAt(NEW_VALUES, path);
  if (Array.isArray(example)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return example !== undefined && typeof value === typeof example;
};

const fittingFields = (kept: unknown): Fields =>
  isHolder(kept) ? Object.fromEntries(Object.entries(kept).filter(([path, value]) => fits(path, value))) : {};

/** What was typed in this tab and not saved yet; null when there is nothing. */
export const readUnsavedEdits = (id: number | null): UnsavedEdits | null => {
  const kept = readStored(keyOf(id), 'session') as Partial<UnsavedEdits> | null;
  const [mine, base] = [fittingFields(kept?.mine), fittingFields(kept?.base)];
  return Object.keys(mine).length > 0 ? { mine, base } : null;
};

/** The values with those fields put into them. */
export const applyEdits = (values: ProductValues, fields: Fields): ProductValues =>
  Object.entries(fields).reduce((before, [path, value]) => withValueAt(before, path, value), values);

/** Keeps what differs from `base` as long as the tab lives; nothing where nothing differs. */
export const storeUnsavedEdits = (id: number | null, base: ProductValues, values: ProductValues): void => {
  const names = changedNames(base, values);
  if (names.length === 0) return removeStored(keyOf(id), 'session');
  const pick = (from: ProductValues) => Object.fromEntries(names.map((name) => [name, fieldAt(from, name)]));
  writeStored(keyOf(id), { mine: pick(values), base: pick(base) }, 'session');
};
