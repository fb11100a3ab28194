const MOST_KNOWN = 500;
const LONGEST_KNOWN = 200;

/**
 * The router tries all routes for each question: so it is asked once for addresses that differ in numbers alone, of which no
 * route has any. `find` is called for a path, and what it answers remembered for all like it.
 */
export const rememberByShape = <Found>(find: (path: string) => Found): ((path: string) => Found) => {
  const known = new Map<string, Found>();
  return (path) => {
    // In an encoded letter a number means another letter.
    const shape = path.includes('%') ? path : path.replace(/\d+/g, '1');
    if (known.has(shape)) return known.get(shape)!;
    const found = find(path);
    if (known.size >= MOST_KNOWN) known.clear();
    if (shape.length <= LONGEST_KNOWN) known.set(shape, found);
    return found;
  };
};
