import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element as it was written, its children in their order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

type Raw = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: true,
});

const elementOf = (raw: Raw): XmlElement => {
  const [name] = Object.keys(raw).filter((key) => key !== ':@') as [string];
  const inner = raw[name] as Raw[];
  return {
    name,
    attributes: (raw[':@'] ?? {}) as Record<string, string>,
    children: inner.filter((one) => !('#text' in one)).map(elementOf),
    text: inner.map((one) => (one['#text'] as string | undefined) ?? '').join(''),
  };
};

/** The root element of a well-formed text. */
export const xmlTree = (text: string): XmlElement => {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(valid.err.msg);
  const roots = (parser.parse(text) as Raw[]).filter((raw) => !Object.keys(raw)[0]!.startsWith('?'));
  return elementOf(roots[0]!);
};

/** Every element of a name below, in their order. */
export const named = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...named(child, name)]);

/** The text of the first element of a name below. */
export const textOf = (element: XmlElement, name: string): string | undefined => named(element, name)[0]?.text;
