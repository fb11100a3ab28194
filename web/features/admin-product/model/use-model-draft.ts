import { useState } from 'react';
import type { EditModelDraftInput, EditModelDraftPartInput, PaperKind } from '../../../codegen/schema.gen.ts';
import { useAction } from '../../../ui/use-action.ts';
import {
  useBeginModelDraftMutation,
  useDiscardModelDraftMutation,
  useEditModelDraftMutation,
  useEditModelDraftPartMutation,
  useFillModelDraftMutation,
  usePublishModelDraftMutation,
  useRemoveModelDraftPaperMutation,
  useRemoveModelDraftPartMutation,
  useSetModelDraftPaperMutation,
  useSetModelDraftPartMutation,
  type DraftFieldsFragment,
} from './ModelDraft.gen.ts';

export type Draft = DraftFieldsFragment;
export type DraftPart = Draft['parts'][number];

/** Parts of different models may have one id, so none of this goes into the cache. */
const APART = { fetchPolicy: 'no-cache' } as const;

/** The mutations, each answering the draft as it then is. */
const useDraftCalls = () => {
  const [begin] = useBeginModelDraftMutation(APART);
  const [edit] = useEditModelDraftMutation(APART);
  const [setPart] = useSetModelDraftPartMutation(APART);
  const [fill] = useFillModelDraftMutation(APART);
  const [editPart] = useEditModelDraftPartMutation(APART);
  const [removePart] = useRemoveModelDraftPartMutation(APART);
  return {
    begin: async (id: number) => (await begin({ variables: { id } })).data!.beginModelDraft,
    edit: async (id: string, input: Omit<EditModelDraftInput, 'id'>) =>
      (await edit({ variables: { input: { id, ...input } } })).data!.editModelDraft,
    setPart: async (id: string, partId: string, uploadId: string) =>
      (await setPart({ variables: { id, partId, uploadId } })).data!.setModelDraftPart,
    fill: async (id: string, uploadId: string) => (await fill({ variables: { id, uploadId } })).data!.fillModelDraft,
    editPart: async (id: string, partId: string, input: Omit<EditModelDraftPartInput, 'id' | 'partId'>) =>
      (await editPart({ variables: { input: { id, partId, ...input } } })).data!.editModelDraftPart,
    removePart: async (id: string, partId: string) =>
      (await removePart({ variables: { id, partId } })).data!.removeModelDraftPart,
  };
};

/** The same for guides and licences. */
const usePaperCalls = () => {
  const [setPaper] = useSetModelDraftPaperMutation(APART);
  const [removePaper] = useRemoveModelDraftPaperMutation(APART);
  return {
    setPaper: async (id: string, uploadId: string, language: string | null) =>
      (await setPaper({ variables: { id, uploadId, language } })).data!.setModelDraftPaper,
    removePaper: async (id: string, kind: PaperKind, language: string | null) =>
      (await removePaper({ variables: { id, kind, language } })).data!.removeModelDraftPaper,
  };
};

const useEndCalls = () => {
  const [discard] = useDiscardModelDraftMutation(APART);
  const [publish] = usePublishModelDraftMutation(APART);
  return {
    discard: (id: string) => discard({ variables: { id } }),
    publish: (id: string) => publish({ variables: { id } }),
  };
};

/** The next version of a model, and what is done with it; `begin` makes it where there is none. */
export const useModelDraft = (productId: number, first: Draft | null, onPublished: () => void) => {
  const [draft, setDraft] = useState(first);
  const { run, ...action } = useAction();
  const calls = useDraftCalls();
  const papers = usePaperCalls();
  const ends = useEndCalls();
  const id = draft?.id ?? '';
  const begin = async (): Promise<string> => {
    if (draft) return draft.id;
    const made = await calls.begin(productId);
    setDraft(made);
    return made.id;
  };
  return {
    ...action,
    draft,
    begin,
    start: () => run(begin),
    edit: (input: Omit<EditModelDraftInput, 'id'>) => run(async () => setDraft(await calls.edit(id, input))),
    editPart: (partId: string, input: Omit<EditModelDraftPartInput, 'id' | 'partId'>) =>
      run(async () => setDraft(await calls.editPart(id, partId, input))),
    removePart: (partId: string) => run(async () => setDraft(await calls.removePart(id, partId))),
    discard: () =>
      run(async () => {
        await ends.discard(id);
        setDraft(null);
      }),
    publish: () =>
      run(async () => {
        await ends.publish(id);
        setDraft(null);
        onPublished();
      }),
    /** What follows rejects as the server refuses. */
    setPaper: async (...given: Parameters<typeof papers.setPaper>) => setDraft(await papers.setPaper(...given)),
    removePaper: async (kind: PaperKind, language: string | null) =>
      setDraft(await papers.removePaper(id, kind, language)),
    setPart: async (...given: Parameters<typeof calls.setPart>) => setDraft(await calls.setPart(...given)),
    fill: async (...given: Parameters<typeof calls.fill>) => setDraft(await calls.fill(...given)),
  };
};

export type ModelDrafting = ReturnType<typeof useModelDraft>;
