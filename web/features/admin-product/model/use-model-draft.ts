import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type {
  EditModelDraftInput,
  EditModelDraftPartInput,
  FlightFactsInput,
  ModelDraftPartChange,
  PaperKind,
  TailoringDescriptionInput,
} from '../../../codegen/schema.gen.ts';
import { askServer } from '../../../lib/graphql/ask-server.ts';
import { mergeVersioned } from '../../../lib/graphql/merge-versioned.ts';
import { useText } from '../../../intl/use-text.ts';
import { useUndo } from '../../../ui/undo.tsx';
import { useBeginModelRemixMutation } from '../relations/Remix.gen.ts';
import { useAction } from '../../../ui/use-action.ts';
import {
  ModelDraftOfDocument,
  useBeginModelDraftMutation,
  useDiscardModelDraftMutation,
  useEditModelDraftMutation,
  useEditModelDraftPartMutation,
  useEditModelDraftPartsMutation,
  useFillModelDraftMutation,
  usePublishModelDraftMutation,
  useRemoveModelDraftPaperMutation,
  useRemoveModelDraftPartMutation,
  useRestoreModelDraftPartMutation,
  useSetModelDraftPaperMutation,
  useSetModelDraftPartMutation,
  type DraftFieldsFragment,
} from './ModelDraft.gen.ts';
import { APART, usePartChanges } from './use-part-changes.ts';

export type Draft = DraftFieldsFragment;
export type DraftPart = Draft['parts'][number];

type DraftWords = Omit<EditModelDraftInput, 'id' | 'expectedVersion'>;
type PartWords = Omit<EditModelDraftPartInput, 'id' | 'expectedVersion' | 'partId'>;

type Known = Pick<Draft, 'id' | 'version'>;

const toDraft = ({ id, version }: Known) => ({ id, expectedVersion: version });

/** What is said of parts, and which of them there are. */
const usePartCalls = () => {
  const [editPart] = useEditModelDraftPartMutation(APART);
  const [editParts] = useEditModelDraftPartsMutation(APART);
  const [removePart] = useRemoveModelDraftPartMutation(APART);
  const [restorePart] = useRestoreModelDraftPartMutation(APART);
  return {
    editPart: async (known: Known, partId: string, input: PartWords) =>
      (await editPart({ variables: { input: { ...toDraft(known), partId, ...input } } })).data!.editModelDraftPart,
    editParts: async (known: Known, parts: ModelDraftPartChange[]) =>
      (await editParts({ variables: { input: { ...toDraft(known), parts } } })).data!.editModelDraftParts,
    removePart: async (known: Known, partId: string) =>
      (await removePart({ variables: { ...toDraft(known), partId } })).data!.removeModelDraftPart,
    restorePart: async (known: Known, partId: string) =>
      (await restorePart({ variables: { ...toDraft(known), partId } })).data!.restoreModelDraftPart,
  };
};

/** The mutations, each answering the draft as it then is. */
const useDraftCalls = () => {
  const [begin] = useBeginModelDraftMutation(APART);
  const [remix] = useBeginModelRemixMutation(APART);
  const [edit] = useEditModelDraftMutation(APART);
  const [setPart] = useSetModelDraftPartMutation(APART);
  const [fill] = useFillModelDraftMutation(APART);
  return {
    ...usePartCalls(),
    begin: async (id: number) => (await begin({ variables: { id } })).data!.beginModelDraft,
    remix: async (productId: number, originId: number, versionId: string) =>
      (await remix({ variables: { productId, originId, versionId } })).data!.beginModelRemix,
    edit: async (known: Known, input: DraftWords) =>
      (await edit({ variables: { input: { ...toDraft(known), ...input } } })).data!.editModelDraft,
    setPart: async (known: Known, partId: string, uploadId: string) =>
      (await setPart({ variables: { ...toDraft(known), partId, uploadId } })).data!.setModelDraftPart,
    fill: async (known: Known, uploadId: string) =>
      (await fill({ variables: { ...toDraft(known), uploadId } })).data!.fillModelDraft,
  };
};

/** The same for guides and licences. */
const usePaperCalls = () => {
  const [setPaper] = useSetModelDraftPaperMutation(APART);
  const [removePaper] = useRemoveModelDraftPaperMutation(APART);
  return {
    setPaper: async (known: Known, uploadId: string, language: string | null) =>
      (await setPaper({ variables: { ...toDraft(known), uploadId, language } })).data!.setModelDraftPaper,
    removePaper: async (known: Known, kind: PaperKind, language: string | null) =>
      (await removePaper({ variables: { ...toDraft(known), kind, language } })).data!.removeModelDraftPaper,
  };
};

const useEndCalls = () => {
  const [discard] = useDiscardModelDraftMutation(APART);
  const [publish] = usePublishModelDraftMutation(APART);
  return {
    discard: (known: Known) => discard({ variables: toDraft(known) }),
    publish: (known: Known) => publish({ variables: toDraft(known) }),
  };
};

