import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { Manifest } from '../manifest.ts';
import { tailorInThread } from '../mesh/analyse-mesh.ts';
import { standardChoice, type Choice } from './kernel/choice.ts';
import type { TailoredParts, TailoringFault, TailorOrder } from './tailor-parts.ts';

/** What the thread is told of a choice; files are written to names that begin with `base`, with null none. */
export const tailorOrderOf = (
  { parts, flight, tailoring }: Manifest,
  choice: Choice,
  base: string | null,
): TailorOrder => ({
  program: tailoring!.program,
  choice,
  parts: parts.map(({ id, name, orientation }) => ({ id, name, turn: orientation?.turn ?? [0, 0, 0] })),
  base,
  flying: flight ? { flight, parts, standard: standardChoice(tailoring!.parameters) } : null,
});

/** More triangles or more time than the thread has is the choice's fault, not the machine's. */
const faultOf = (error: unknown): TailoringFault => {
  const code = error instanceof AppError ? error.code : null;
  if (code !== ErrorCode.MESH_TOO_LARGE && code !== ErrorCode.MESH_TOO_LONG) throw error;
  return { fault: 'TOO_LARGE' };
};

/** The parts of a choice, or why there are none; takes up to seconds. */
export const tailoredParts = (order: TailorOrder, stopped?: AbortSignal): Promise<TailoredParts | TailoringFault> =>
  tailorInThread(order, stopped).catch(faultOf);
