import type { Ctx } from '../core/context.ts';
import { offerTailoring } from '../models/tailoring/tailoring.service.ts';
import { KRIVAN } from './models/rockets/krivan.ts';

/** Lets a sample catalogue of an earlier shop offer what may be chosen today of a version that it published itself. */
export const completeTailoring = async (ctx: Ctx): Promise<void> => {
  const { id: modelId, revision, tailoring } = KRIVAN;
  await offerTailoring(ctx, { modelId, revision, tailoring: tailoring! });
};
