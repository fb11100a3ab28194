/** The most that a request may hand in as JSON, whatever it is for: what is read, checked or answered stays small. */
export const MOST_INPUT = { items: 2000, values: 20_000, depth: 20, text: 100_000 } as const;

/** Names come from strangers too: an answer says no more of them. */
const LONGEST_PATH = 100;

export const shortPath = (path: string): string => path.slice(0, LONGEST_PATH);

interface Place {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
}

const problemAt = ({ value, depth }: Place): string | null => {
  if (depth > MOST_INPUT.depth) return 'TOO_DEEP';
  if (typeof value === 'string') return value.length > MOST_INPUT.text ? 'TOO_LONG' : null;
  return Array.isArray(value) && value.length > MOST_INPUT.items ? 'TOO_MANY' : null;
};

const contentOf = ({ value, path, depth }: Place): Place[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).map(([name, inside]) => ({
        value: inside as unknown,
        path: shortPath(path ? `${path}.${name}` : name),
        depth: depth + 1,
      }));

/**
 * What is too large in an input before anybody reads it: the path of a list (TOO_MANY), a text (TOO_LONG), what is too deep
 * (TOO_DEEP), or `body` for too many values together. Null for what may be read. Looks at no more values than it bears.
 */
export const oversized = (input: unknown): Record<string, string> | null => {
  const open: Place[] = [{ value: input, path: '', depth: 0 }];
  let left = MOST_INPUT.values;
  for (let place = open.pop(); place; place = open.pop()) {
    const problem = problemAt(place);
    if (problem) return { [place.path || 'body']: problem };
    if (Array.isArray(place.value) && place.value.length > left) return { body: 'TOO_MANY' };
    const content = contentOf(place);
    left -= content.length;
    if (left < 0) return { body: 'TOO_MANY' };
    open.push(...content);
  }
  return null;
};
