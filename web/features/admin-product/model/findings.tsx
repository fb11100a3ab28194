import { useIntl } from 'react-intl';
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
  'DUPLICATES_DROPPED',
  'SHELLS',
  'OVERLAPPING_SHELLS',
  'THIN_WALLS',
  'UNIT_SUSPECT',
  'SELF_INTERSECTIONS',
  'SMALL_FIRST_LAYER',
  'BETTER_ORIENTATION',
  'LARGER_THAN_BEDS',
  'BEAM_LATTICE',
  'NOT_UNDERSTOOD',
  'OBJECTS_SKIPPED',
  'KEPT_IN_3MF',
  'LOST_IN_3MF',
] as const;
const KEPT = [
  'COLOURS',
  'TEXTURES',
  'NAMES',
  'DESIGNER',
  'LICENCE',
  'DESCRIPTION',
  'THUMBNAILS',
  'PLATES',
  'SETTINGS',
] as const;
const SEVERITIES = ['error', 'warning', 'advice'] as const;

const LOOK = { error: 'note note--error', warning: 'note note--warn', advice: 'note' } as const;

interface FindingProps {
  number: number;
  code: string;
  severity: string;
  /** Null: not known any more. */
  count: number | null;
  names?: readonly string[];
  places?: Report['findings'][number]['places'];
  report: Report | undefined;
}

const MOST_PLACES = 6;

/** Where walls are too thin, and how thin. */
const ThinPlaces = ({ places }: Required<Pick<FindingProps, 'places'>>) => {
  const t = useText();
  const intl = useIntl();
  const number = (digits: number, value: number) => intl.formatNumber(value, { maximumFractionDigits: digits });
  return (
    <ul>
      {places.slice(0, MOST_PLACES).map(({ at: [x = 0, y = 0, z = 0], thicknessMm }) => (
        <li key={`${x} ${y} ${z}`} className="num">
          {t('catalogue.model.thinPlace', {
            thickness: number(2, thicknessMm ?? 0),
            x: number(1, x),
            y: number(1, y),
            z: number(1, z),
          })}
        </li>
      ))}
    </ul>
  );
};

const useFindingValues = (report: Report | undefined, count: number | null) => {
  const intl = useIntl();
  const shown = (value: number | undefined) => intl.formatNumber(value ?? 0, { maximumFractionDigits: 1 });
  return {
    count: count ?? 1,
    percent: shown(report?.thinPercent),
    from: shown(report?.asItLies?.overhangCm2),
    to: shown(report?.bestLying?.overhangCm2),
    x: shown(report?.bestLying?.turn[0]),
    y: shown(report?.bestLying?.turn[1]),
  };
};

/** What was found, in words. */
export const FindingName = ({ code, count, report }: Pick<FindingProps, 'code' | 'count' | 'report'>) => {
  const t = useText();
  const values = useFindingValues(report, count);
  const known = CODES.find((one) => one === code);
  return known ? <>{t(`catalogue.model.finding.${known}`, values)}</> : null;
};

/** What was found, in a word each, the worst first. */
export const FindingNames = ({ report }: { report: Report }) => (
  <>
    {report.findings.map(({ code, count }) => (
      <span key={code}>
        <br />
        <FindingName {...{ code, count, report }} />
      </span>
    ))}
  </>
);

/** What a 3MF holds by name, in words where there are some. */
const useNames = (names: readonly string[]): string => {
  const t = useText();
  const intl = useIntl();
  const said = names.map((name) => {
    const known = KEPT.find((one) => one === name);
    return known ? t(`catalogue.model.kept.${known}`) : name;
  });
  return intl.formatList(said, { type: 'conjunction' });
};

const Finding = ({ number, code, severity, count, names = [], places = [], report }: FindingProps) => {
  const t = useText();
  const said = useNames(names);
  const thin = places.filter(({ thicknessMm }) => thicknessMm !== null);
  const values = useFindingValues(report, count);
  const known = CODES.find((one) => one === code);
  const grade = SEVERITIES.find((one) => one === severity) ?? 'advice';
  if (!known) return null;
  return (
    <li className={LOOK[grade]}>
      <span className="mf__n num">{number}</span>
      <div className="note__text">
        <p>
          <strong>
            <FindingName {...{ code, count, report }} />
          </strong>
        </p>
        {thin.length > 0 && <ThinPlaces places={thin} />}
        <p>{t(`catalogue.model.remedy.${known}`, { ...values, names: said })}</p>
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
  'SELF_INTERSECTIONS',
] as const;

/** What was found in the file of a part, the worst first, and what is well. */
export const Findings = ({ part, report }: { part: DraftPart; report: Report | undefined }) => {
  const t = useText();
  const findings = report?.findings ?? part.errors.map((code) => ({ code, severity: 'error', count: null }));
  const well = report ? GOOD.filter((code) => !findings.some((one) => one.code === code)) : [];
  return (
    <section className="stack mf" aria-label={t('catalogue.model.findings')}>
      <h2 className="h3">{t('catalogue.model.findings')}</h2>
      {findings.length === 0 && (
        <p className="muted">{t(report ? 'catalogue.model.noFindings' : 'catalogue.model.reportGone')}</p>
      )}
      <ol className="stack">
        {findings.map((finding, i) => (
          <Finding key={finding.code} number={i + 1} report={report} {...finding} />
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
