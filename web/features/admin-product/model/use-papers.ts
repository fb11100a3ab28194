import { useState } from 'react';
import { shopErrorOf, type ShopError } from '../../../lib/graphql-error.ts';
import type { PaperKind } from '../../../codegen/schema.gen.ts';
import type { ModelDrafting } from './use-model-draft.ts';
import { useSending, type ModelUpload } from './use-model-uploads.ts';

/** A guide or licence on its way into the draft, and why the last one was refused. */
export const usePapers = (drafting: ModelDrafting) => {
  const [sent, setSent] = useState<Pick<ModelUpload, 'name' | 'step' | 'share'> | null>(null);
  const [refusal, setRefusal] = useState<ShopError | null>(null);
  const deliver = useSending();
  const attempt = async (work: () => Promise<void>) => {
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(shopErrorOf(error));
    } finally {
      setSent(null);
    }
  };
  const sendOne = async (file: File, language: string | null) => {
    setSent({ name: file.name, step: 'waiting', share: 0 });
    const upload = await deliver(file, (changes) => setSent((before) => before && { ...before, ...changes }));
    if (upload.refusal) setRefusal({ code: upload.refusal, args: {} });
    else await drafting.setPaper(upload.id, language);
  };
  return {
    sent,
    refusal,
    send: (files: readonly File[], language: string | null) =>
      attempt(async () => {
        await drafting.begin();
        for (const file of files) await sendOne(file, language);
      }),
    remove: (kind: PaperKind, language: string | null) => attempt(() => drafting.removePaper(kind, language)),
  };
};
