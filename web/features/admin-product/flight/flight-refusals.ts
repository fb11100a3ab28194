import type { FieldError } from '../../../lib/form/field-error.ts';
import { FACTS, GROUPS, MOVING, type FactGroup } from './flight-table.ts';

/** What follows `prefix` in a path; null where it does not lie there. */
const restAfter = (path: string, prefix: string): string | null => {
  if (!prefix) return path;
  if (path === prefix) return '';
  return path.startsWith(`${prefix}.`) ? path.slice(prefix.length + 1) : null;
};

const placeIn = ({ name, path, single, fields }: FactGroup, inner: string): string | null => {
  const rest = restAfter(inner, path);
  if (rest === null) return null;
  const [row, ...inRow] = single ? ['0', rest] : rest.split('.');
  const own = inRow.join('.');
  const field = own ? fields.find((one) => one.name === own) : fields[0];
  return field ? `${name}.${row || '0'}.${field.name}` : null;
};

/** Where in the form stands what the server calls by this path; a whole list is told at its first field. */
export const placeOf = (path: string): string | null => {
  for (const kind of MOVING) {
    const inner = restAfter(path, `flight.${FACTS[kind]}`);
    const place = inner && GROUPS[kind].map((group) => placeIn(group, inner)).find(Boolean);
    if (place) return `${kind}.${place}`;
  }
  return null;
};

/** What the fields say that have to fit others; figures by themselves are judged before they are sent. */
const FITTING = ['aftMm', 'foreMm', 'stage', 'partId', 'areaMm2', 'toMm', 'neutralMm', 'markMm', 'beamMm', 'mostAmps'] as const; // oxfmt-ignore

/** The words for what the server refuses. */
export const refusalOf = (place: string, code: string): FieldError => {
  const own = FITTING.find((name) => place.endsWith(`.${name}`));
  return { id: own && code === 'CUSTOM' ? `catalogue.flight.error.${own}` : 'catalogue.edit.error.wrong' };
};
