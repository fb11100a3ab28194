/** A message beside a field and the values it needs. */
export interface FieldError {
  id: MessageId;
  values?: Record<string, string | number>;
}

/** What is wrong with each field, most urgent first. A field that is fine is missing, or has an empty list. */
export type FieldErrors<Name extends string> = Partial<Record<Name, readonly FieldError[]>>;

/** What a judge may answer: one error, several or none for each field. */
export type FoundErrors<Name extends string> = Partial<Record<Name, FieldError | readonly FieldError[]>>;

export const tooLong = (max: number): FieldError => ({ id: 'checkout.error.tooLong', values: { max } });

/** Only the fields that are wrong, each with a list. */
export const wrongFields = <Name extends string>(found: FoundErrors<Name>): FieldErrors<Name> =>
  Object.fromEntries(
    Object.entries<FieldError | readonly FieldError[] | undefined>(found)
      .map(([name, errors = []]) => [name, 'id' in errors ? [errors] : errors] as const)
      .filter(([, errors]) => errors.length > 0),
  ) as FieldErrors<Name>;
