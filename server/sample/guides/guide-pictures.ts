import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadSharp } from '../../core/files/sharp.ts';

/** The cover drawing and the exploded view of each guide. */
export const GUIDE_PICTURES: Record<string, { drawing: string; exploded: string }> = {
  'krivan-38-2': { drawing: 'd-krivan', exploded: 'krivan-exploded' },
  'avionics-bay-54': { drawing: 'd-bay', exploded: 'bay-exploded' },
  'dunaj-420': { drawing: 'd-dunaj', exploded: 'dunaj-exploded' },
  'kestrel-860': { drawing: 'd-kestrel', exploded: 'kestrel-exploded' },
  'iskra-24': { drawing: 'd-iskra', exploded: 'iskra-exploded' },
  'vajce-60': { drawing: 'd-vajce', exploded: 'vajce-exploded' },
  'gemer-110': { drawing: 'd-gemer', exploded: 'gemer-exploded' },
  'hron-360': { drawing: 'd-hron', exploded: 'hron-exploded' },
  'lienka-960': { drawing: 'd-lienka', exploded: 'lienka-exploded' },
  'pan-tilt-21': { drawing: 'd-pantilt', exploded: 'pantilt-exploded' },
  'sucha-96': { drawing: 'd-sucha', exploded: 'sucha-exploded' },
};

const FOLDER = fileURLToPath(new URL('../pictures/', import.meta.url));

/** A picture made ready for print: on white, as JPEG, with the anchors of its parts in percent. */
export interface GuidePicture {
  jpeg: Buffer;
  width: number;
  height: number;
  anchors: Record<string, [number, number]>;
}

interface Entry {
  file: string;
  width: number;
  height: number;
  anchors?: Record<string, [number, number]>;
}

const ready = new Map<string, Promise<GuidePicture | undefined>>();

/** Reads a sample picture by its name, once, so many pixels wide at most; nothing when there is none, so that a guide can do without. */
export function guidePicture(name: string | undefined, width = 1200): Promise<GuidePicture | undefined> {
  if (!name) return Promise.resolve(undefined);
  const known = ready.get(name) ?? read(name, width);
  ready.set(name, known);
  return known;
}

async function read(name: string, width: number): Promise<GuidePicture | undefined> {
  const index = `${FOLDER}pictures.json`;
  if (!existsSync(index)) return undefined;
  const entry = (JSON.parse(readFileSync(index, 'utf8')) as Record<string, Entry>)[name];
  if (!entry) return undefined;
  const sharp = await loadSharp();
  const image = sharp(`${FOLDER}${entry.file}`)
    .flatten({ background: '#ffffff' })
    .resize({ width, withoutEnlargement: true });
  const { data, info } = await image.jpeg({ quality: 84 }).toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height, anchors: entry.anchors ?? {} };
}
