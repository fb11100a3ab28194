import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { FindingName } from './findings.tsx';
import { useLocalText } from './local-text.ts';
import { MeshState } from './mesh-state.tsx';
import { PartWorking } from './part-working.tsx';
import type { DraftPart, ModelDrafting } from './use-model-draft.ts';

type Mending = NonNullable<DraftPart['mending']>;

/** What concerns the skin of a part; the rest mending leaves as it is. */
const OF_SKIN: readonly string[] = [
  'OPEN_EDGES',
  'NON_MANIFOLD_EDGES',
  'DUPLICATE_FACES',
  'FLIPPED_FACES',
  'INSIDE_OUT',
  'SELF_INTERSECTIONS',
  'OVERLAPPING_SHELLS',
  'LOST_IN_3MF',
];
const STEPS = [
  'COPIES_DROPPED',
  'FOLDS_DROPPED',
  'EDGES_SEWN',
  'HOLES_CLOSED',
  'TRIANGLES_TURNED',
  'SCRAPS_DROPPED',
  'BODIES_UNITED',
] as const;

const StateFindings = ({ findings }: Pick<Mending['before'], 'findings'>) => {
  const t = useText();
  const ofSkin = findings.filter(({ code }) => OF_SKIN.includes(code));
  if (ofSkin.length === 0) return <p className="muted">{t('catalogue.model.mending.sound')}</p>;
  return (
    <ul className="mm__found">
      {ofSkin.map(({ code, count }) => (
        <li key={code}>
          <FindingName {...{ code, count }} report={undefined} />
        </li>
      ))}
    </ul>
  );
};

/** One of the two files: its picture, figures and what was found in it. */
const StateView = ({ state, which }: { state: Mending['before']; which: 'before' | 'after' }) => {
  const t = useText();
  const words = { title: t(`catalogue.model.mending.${which}`), alt: t(`catalogue.model.mending.${which}.alt`) };
  return (
    <MeshState state={state} {...words}>
      <StateFindings findings={state.findings} />
    </MeshState>
  );
};

const Done = ({ done, before, after }: Mending) => {
  const t = useText();
  const intl = useIntl();
  const share = before.volumeCm3 && after.volumeCm3 ? (after.volumeCm3 / before.volumeCm3 - 1) * 100 : null;
  const percent =
    share === null ? null : intl.formatNumber(share, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  return (
    <div>
      <h4 className="label">{t('catalogue.model.mending.done')}</h4>
      {done.length === 0 && <p className="muted">{t('catalogue.model.mending.nothing')}</p>}
      <ul className="mm__found">
        {STEPS.flatMap((step) => {
          const found = done.find((one) => one.step === step);
          return found ? [<li key={step}>{t(`catalogue.model.mending.step.${step}`, { count: found.count })}</li>] : [];
        })}
        {percent !== null && <li>{t('catalogue.model.mending.change', { percent })}</li>}
      </ul>
    </div>
  );
};

/** Both files side by side; which of them is sold is the seller's choice. */
const Comparison = ({ mending, busy, onTake }: { mending: Mending; busy: boolean; onTake: () => void }) => {
  const t = useText();
  const { isTaken } = mending;
  return (
    <>
      <div className="mh__views">
        <StateView state={mending.before} which="before" />
        <StateView state={mending.after} which="after" />
      </div>
      <Done {...mending} />
      <p role="status">{t(isTaken ? 'catalogue.model.mending.taken' : 'catalogue.model.mending.kept')}</p>
      <div className="row">
        <Button small variant={isTaken ? 'line' : undefined} busy={busy} onClick={onTake}>
          {t(isTaken ? 'catalogue.model.mending.keep' : 'catalogue.model.mending.take')}
        </Button>
      </div>
    </>
  );
};

const useMending = ({ id, name, mending }: DraftPart, drafting: ModelDrafting) => {
  const t = useText();
  const local = useLocalText();
  const offerUndo = useUndo();
  const { run, ...action } = useAction();
  return {
    ...action,
    mend: (unite: boolean) => void run(() => drafting.mend(id, unite)),
    take: async () => {
      const isTaken = !mending?.isTaken;
      if (!(await run(() => drafting.takeMended(id, isTaken)))) return;
      const said = isTaken ? 'catalogue.model.mending.undo.taken' : 'catalogue.model.mending.undo.kept';
      offerUndo(t(said, { name: local(name, id) }), () => drafting.takeMended(id, !isTaken));
    },
  };
};

/** Offers to mend what is broken in a part, and shows what came of it beside the file that was sent. */
export const PartMending = ({ part, drafting }: { part: DraftPart; drafting: ModelDrafting }) => {
  const t = useText();
  const [unite, setUnite] = useState(false);
  const { busy, problem, mend, take } = useMending(part, drafting);
  const { mending, canBeMended } = part;
  if (!mending && !canBeMended) return null;
  const mayUnite = (part.mesh?.shells ?? 0) > 1 && !mending?.isTaken;
  return (
    <section className="stack mm" aria-label={t('catalogue.model.mending')} aria-busy={busy}>
      <h3 className="h4">{t('catalogue.model.mending')}</h3>
      {mending ? (
        <Comparison {...{ mending, busy }} onTake={() => void take()} />
      ) : (
        <p className="muted">{t('catalogue.model.mending.hint')}</p>
      )}
      {mayUnite && (
        <Checkbox checked={unite} onChange={({ target }) => setUnite(target.checked)}>
          {t('catalogue.model.mending.unite')}
        </Checkbox>
      )}
      {!mending?.isTaken && (!mending || mayUnite) && (
        <div className="row">
          <Button small variant="line" busy={busy} onClick={() => mend(unite)}>
            {t(mending ? 'catalogue.model.mending.again' : 'catalogue.model.mending.start')}
          </Button>
        </div>
      )}
      {busy && <PartWorking label={t('catalogue.model.mending')} />}
      {problem && <Notice kind="error">{problem}</Notice>}
    </section>
  );
};
