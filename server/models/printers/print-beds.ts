import type { BedInput } from '../../catalog/bed-fit.types.ts';
import { BoundedCache } from '../../core/bounded-cache.ts';
import type { Locale } from '../../core/locale.ts';
import { inTurn } from '../../core/long-work.ts';
import { boxOf, filamentOf, type Manifest } from '../manifest.ts';
import { packBeds, type Piece, type Placed } from './bed-packing.ts';
import type { PartOnBed, PrintBed } from './print-beds.types.ts';

type Part = Manifest['parts'][number];

/** Nobody prints more copies than this for one model; a plan of more would take long. */
const MOST_COPIES = 300;

/** Parts of one filament, in the order of the manifest. */
const byFilament = (parts: readonly Part[]): Part[][] => {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const key = `${part.material} ${part.colour.hex} ${part.colour.name.en}`;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return [...groups.values()];
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

const boxOutline = ([width, depth]: readonly number[]): number[] => [0, 0, width!, 0, width!, depth!, 0, depth!];

/** The part's outlines turned about its middle and moved to where that stands. */
const outlinesAt = ({ sizeMm, facts }: Part, { x, y, turnDegrees }: Placed): number[][] => {
  const [cos, sin] = [Math.cos((turnDegrees * Math.PI) / 180), Math.sin((turnDegrees * Math.PI) / 180)];
  const outlines = facts?.footprint?.length ? facts.footprint : [boxOutline(sizeMm)];
  return outlines.map((outline) =>
    outline.map((value, i) => {
      const across = (i % 2 === 0 ? value : outline[i - 1]!) - sizeMm[0] / 2;
      const along = (i % 2 === 0 ? outline[i + 1]! : value) - sizeMm[1] / 2;
      return rounded(i % 2 === 0 ? x + across * cos - along * sin : y + across * sin + along * cos);
    }),
  );
};

const placedPart = (parts: readonly Part[], placed: Placed): PartOnBed => ({
  partId: placed.id,
  middleMm: [rounded(placed.x), rounded(placed.y)],
  turnDegrees: placed.turnDegrees,
  outlines: outlinesAt(
    parts.find(({ id }) => id === placed.id)!,
    placed,
  ),
});

const pieceOf = (part: Part): Piece => {
  const [x, y] = part.facts?.circle?.middleMm ?? [part.sizeMm[0] / 2, part.sizeMm[1] / 2];
  return { id: part.id, size: boxOf(part), roundAbout: [x - part.sizeMm[0] / 2, y - part.sizeMm[1] / 2] };
};

const planned = async ({ manifest: { parts }, bed, locale }: Plan): Promise<PrintBed[]> => {
  const beds: PrintBed[] = [];
  for (const group of byFilament(parts)) {
    const pieces = group.flatMap((part) => Array.from({ length: part.quantity }, () => pieceOf(part)));
    const [{ material, colour }] = group as [Part];
    const filament = filamentOf({ material, colour });
    for (const placed of (await packBeds(pieces, bed)).beds) {
      beds.push({
        filament,
        material,
        colour: colour.name[locale],
        parts: placed.map((each) => placedPart(group, each)),
      });
    }
  }
  return beds;
};

/** Plans made last, together so many numbers of outlines. */
const plans = new BoundedCache<PrintBed[]>(200_000);

const keyOf = ({ versionId, locale, bed: { shape, widthMm, depthMm, heightMm } }: Plan): string =>
  [versionId, locale, shape, widthMm, depthMm, heightMm].join(' ');

const sizeOf = (beds: readonly PrintBed[]): number =>
  1 + beds.reduce((sum, { parts }) => sum + parts.flatMap(({ outlines }) => outlines).flat().length, 0);

export interface Plan {
  readonly versionId: string;
  readonly manifest: Manifest;
  readonly bed: BedInput;
  readonly locale: Locale;
}

/**
 * All copies of all parts on beds of a printer, one filament at a time. Parts that go on no bed are left out; null where
 * there are too many copies to plan. One plan is made at a time, others wait; the latest are kept.
 */
export const printBeds = async (plan: Plan): Promise<PrintBed[] | null> => {
  if (plan.manifest.parts.reduce((sum, { quantity }) => sum + quantity, 0) > MOST_COPIES) return null;
  const key = keyOf(plan);
  return (
    plans.get(key) ??
    inTurn(async () => {
      const beds = plans.get(key) ?? (await planned(plan));
      plans.set(key, beds, sizeOf(beds));
      return beds;
    })
  );
};
