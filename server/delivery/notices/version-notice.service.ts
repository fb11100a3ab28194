import type { Ctx } from '../../core/context.ts';
import { enqueue } from '../../core/jobs/jobs.ts';
import { publishDraft, type PublishedVersion } from '../../models/draft/draft-publication.service.ts';
import type { KnownDraft } from '../../models/draft/drafts.service.ts';
import { changesParts } from '../../models/version/model-changes.ts';
import { announceVersionJob } from './version-notice.job.ts';

/**
 * Publishes a draft and, where it changes parts, has earlier buyers told by mail: enqueued in the same transaction, so that
 * both happen or neither. Throws what `publishDraft` throws.
 */
export const publishAndTell = (ctx: Ctx, draft: KnownDraft): Promise<PublishedVersion> =>
  publishDraft(ctx, draft, async (tx, published) => {
    const { id: versionId, changes } = published;
    if (changes === null || !changesParts(changes)) return;
    await enqueue(tx, announceVersionJob, { versionId }, { key: `delivery.announce-version:${versionId}` });
  });
