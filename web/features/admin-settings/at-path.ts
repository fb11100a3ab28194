type Holder = Record<string, unknown>;

/** What stands at a path such as `methods.0.name.sk`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, step) => (found as Holder | null | undefined)?.[step], value);

/** The same value with something else at the path; nothing of the given one changes. */
export const withValueAt = (value: unknown, path: string, put: unknown): unknown => {
  const [step, ...rest] = path.split('.') as [string, ...string[]];
  const inner = rest.length > 0 ? withValueAt((value as Holder | null)?.[step], rest.join('.'), put) : put;
  if (Array.isArray(value)) return value.map((each: unknown, i) => (String(i) === step ? inner : each));
  return { ...(value as Holder), [step]: inner };
};
