type Holder = Record<string, unknown>;

/** The names of what a form holds; what lies within a group of fields is `group.name`. */
export type PathOf<Values> = {
  [Name in keyof Values & string]: Values[Name] extends readonly unknown[]
    ? Name
    : Values[Name] extends object
      ? Name | `${Name}.${keyof Values[Name] & string}`
      : Name;
}[keyof Values & string];

/** What stands at a path. */
export type At<Values, Path extends string> = Path extends keyof Values
  ? Values[Path]
  : Path extends `${infer Name}.${infer Inner}`
    ? Name extends keyof Values
      ? Inner extends keyof Values[Name]
        ? Values[Name][Inner]
        : never
      : never
    : never;

/** What stands at a path such as `methods.0.name.sk`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, step) => (found as Holder | null | undefined)?.[step], value);

/** The same value with something else at the path; nothing of the given one changes. */
export const withValueAt = <Values>(value: Values, path: string, put: unknown): Values => {
  const [step, ...rest] = path.split('.') as [string, ...string[]];
  const inner = rest.length > 0 ? withValueAt((value as Holder | null)?.[step], rest.join('.'), put) : put;
  const next = Array.isArray(value)
    ? value.map((each: unknown, i) => (String(i) === step ? inner : each))
    : { ...(value as Holder), [step]: inner };
  return next as Values;
};

/** Whether two values that JSON can say are the same. */
export const isSame = (left: unknown, right: unknown): boolean =>
  left === right || JSON.stringify(left) === JSON.stringify(right);
