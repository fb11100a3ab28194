export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Of this element alone, without the spaces around. */
  text: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string => {
  if (/&(?!(amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`An ampersand is not escaped: ${text}`);
  if (text.includes('<')) throw new Error(`A bracket is not escaped: ${text}`);
  return text.replace(/&(\w+);/g, (_whole, name: string) => ENTITIES[name]!);
};

const attributesOf = (text: string): Record<string, string> => {
  const rest = text.replace(/\s+[\w:-]+="[^"]*"/g, '');
  if (rest.trim() !== '') throw new Error(`Not an attribute: ${rest}`);
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, plain(value!)]),
  );
};

/** Reads a document of elements, attributes and text. Throws where it is not well-formed. */
export const parseXml = (document: string): XmlElement => {
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/.exec(document);
  if (!declaration) throw new Error('No XML declaration');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const piece of document.slice(declaration[0].length).split(/(<[^>]*>)/)) {
    const parent = open.at(-1)!;
    const [, closing, name, attributes, selfClosing] = /^<(\/?)([\w:]+)(.*?)(\/?)>$/s.exec(piece) ?? [];
    if (!name) parent.text += plain(piece).trim();
    else if (closing) {
      if (open.pop()!.name !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const element: XmlElement = { name, attributes: attributesOf(attributes!), children: [], text: '' };
      parent.children.push(element);
      if (!selfClosing) open.push(element);
    }
  }
  if (open.length !== 1 || root.children.length !== 1 || root.text) throw new Error('Not one closed root element');
  return root.children[0]!;
};
