import type { Ctx } from '../core/context.ts';
import { enqueue } from '../core/jobs.ts';
import { publishDraft, type PublishedVersion } from '../models/draft/publishing.service.ts';
import { announceVersionJob } from './version-notice.job.ts';

const changesParts = ({ changes }: PublishedVersion): boolean =>
  changes !== null && changes.added.length + changes.changed.length + changes.removed.length > 0;

/**
 * Publishes a draft and, where it changes parts, has earlier buyers told by mail: enqueued in the same transaction, so that
 * both happen or neither. Throws what `publishDraft` throws.
 */
export const publishAndTell = (ctx: Ctx, draftId: string): Promise<PublishedVersion> =>
  publishDraft(ctx, draftId, async (tx, published) => {
    const { id: versionId, olderId } = published;
    if (olderId === null || !changesParts(published)) return;
    await enqueue(tx, announceVersionJob, { versionId, olderId }, { key: `delivery.announce-version:${versionId}` });
  });
