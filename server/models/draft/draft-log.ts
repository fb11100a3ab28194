import { createHash } from 'node:crypto';
import type { AuditAction } from '../../audit/audit-actions.ts';
import { recordAction } from '../../audit/audit.service.ts';
import type { Ctx } from '../../core/context.ts';
import type { DraftPart, ModelDraft } from './model-draft.entity.ts';

const partOf = ({
  name,
  quantity,
  material,
  colour,
  supports,
  orientation,
  slicedGrams,
  fileName,
  stl,
}: DraftPart) => ({
  name,
  quantity,
  material,
  colour,
  supports,
  orientation,
  slicedGrams,
  fileName,
  sha256: stl.sha256,
});

const chosenOf = (tailoring: ModelDraft['tailoring']) =>
  tailoring && {
    ...Object.fromEntries(tailoring.parameters.map(({ id, ...parameter }) => [`parameter.${id}`, parameter])),
    // Too long to be read there: told by its hash, as files are.
    program: createHash('sha256').update(tailoring.program).digest('hex'),
  };

const toAuditEntry = ({ revision, print, changelog, flight, tailoring, parts, papers }: ModelDraft) => ({
  revision,
  print,
  changelog,
  flight,
  ...chosenOf(tailoring),
  ...Object.fromEntries(parts.map((part) => [`part.${part.id}`, partOf(part)])),
  ...Object.fromEntries(papers.map(({ kind, locale, fileName }) => [`paper.${kind}.${locale ?? 'all'}`, fileName])),
});

/** Notes what an admin did with the next version of a model, in the transaction of the change; null: there was or is none. */
export const recordDraft = (
  tx: Ctx,
  action: AuditAction,
  before: ModelDraft | null,
  after: ModelDraft | null,
): Promise<void> => {
  const { modelId, name } = (after ?? before)!;
  return recordAction(tx, {
    action,
    subject: 'MODEL',
    id: modelId,
    name,
    ...(before && { before: toAuditEntry(before) }),
    ...(after && { after: toAuditEntry(after) }),
  });
};