const partIn = (partId: string) => (draft: Draft) => draft.parts.find(({ id }) => id === partId);
const partsIn = (partIds: ReadonlySet<string>) => (draft: Draft) => draft.parts.filter(({ id }) => partIds.has(id));
const papersIn = ({ papers }: Draft) => papers;
const tailoringIn = ({ tailoring }: Draft) => tailoring;
const flightIn = ({ flight }: Draft) => flight;
const wordsIn = ({ revision, print, changelog }: Draft) => ({ revision, print, changelog });
const filledIn = ({ parts, print }: Draft) => ({ parts, print });

/** The draft that this page works on; several steps may be under way, and each goes on from the last answer. */
const useKnownDraft = (productId: number, first: Draft | null) => {
  const client = useApolloClient();
  const [draft, setDraft] = useState(first);
  const newest = useRef(first);
  const show = (next: Draft | null) => {
    newest.current = next;
    setDraft(next);
  };
  const joining = {
    known: () => newest.current!,
    stored: async () => (await askServer(client, ModelDraftOfDocument, { id: productId })).modelDraft,
    show,
  };
  return {
    draft,
    newest,
    show,
    ending: <Answer>(send: (now: Draft) => Promise<Answer>) => mergeVersioned(joining, (whole) => whole, send),
    step: async (touched: (draft: Draft) => unknown, send: (now: Draft) => Promise<Draft>) =>
      show(await mergeVersioned(joining, touched, send)),
  };
};

/** Leaves a part out and offers to put it back. */
const useLeavingOut = (
  run: (work: () => unknown) => Promise<boolean>,
  step: ReturnType<typeof useKnownDraft>['step'],
  calls: ReturnType<typeof usePartCalls>,
) => {
  const t = useText();
  const offerUndo = useUndo();
  const restore = (partId: string) => step(partIn(partId), (now) => calls.restorePart(now, partId));
  return {
    restorePart: (partId: string) => run(() => restore(partId)),
    /** `name` is what the notice calls it. */
    removePart: async (partId: string, name: string) => {
      const gone = await run(() => step(partIn(partId), (now) => calls.removePart(now, partId)));
      if (gone) offerUndo(t('catalogue.model.leftOut', { name }), () => restore(partId));
    },
  };
};

/** Begins the first version, or the next one; does nothing where one is begun. */
const useBeginning = (
  productId: number,
  { newest, show }: ReturnType<typeof useKnownDraft>,
  calls: ReturnType<typeof useDraftCalls>,
) => ({
  begin: async () => {
    if (!newest.current) show(await calls.begin(productId));
  },
  beginRemix: async (originId: number, versionId: string) => show(await calls.remix(productId, originId, versionId)),
});

const paperSteps = (step: ReturnType<typeof useKnownDraft>['step'], papers: ReturnType<typeof usePaperCalls>) => ({
  setPaper: (uploadId: string, language: string | null) =>
    step(papersIn, (now) => papers.setPaper(now, uploadId, language)),
  removePaper: (kind: PaperKind, language: string | null) =>
    step(papersIn, (now) => papers.removePaper(now, kind, language)),
});

/** The next version of a model, and what is done with it; `begin` makes it where there is none. */
export const useModelDraft = (productId: number, first: Draft | null, onPublished: () => void) => {
  const known = useKnownDraft(productId, first);
  const { draft, show, ending, step } = known;
  const { run, ...action } = useAction();
  const calls = useDraftCalls();
  const papers = usePaperCalls();
  const ends = useEndCalls();
  const { begin, beginRemix } = useBeginning(productId, known, calls);
  return {
    ...action,
    draft,
    begin,
    start: () => run(begin),
    remix: (originId: number, versionId: string) => run(() => beginRemix(originId, versionId)),
    ...useLeavingOut(run, step, calls),
    ...usePartChanges(step),
    discard: () =>
      run(async () => {
        await ending(ends.discard);
        show(null);
      }),
    publish: () =>
      run(async () => {
        await ending(ends.publish);
        show(null);
        onPublished();
      }),
    /** What follows rejects as the server refuses. */
    edit: (input: DraftWords) => step(wordsIn, (now) => calls.edit(now, input)),
    editFlight: (flight: FlightFactsInput) => step(flightIn, (now) => calls.edit(now, { flight })),
    editTailoring: (tailoring: TailoringDescriptionInput) => step(tailoringIn, (now) => calls.edit(now, { tailoring })),
    editPart: (partId: string, input: PartWords) => step(partIn(partId), (now) => calls.editPart(now, partId, input)),
    editParts: (parts: ModelDraftPartChange[]) =>
      step(partsIn(new Set(parts.map(({ partId }) => String(partId)))), (now) => calls.editParts(now, parts)),
    ...paperSteps(step, papers),
    setPart: (partId: string, uploadId: string) => step(partIn(partId), (now) => calls.setPart(now, partId, uploadId)),
    fill: (uploadId: string) => step(filledIn, (now) => calls.fill(now, uploadId)),
  };
};

export type ModelDrafting = ReturnType<typeof useModelDraft>;
