import { useIntl } from 'react-intl';
import { formatSeconds } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { leavesOf, type FoldedEntry, type Leaf } from './audit-leaves.ts';
import { useFieldWords, useValueWords } from './audit-words.ts';

const SHOWN = 2;
const SHORT = 240;

const lengthOf = ({ before, after }: Leaf): number => (before?.length ?? 0) + (after?.length ?? 0);

interface ValueProps {
  path: Leaf['path'];
  value: string | null;
  gone?: boolean;
}

const Value = ({ path, value, gone }: ValueProps) => {
  const told = useValueWords();
  if (value === null) return <span className="faint">–</span>;
  const text = told(path, value);
  return gone ? <del className="faint">{text}</del> : <span>{text}</span>;
};

const List = ({ leaves }: { leaves: readonly Leaf[] }) => {
  const t = useText();
  const called = useFieldWords();
  return (
    <dl className="log-changes">
      {leaves.map(({ path, before, after }) => (
        <div key={path.join('.')}>
          <dt className="faint">{called(path)}</dt>
          <dd className="num">
            {before !== null && (
              <>
                <span className="sr">{t('people.audit.before')}</span> <Value path={path} value={before} gone />{' '}
              </>
            )}
            <span className="sr">{t('people.audit.after')}</span> <Value path={path} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

const isBrief = (leaves: readonly Leaf[]): boolean =>
  leaves.length <= SHOWN && leaves.every((leaf) => lengthOf(leaf) <= SHORT);

/** Each step of a draft, the newest first. */
const Steps = ({ entries }: { entries: readonly FoldedEntry['earlier'][number][] }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <details className="log-more">
      <summary>{t('people.audit.steps', { count: entries.length })}</summary>
      <ol className="log-steps">
        {entries.map(({ id, at, changes }) => (
          <li key={id}>
            <time className="num faint" dateTime={at}>
              {formatSeconds(intl, at)}
            </time>
            <List leaves={leavesOf(changes)} />
          </li>
        ))}
      </ol>
    </details>
  );
};

/** Values before and after; many or long ones behind a fold, steps of one draft behind one. */
export const AuditChanges = ({ entry }: { entry: FoldedEntry }) => {
  const t = useText();
  const leaves = leavesOf(entry.changes);
  if (entry.earlier.length > 0) return <Steps entries={[entry, ...entry.earlier]} />;
  if (leaves.length === 0) return <span className="log-none faint">–</span>;
  if (isBrief(leaves)) return <List leaves={leaves} />;
  return (
    <details className="log-more">
      <summary>{t('people.audit.values', { count: leaves.length })}</summary>
      <List leaves={leaves} />
    </details>
  );
};
