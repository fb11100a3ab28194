import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BedInput, CutJoint } from '../../../codegen/schema.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { CutView } from './cut-view.tsx';
import { useLocalText } from './local-text.ts';
import { useBedsToCutToQuery } from './ModelDraft.gen.ts';
import { PartWorking } from './part-working.tsx';
import type { DraftPart, ModelDrafting } from './use-model-draft.ts';

const JOINTS = ['DOWELS', 'DOVETAILS', 'PLAIN'] as const;

interface CutFormProps {
  busy: boolean;
  /** To which the part was cut; null: it was not. */
  cutTo: BedInput | null;
  onCut: (bed: BedInput, joint: CutJoint) => void;
}

const isSameBed = (one: BedInput, other: BedInput | null) =>
  one.widthMm === other?.widthMm && one.depthMm === other.depthMm && one.heightMm === other.heightMm;

/** To which bed and with which joints. */
const CutForm = ({ busy, cutTo, onCut }: CutFormProps) => {
  const t = useText();
  const intl = useIntl();
  const printers = useBedsToCutToQuery().data?.printers ?? [];
  const [printerId, setPrinterId] = useState<string | null>(null);
  const [joint, setJoint] = useState<CutJoint>('DOWELS');
  const printer = printers.find(({ id, bed }) => (printerId ? id === printerId : isSameBed(bed, cutTo))) ?? printers[0];
  const sides = ({ widthMm, depthMm, heightMm }: BedInput) =>
    [widthMm, depthMm, heightMm].map((side) => intl.formatNumber(side)).join(' × ');
  const cut = () => {
    if (!printer) return;
    const { shape, widthMm, depthMm, heightMm } = printer.bed;
    onCut({ shape, widthMm, depthMm, heightMm }, joint);
  };
  return (
    <>
      <div className="pe-two">
        <Select
          label={t('catalogue.model.cutting.bed')}
          value={printer?.id ?? ''}
          onChange={({ target }) => setPrinterId(target.value)}
        >
          {printers.map(({ id, maker, name, bed }) => (
            <option key={id} value={id}>
              {`${maker} ${name} (${sides(bed)}\u00a0mm)`}
            </option>
          ))}
        </Select>
        <Select
          label={t('catalogue.model.cutting.joint')}
          value={joint}
          onChange={({ target }) => setJoint(target.value as CutJoint)}
        >
          {JOINTS.map((one) => (
            <option key={one} value={one}>
              {t(`catalogue.model.cutting.joint.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className="row">
        <Button small variant="line" busy={busy} disabled={!printer} onClick={cut}>
          {t(cutTo ? 'catalogue.model.cutting.again' : 'catalogue.model.cutting.start')}
        </Button>
      </div>
    </>
  );
};

/** What a piece says of the part that it was cut from. */
const PieceOf = ({ whole, drafting }: { whole: string; drafting: ModelDrafting }) => {
  const t = useText();
  return (
    <section className="stack mm" aria-label={t('catalogue.model.cutting')}>
      <h3 className="h4">{t('catalogue.model.cutting')}</h3>
      <p className="muted">{t('catalogue.model.cutting.of')}</p>
      <div className="row">
        <Button small variant="line" onClick={() => void drafting.restorePart(whole)}>
          {t('catalogue.model.cutting.together')}
        </Button>
      </div>
    </section>
  );
};

/** Offers to cut a part to a bed, and shows the pieces beside the whole. */
export const PartCutting = ({ part, drafting }: { part: DraftPart; drafting: ModelDrafting }) => {
  const t = useText();
  const local = useLocalText();
  const offerUndo = useUndo();
  const { run, busy, problem } = useAction();
  const { id, name, cutFrom } = part;
  const { draft } = drafting;
  const cutting = draft?.cuttings.find(({ partId }) => partId === id);
  if (cutFrom && draft?.leftOut.some(({ partId }) => partId === cutFrom))
    return <PieceOf whole={cutFrom} drafting={drafting} />;
  const take = async () => {
    if (!(await run(() => drafting.takeCut(id)))) return;
    offerUndo(t('catalogue.model.cutting.undo', { name: local(name, id) }), () => drafting.restorePart(id));
  };
  return (
    <section className="stack mm" aria-label={t('catalogue.model.cutting')} aria-busy={busy}>
      <h3 className="h4">{t('catalogue.model.cutting')}</h3>
      {cutting ? <CutView cutting={cutting} /> : <p className="muted">{t('catalogue.model.cutting.hint')}</p>}
      {cutting && (
        <>
          <p role="status">{t('catalogue.model.cutting.kept')}</p>
          <div className="row">
            <Button small busy={busy} onClick={() => void take()}>
              {t('catalogue.model.cutting.take')}
            </Button>
          </div>
        </>
      )}
      <CutForm
        {...{ busy }}
        cutTo={cutting?.bed ?? null}
        onCut={(bed, joint) => void run(() => drafting.cut(id, bed, joint))}
      />
      {busy && <PartWorking label={t('catalogue.model.cutting')} />}
      {problem && <Notice kind="error">{problem}</Notice>}
    </section>
  );
};
