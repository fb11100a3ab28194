import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalText } from '../../../intl/errors.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { FindingNames } from './findings.tsx';
import { useLocalText } from './local-text.ts';
import type { Draft, DraftPart } from './use-model-draft.ts';
import type { Report, ModelUpload } from './use-model-uploads.ts';

interface PartListProps {
  draft: Draft | null;
  sent: readonly ModelUpload[];
  reports: Readonly<Record<string, Report>>;
  selected: string | null;
  onSelect: (partId: string) => void;
  onFiles: (files: File[], isOnePart: boolean) => void;
  onForget: (id: number) => void;
  onRestore: (partId: string) => void;
}

const Sent = ({ file, onForget }: { file: ModelUpload; onForget: () => void }) => {
  const t = useText();
  const explain = useRefusalText();
  const { name, step, share, refusal, report, reportOf } = file;
  const percent = Math.round(share * 100);
  return (
    <li className={step === 'refused' ? 'mp mp--error' : 'mp'}>
      <span>
        {name}
        <br />
        <span className="faint">{refusal ? explain(refusal) : t(`catalogue.model.step.${step}`, { percent })}</span>
        {report && step === 'reading' && (
          <span className="note__text">
            {reportOf && `${reportOf}: `}
            {t('catalogue.model.ahead', { count: report.findings.length })}
            <FindingNames report={report} />
          </span>
        )}
        {(step === 'sending' || step === 'reading') && (
          <progress className="pe-progress" max={1} value={share} aria-label={name} />
        )}
      </span>
      {step === 'refused' && <IconButton icon="x" label={t('catalogue.gallery.forget', { name })} onClick={onForget} />}
    </li>
  );
};

/** How a part stands: broken, with something to be said of it, or fine. */
const stateOf = (part: DraftPart, { problems }: Draft, report: Report | undefined) => {
  if (part.errors.length > 0) return { state: 'error', icon: 'warn' } as const;
  if (problems.some(({ partId }) => partId === part.id)) return { state: 'incomplete', icon: 'info' } as const;
  if (report?.findings.some(({ severity }) => severity === 'warning'))
    return { state: 'warning', icon: 'ruler' } as const;
  return { state: 'ok', icon: 'check' } as const;
};

interface PartRowProps extends Pick<PartListProps, 'reports' | 'selected' | 'onSelect'> {
  part: DraftPart;
  draft: Draft;
}

const PartRow = ({ part, draft, reports, selected, onSelect }: PartRowProps) => {
  const t = useText();
  const intl = useIntl();
  const { state, icon } = stateOf(part, draft, reports[part.id]);
  const count = part.mesh?.triangles;
  const facts = count === undefined ? '' : t('catalogue.model.triangleCount', { count: intl.formatNumber(count) });
  return (
    <li>
      <button
        type="button"
        className={`mp mp--${state}`}
        aria-current={part.id === selected ? 'true' : undefined}
        onClick={() => onSelect(part.id)}
      >
        <span>
          {part.fileName}
          <br />
          <span className="faint">{state === 'ok' ? facts : t(`catalogue.model.state.${state}`)}</span>
        </span>
        <Icon name={icon} />
      </button>
    </li>
  );
};

/** Parts that were left out of the version; each can be put back. */
const LeftOut = ({ parts, onRestore }: { parts: Draft['leftOut']; onRestore: (partId: string) => void }) => {
  const t = useText();
  const local = useLocalText();
  return (
    <section className="ml__out">
      <h3 className="label">{t('catalogue.model.leftOut.title')}</h3>
      <ul>
        {parts.map(({ partId, name, fileName }) => (
          <li key={partId} className="mp">
            <span>{fileName}</span>
            <Button
              variant="line"
              small
              aria-label={t('catalogue.model.restorePart', { name: local(name, partId) })}
              onClick={() => onRestore(partId)}
            >
              {t('catalogue.model.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The files of the next version, and those on their way. */
export const PartList = ({ draft, sent, onFiles, onForget, onRestore, ...rest }: PartListProps) => {
  const t = useText();
  const [isOnePart, setOnePart] = useState(false);
  return (
    <aside className="panel ml">
      <FileDrop
        accept=".stl,.3mf,.zip"
        label={t('catalogue.model.drop')}
        hint={t('catalogue.model.dropHint')}
        onFiles={(files) => onFiles(files, isOnePart)}
      />
      <Checkbox checked={isOnePart} onChange={({ target }) => setOnePart(target.checked)}>
        {t('catalogue.model.onePart')}
      </Checkbox>
      <ul aria-live="polite">
        {sent.map((file) => (
          <Sent key={file.id} file={file} onForget={() => onForget(file.id)} />
        ))}
      </ul>
      <ul aria-label={t('catalogue.model.table')}>
        {draft?.parts.map((part) => (
          <PartRow key={part.id} {...{ ...rest, part, draft }} />
        ))}
      </ul>
      {draft && draft.leftOut.length > 0 && <LeftOut parts={draft.leftOut} onRestore={onRestore} />}
    </aside>
  );
};
