import type { XmlElement } from './xml-tree.ts';

/** What a schema says of an element: its text, or its children in their order; how often it stands; its attributes. */
export interface Shape {
  readonly name: string;
  readonly content: RegExp | readonly Shape[];
  readonly least: number;
  readonly most: number;
  /** Those that end on `?` may be absent. */
  readonly attributes: Readonly<Record<string, RegExp>>;
}

interface Occurs {
  readonly least?: number;
  readonly most?: number;
  readonly attributes?: Shape['attributes'];
}

export const shape = (name: string, content: Shape['content'], occurs: Occurs = {}): Shape => ({
  name,
  content,
  least: occurs.least ?? 1,
  most: occurs.most ?? 1,
  attributes: occurs.attributes ?? {},
});

/** Elements of one kind of text. */
export const each = (names: string, content: RegExp): Shape[] => names.split(' ').map((name) => shape(name, content));

const attributeFaults = ({ attributes }: XmlElement, expected: Shape['attributes'], path: string): string[] => {
  const names = Object.keys(expected).map((name) => name.replace('?', ''));
  const unknown = Object.keys(attributes).filter((name) => name !== 'xmlns' && !names.includes(name));
  const wrong = Object.entries(expected).flatMap(([key, pattern]) => {
    const value = attributes[key.replace('?', '')];
    if (value === undefined) return key.endsWith('?') ? [] : [`${path} lacks ${key}`];
    return pattern.test(value) ? [] : [`${path} has ${key}=${value}`];
  });
  return [...unknown.map((name) => `${path} has an unknown ${name}`), ...wrong];
};

const childFaults = (element: XmlElement, expected: readonly Shape[], path: string): string[] => {
  const faults: string[] = [];
  let at = 0;
  for (const one of expected) {
    let count = 0;
    while (count < one.most && element.children[at]?.name === one.name) {
      faults.push(...shapeFaults(element.children[at]!, one, `${path}/${one.name}`));
      at += 1;
      count += 1;
    }
    if (count < one.least) faults.push(`${path} has ${count} of ${one.name}`);
  }
  const left = element.children[at];
  return left ? [...faults, `${path} has ${left.name} out of place`] : faults;
};

/** Where an element is not as its schema says. */
export const shapeFaults = (element: XmlElement, expected: Shape, path = expected.name): string[] => {
  const { content } = expected;
  const inner =
    content instanceof RegExp
      ? [
          ...element.children.map(({ name }) => `${path} has ${name} within`),
          ...(content.test(element.text) ? [] : [`${path} is "${element.text}"`]),
        ]
      : childFaults(element, content, path);
  return [...attributeFaults(element, expected.attributes, path), ...inner];
};
