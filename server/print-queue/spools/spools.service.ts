import * as z from 'zod';
import { requireViewer } from '../../accounts/sessions.service.ts';
import { KEY } from '../../core/checks.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { checked } from '../../core/faults.ts';
import { validationFailed } from '../../core/errors.ts';
import { sanitizeText } from '../../core/text/text.ts';
import { SpoolStock } from './spool-stock.entity.ts';
import type { SpoolChange } from './spools.inputs.ts';
import type { SpoolOnShelf, SpoolShelf } from './spools.types.ts';
import { usedFilament } from './used-filament.queries.ts';

const MOST_CHANGES = 50;
/** Filaments of one account; nobody has more. */
export const MOST_SPOOLS = 100;
const FILAMENT = /^\S[^#]{0,19} #[0-9a-fA-F]{3,8}$/;

const rules = z.object({
  spools: z
    .array(
      z.object({
        filament: z.string().regex(FILAMENT, 'INVALID'),
        colour: z.string().transform((text) => sanitizeText(text, 40)),
        grams: z.number().min(0, 'INVALID').max(100_000, 'INVALID').nullish(),
        usedBefore: z.number().min(0, 'INVALID').max(1_000_000, 'INVALID'),
        base: z
          .number()
          .min(0, 'INVALID')
          .max(2 ** 31 - 2, 'INVALID'),
        key: z.string().regex(KEY, 'INVALID'),
      }),
    )
    .max(MOST_CHANGES, 'TOO_MANY')
    .refine((spools) => new Set(spools.map(({ filament }) => filament)).size === spools.length, 'DUPLICATE'),
});

/** Only a change of the version that is stored goes through: another one was made by somebody who did not see it. */
const UPSERT = `
  INSERT INTO spool_stock (user_id, changed_at, filament, colour, grams, used_before, version, change_key)
  SELECT $1, $2, c.filament, c.colour, c.grams, c."usedBefore", c.base + 1, c.key
  FROM jsonb_to_recordset($3::jsonb) AS c
    (filament text, colour text, grams float8, "usedBefore" float8, base int, key text)
  ORDER BY c.filament
  ON CONFLICT (user_id, filament) DO UPDATE
    SET colour = coalesce(nullif(EXCLUDED.colour, ''), spool_stock.colour), grams = EXCLUDED.grams,
      used_before = EXCLUDED.used_before, version = EXCLUDED.version, change_key = EXCLUDED.change_key,
      changed_at = EXCLUDED.changed_at
    WHERE spool_stock.version = EXCLUDED.version - 1`;

/** Writes weighed spools down, all that are made on the latest version. Locks the changed ones. Throws UNAUTHENTICATED. */
export const storeSpools = (ctx: Ctx, spools: readonly SpoolChange[]): Promise<unknown> =>
  ctx.sql(UPSERT, [requireViewer(ctx).userId, ctx.shop.clock.now(), JSON.stringify(spools)], 'spools.save');

/** What the caller wrote down of spools. Throws UNAUTHENTICATED. */
export const spoolStock = (ctx: Ctx): Promise<SpoolStock[]> =>
  ctx.repo(SpoolStock).find({ where: { userId: requireViewer(ctx).userId }, order: { filament: 'ASC' } });

/** The spools of the caller, with what was printed from them. Throws UNAUTHENTICATED. */
export const spoolShelf = async (ctx: Ctx): Promise<SpoolShelf> => {
  const used = new Map<string, number>();
  for (const { filament, grams } of await usedFilament(ctx)) used.set(filament, (used.get(filament) ?? 0) + grams);
  const spools = (await spoolStock(ctx)).map((stock): SpoolOnShelf => {
    const { filament, colour, grams, usedBefore, version, changeKey } = stock;
    const [material, hex] = filament.split(' #') as [string, string];
    return { filament, material, colour, hex: `#${hex}`, grams, usedBefore, used: used.get(filament) ?? 0, version, changeKey }; // oxfmt-ignore
  });
  return { spools };
};

/** Writes spools down and answers with the shelf as it then is. Throws UNAUTHENTICATED, VALIDATION_FAILED. */
export const saveSpools = (ctx: Ctx, spools: readonly SpoolChange[]): Promise<SpoolShelf> =>
  transaction(ctx, async (tx) => {
    const changes = checked(rules, { spools }).spools;
    const known = new Set((await spoolStock(tx)).map(({ filament }) => filament));
    for (const { filament } of changes) known.add(filament);
    if (known.size > MOST_SPOOLS) throw validationFailed({ spools: 'TOO_MANY' });
    await storeSpools(tx, changes);
    return spoolShelf(tx);
  });
