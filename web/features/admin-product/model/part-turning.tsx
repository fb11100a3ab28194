import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useLocalText } from './local-text.ts';
import { MeshState } from './mesh-state.tsx';
import { PartWorking } from './part-working.tsx';
import type { Draft, DraftPart, ModelDrafting } from './use-model-draft.ts';

type Turning = Draft['turnings'][number];

const useTurning = ({ id, name }: DraftPart, turning: Turning | undefined, drafting: ModelDrafting) => {
  const t = useText();
  const local = useLocalText();
  const offerUndo = useUndo();
  const { run, ...action } = useAction();
  return {
    ...action,
    turn: () => void run(() => drafting.turn(id)),
    take: async () => {
      const isTaken = !turning?.isTaken;
      if (!(await run(() => drafting.takeTurned(id, isTaken)))) return;
      const said = isTaken ? 'catalogue.model.turning.undo.taken' : 'catalogue.model.turning.undo.kept';
      offerUndo(t(said, { name: local(name, id) }), () => drafting.takeTurned(id, !isTaken));
    },
  };
};

const Comparison = ({ turning, busy, onTake }: { turning: Turning; busy: boolean; onTake: () => void }) => {
  const t = useText();
  const { isTaken, before, after } = turning;
  return (
    <>
      <div className="mh__views">
        <MeshState
          lies
          state={before}
          title={t('catalogue.model.turning.before')}
          alt={t('catalogue.model.turning.before.alt')}
        />
        <MeshState
          lies
          state={after}
          title={t('catalogue.model.turning.after')}
          alt={t('catalogue.model.turning.after.alt')}
        />
      </div>
      <p role="status">{t(isTaken ? 'catalogue.model.turning.taken' : 'catalogue.model.turning.kept')}</p>
      <div className="row">
        <Button small variant={isTaken ? 'line' : undefined} busy={busy} onClick={onTake}>
          {t(isTaken ? 'catalogue.model.turning.keep' : 'catalogue.model.turning.take')}
        </Button>
      </div>
    </>
  );
};

/** Offers to turn a part to the least support, and shows it beside how it lies. */
export const PartTurning = ({ part, drafting }: { part: DraftPart; drafting: ModelDrafting }) => {
  const t = useText();
  const turning = drafting.draft?.turnings.find(({ partId }) => partId === part.id);
  const { busy, problem, turn, take } = useTurning(part, turning, drafting);
  return (
    <section className="stack mm" aria-label={t('catalogue.model.turning')} aria-busy={busy}>
      <h3 className="h4">{t('catalogue.model.turning')}</h3>
      {turning ? (
        <Comparison {...{ turning, busy }} onTake={() => void take()} />
      ) : (
        <>
          <p className="muted">{t('catalogue.model.turning.hint')}</p>
          <div className="row">
            <Button small variant="line" busy={busy} onClick={turn}>
              {t('catalogue.model.turning.start')}
            </Button>
          </div>
        </>
      )}
      {busy && <PartWorking label={t('catalogue.model.turning')} />}
      {problem && <Notice kind="error">{problem}</Notice>}
    </section>
  );
};
