/** Settings of a slicer by name, as they stand in its file: the first of several extruders. */
export type Preset = Readonly<Record<string, string>>;

/** A file of a slicer: what it is called, and the presets in it that are in force. */
export interface ProfileText {
  readonly slicer: 'PRUSA' | 'ORCA';
  readonly preset: Preset;
}

const MOST_PARENTS = 20;

const lineOf = (line: string): [string, string] | null => {
  const at = line.indexOf('=');
  return at < 0 ? null : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
};

type Sections = Map<string, Record<string, string>>;

const sectionsOf = (text: string): Sections => {
  const sections: Sections = new Map();
  let current: Record<string, string> = {};
  sections.set('', current);
  for (const line of text.split(/\r?\n/)) {
    const name = /^\[(.+)\]\s*$/.exec(line)?.[1];
    if (name !== undefined) sections.set(name, (current = {}));
    const pair = name === undefined && !/^\s*[;#]/.test(line) ? lineOf(line) : null;
    if (pair) current[pair[0]] = pair[1];
  }
  return sections;
};

/** A preset of a bundle with what its parents say; a parent that is not in the bundle says nothing. */
const inherited = (sections: Sections, kind: string, name: string, depth = 0): Record<string, string> => {
  const own = sections.get(`${kind}:${name}`);
  if (!own || depth > MOST_PARENTS) return {};
  const parents = (own.inherits ?? '').split(';').map((parent) => parent.trim());
  return Object.assign({}, ...parents.map((parent) => inherited(sections, kind, parent, depth + 1)), own) as Preset;
};

/** The preset that a bundle says is chosen, else the first that is no pattern for others (`*common*`). */
const chosenOf = (sections: Sections, kind: string): string => {
  const chosen = sections.get('presets')?.[kind];
  const names = [...sections.keys()]
    .filter((key) => key.startsWith(`${kind}:`))
    .map((key) => key.slice(kind.length + 1));
  return chosen && names.includes(chosen) ? chosen : (names.find((name) => !name.startsWith('*')) ?? '');
};

const KINDS = ['printer', 'print', 'filament'] as const;

/** A configuration of PrusaSlicer (`key = value`), or a bundle of presets in sections. Null for other text. */
const readIni = (text: string): ProfileText | null => {
  const sections = sectionsOf(text);
  const preset: Record<string, string> = { ...sections.get('') };
  for (const kind of KINDS) {
    const name = chosenOf(sections, kind);
    Object.assign(preset, inherited(sections, kind, name));
    if (name) preset[`${kind}_settings_id`] ||= name;
  }
  return Object.keys(preset).length > 0 ? { slicer: 'PRUSA', preset } : null;
};

const textOf = (value: unknown): string | null => {
  const first: unknown =
    Array.isArray(value) && value.some((each) => /^-?\d+(\.\d+)?x/.test(String(each))) ? value.join() : value;
  const one: unknown = Array.isArray(first) ? first[0] : first;
  return typeof one === 'string' || typeof one === 'number' ? String(one) : null;
};

/** A preset of OrcaSlicer or Bambu Studio, or the settings of a whole project. Null for other JSON. */
const readJson = (text: string): ProfileText | null => {
  const parsed: unknown = JSON.parse(text);
  if (!(parsed instanceof Object) || Array.isArray(parsed)) return null;
  const preset: Record<string, string> = {};
  for (const [key, value] of Object.entries(parsed)) {
    const read = textOf(value);
    if (read !== null) preset[key] = read;
  }
  return Object.keys(preset).length > 0 ? { slicer: 'ORCA', preset } : null;
};

/** Reads the file of a slicer by what is in it, whatever it is called. Null for what is none. */
export const readProfileText = (text: string): ProfileText | null => {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    return /^\s*[[{]\s*["}]/.test(plain) ? readJson(plain) : readIni(plain);
  } catch {
    return null;
  }
};
