import { wrongFields, type FieldError, type FieldErrors, type FoundErrors } from './field-error.ts';
import type { ShopError } from '../graphql-error.ts';

/** Where in a form the server's refusals are shown. Without `words` only `refused` shows any. */
export interface ServerErrorPlacement<Name extends string> {
  /** The words for a code of the server about a field. */
  words?: (field: Name, code: string) => FieldError;
  /** The field for a path of the server's input, said without `input.`; by itself the field of that name. */
  at?: (path: string) => Name | null;
  /** A refusal that is about a field without naming one: a wrong password, terms that were not accepted. */
  refused?: (refusal: ShopError) => FoundErrors<Name> | null;
}

const orNone = <Name extends string>(errors: FieldErrors<Name>) => (Object.keys(errors).length > 0 ? errors : null);

/**
 * What the server found wrong, at the fields of the form in its words; null when it is about none of them. `names` are the
 * fields that there are; without them every one counts.
 */
export const serverFieldErrors = <Name extends string>(
  refusal: ShopError,
  { words, at = (path) => path as Name, refused }: ServerErrorPlacement<Name>,
  names?: readonly Name[],
): FieldErrors<Name> | null => {
  const isKnown = (name: string) => names?.includes(name as Name) ?? true;
  const found: FoundErrors<Name> = { ...refused?.(refusal) };
  if (refusal.code === 'VALIDATION_FAILED' && words)
    for (const [path, code] of Object.entries(refusal.args)) {
      const name = at(path.replace(/^input\./, ''));
      if (name) found[name] ??= words(name, String(code));
    }
  const known = Object.entries(found).filter(([name]) => isKnown(name));
  return orNone(wrongFields(Object.fromEntries(known) as FoundErrors<Name>));
};
