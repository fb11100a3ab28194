import type { Ctx } from '../core/context.ts';
import { offerTailoring } from '../models/tailoring/tailoring.service.ts';
import { DUNAJ } from './models/boats/dunaj.ts';
import { HRON } from './models/boats/hron.ts';
import { GEMER } from './models/gemer.ts';
import { KESTREL } from './models/planes/kestrel.ts';
import { LIENKA } from './models/planes/lienka.ts';
import { KRIVAN } from './models/rockets/krivan.ts';

const TAILORED = [KRIVAN, KESTREL, HRON, GEMER, DUNAJ, LIENKA];

/** Lets a sample catalogue of an earlier shop offer what may be chosen today of versions that it published itself. */
export const completeTailoring = async (ctx: Ctx): Promise<void> => {
  for (const { id: modelId, revision, tailoring } of TAILORED)
    await offerTailoring(ctx, { modelId, revision, tailoring: tailoring! });
};
