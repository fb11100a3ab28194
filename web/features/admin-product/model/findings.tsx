import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { DraftPart } from './use-model-draft.ts';
import type { Report } from './use-model-uploads.ts';

const CODES = [
  'OPEN_EDGES',
  'NON_MANIFOLD_EDGES',
  'DUPLICATE_FACES',
  'FLIPPED_FACES',
  'INSIDE_OUT',
  'DEGENERATE_FACES',
  'GAPS_CLOSED',
  'SHELLS',
  'OVERLAPPING_SHELLS',
  'THIN_WALLS',
  'UNIT_SUSPECT',
] as const;
const SEVERITIES = ['error', 'warning', 'advice'] as const;

const LOOK = { error: 'note note--error', warning: 'note note--warn', advice: 'note' } as const;

interface FindingProps {
  number: number;
  code: string;
  severity: string;
  /** Null: not known any more. */
  count: number | null;
}

const Finding = ({ number, code, severity, count }: FindingProps) => {
  const t = useText();
  const known = CODES.find((one) => one === code);
  const grade = SEVERITIES.find((one) => one === severity) ?? 'advice';
  if (!known) return null;
  return (
    <li className={LOOK[grade]}>
      <span className="mf__n num">{number}</span>
      <div className="note__text">
        <p>
          <strong>{t(`catalogue.model.finding.${known}`, { count: count ?? 1 })}</strong>
        </p>
        <p>{t(`catalogue.model.remedy.${known}`)}</p>
        <p className="faint">{t(`catalogue.model.severity.${grade}`)}</p>
      </div>
    </li>
  );
};

const GOOD = [
  'OPEN_EDGES',
  'FLIPPED_FACES',
  'DUPLICATE_FACES',
  'NON_MANIFOLD_EDGES',
  'THIN_WALLS',
  'UNIT_SUSPECT',
] as const;

/** What was found in the file of a part, the worst first, and what is well. */
export const Findings = ({ part, report }: { part: DraftPart; report: Report | undefined }) => {
  const t = useText();
  const findings = report?.findings ?? part.errors.map((code) => ({ code, severity: 'error', count: null }));
  const well = report ? GOOD.filter((code) => !findings.some((one) => one.code === code)) : [];
  return (
    <section className="stack mf" aria-label={t('catalogue.model.findings')}>
      <h2 className="h3">{t('catalogue.model.findings')}</h2>
      {findings.length === 0 && <p className="muted">{t('catalogue.model.noFindings')}</p>}
      <ol className="stack">
        {findings.map((finding, i) => (
          <Finding key={finding.code} number={i + 1} {...finding} />
        ))}
      </ol>
      {well.length > 0 && (
        <ul className="panel mf__well">
          {well.map((code) => (
            <li key={code}>
              <Icon name="check" />
              {t(`catalogue.model.well.${code}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
