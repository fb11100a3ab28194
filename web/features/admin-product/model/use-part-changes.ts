import type { BedInput, CutJoint } from '../../../codegen/schema.gen.ts';
import {
  useCutModelDraftPartMutation,
  useMendModelDraftPartMutation,
  useTakeCutModelDraftPartMutation,
  useTakeMendedModelDraftPartMutation,
  useTakeTurnedModelDraftPartMutation,
  useTurnModelDraftPartMutation,
  type DraftFieldsFragment,
} from './ModelDraft.gen.ts';

/** Parts of different models may have one id, so none of this goes into the cache. */
export const APART = { fetchPolicy: 'no-cache' } as const;

type Draft = DraftFieldsFragment;
type Step = (touched: (draft: Draft) => unknown, send: (now: Draft) => Promise<Draft>) => Promise<void>;

const toDraft = ({ id, version }: Draft) => ({ id, expectedVersion: version });
const partIn = (partId: string) => (draft: Draft) => draft.parts.find(({ id }) => id === partId);

/** Has a part mended or turned, and chooses between its files; all reject as the server refuses. */
const useOtherFiles = (step: Step) => {
  const [mend] = useMendModelDraftPartMutation(APART);
  const [takeMended] = useTakeMendedModelDraftPartMutation(APART);
  const [turn] = useTurnModelDraftPartMutation(APART);
  const [takeTurned] = useTakeTurnedModelDraftPartMutation(APART);
  return {
    mend: (partId: string, unite: boolean) =>
      step(
        partIn(partId),
        async (now) => (await mend({ variables: { ...toDraft(now), partId, unite } })).data!.mendModelDraftPart,
      ),
    takeMended: (partId: string, isTaken: boolean) =>
      step(partIn(partId), async (now) => {
        const { data } = await takeMended({ variables: { ...toDraft(now), partId, isTaken } });
        return data!.takeMendedModelDraftPart;
      }),
    turn: (partId: string) =>
      step(
        partIn(partId),
        async (now) => (await turn({ variables: { ...toDraft(now), partId } })).data!.turnModelDraftPart,
      ),
    takeTurned: (partId: string, isTaken: boolean) =>
      step(partIn(partId), async (now) => {
        const { data } = await takeTurned({ variables: { ...toDraft(now), partId, isTaken } });
        return data!.takeTurnedModelDraftPart;
      }),
  };
};

/** What the shop makes of a part's file on wish; all reject as the server refuses. */
export const usePartChanges = (step: Step) => {
  const [cut] = useCutModelDraftPartMutation(APART);
  const [takeCut] = useTakeCutModelDraftPartMutation(APART);
  return {
    ...useOtherFiles(step),
    cut: (partId: string, bed: BedInput, joint: CutJoint) =>
      step(
        partIn(partId),
        async (now) => (await cut({ variables: { ...toDraft(now), partId, bed, joint } })).data!.cutModelDraftPart,
      ),
    takeCut: (partId: string) =>
      step(
        partIn(partId),
        async (now) => (await takeCut({ variables: { ...toDraft(now), partId } })).data!.takeCutModelDraftPart,
      ),
  };
};
