import { useText } from '../../../intl/use-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useLocalText } from './local-text.ts';
import type { Draft } from './use-model-draft.ts';

const FIELDS = [
  'revision',
  'print',
  'parts',
  'name',
  'quantity',
  'material',
  'colour',
  'supports',
  'orientation',
  'slicedGrams',
  'mesh',
] as const;

/** What keeps a version from being published, part by part. */
export const ModelProblems = ({ draft: { problems, parts } }: { draft: Draft }) => {
  const t = useText();
  const own = useLocalText();
  if (problems.length === 0) return <Notice kind="ok">{t('catalogue.model.ready')}</Notice>;
  const word = (field: string) => {
    const known = FIELDS.find((one) => one === field);
    return known ? t(`catalogue.model.lacks.${known}`) : field;
  };
  const of = (id: string | null) =>
    problems
      .filter(({ partId }) => partId === id)
      .map(({ field }) => word(field))
      .join(', ');
  const broken = parts.filter(({ id }) => problems.some(({ partId }) => partId === id));
  return (
    <Notice kind="warn">
      <p>{t('catalogue.model.lacking')}</p>
      <ul className="ml__lacks">
        {of(null) && (
          <li>
            <strong>{t('catalogue.model.whole')}</strong> {of(null)}
          </li>
        )}
        {broken.map(({ id, name }) => (
          <li key={id}>
            <strong>{own(name, id)}:</strong> {of(id)}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
