const FINGERPRINT = /^[0-9a-f]{64}(?:\.\w+)?$/;
const SHORT = 8;

const parsed = (value: string): unknown => {
  if (!/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

type Plain = string | number | boolean | null | undefined;

const isPlain = (value: unknown): value is Plain => typeof value !== 'object' || value === null;

const wordsOf = (value: unknown): string => {
  if (isPlain(value)) {
    const text = String(value ?? '');
    return FINGERPRINT.test(text) ? `${text.slice(0, SHORT)}…` : text;
  }
  if (Array.isArray(value)) return value.map(wordsOf).join(value.every(isPlain) ? ', ' : '\n');
  const told = Object.entries(value).filter(([, each]) => each !== null && each !== '');
  return told.map(([name, each]) => `${name}: ${wordsOf(each)}`).join('\n');
};

/** A value of the log as people read it: what belongs together on a line each, without braces and what is empty. */
export const readableValue = (value: string): string => wordsOf(parsed(value));
