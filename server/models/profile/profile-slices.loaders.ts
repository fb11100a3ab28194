import type { Ctx } from '../../core/context.ts';
import { defineLoader } from '../../core/loader.ts';
import type { Manifest } from '../manifest.ts';
import type { SlicedPart } from './sliced-part.ts';
import { orderKeyOf, profileOrderOf, type ProfileOnClass } from './slicer-profile.ts';

interface Asked {
  readonly sha256: string;
  readonly orderKey: string;
}

interface Row extends Asked {
  readonly mm3: number | null;
  readonly seconds: number | null;
}

const KNOWN = `
  SELECT s.sha256, s.order_key AS "orderKey", s.mm3, s.seconds
  FROM profile_slice s JOIN unnest($1::text[], $2::text[]) AS asked (sha256, order_key) USING (sha256, order_key)`;

const textOf = ({ sha256, orderKey }: Asked): string => `${sha256} ${orderKey}`;

/** What was sliced of files, in one statement; null for what was not tried. */
const sliceOf = defineLoader<Asked, Row | null>(async (ctx, asked) => {
  const lists = [asked.map(({ sha256 }) => sha256), asked.map(({ orderKey }) => orderKey)];
  const rows = await ctx.sql<Row>(KNOWN, lists, 'profile-slices.known');
  const found = new Map(rows.map((row) => [textOf(row), row]));
  return asked.map((each) => found.get(textOf(each)) ?? null);
});

/** The volume of a part that is not closed says nothing. */
const canBeSliced = ({ sha256, facts }: Manifest['parts'][number]): boolean => !!sha256 && !!facts?.watertight;

/** What is known of the parts of a model with a profile, by part id; a part that was not tried is absent, one that cannot be is null. */
export const knownSlices = async (
  ctx: Ctx,
  manifest: Pick<Manifest, 'parts' | 'print'>,
  on: ProfileOnClass,
): Promise<Map<string, SlicedPart>> => {
  const known = new Map<string, SlicedPart>();
  const look = async (part: Manifest['parts'][number]): Promise<void> => {
    const { id, sha256 = '', material } = part;
    if (!canBeSliced(part)) return void known.set(id, null);
    const row = await sliceOf(ctx).load({ sha256, orderKey: orderKeyOf(profileOrderOf(manifest, material, on)) });
    if (row) known.set(id, row.mm3 === null || row.seconds === null ? null : { mm3: row.mm3, seconds: row.seconds });
  };
  await Promise.all(manifest.parts.map(look));
  return known;
};
