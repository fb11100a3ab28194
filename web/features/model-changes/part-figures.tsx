import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import type { ComparedPartFieldsFragment as ComparedPart } from './Comparison.gen.ts';

/** One figure of both versions as words; null where it is not known. */
interface Figure {
  readonly key: 'count' | 'size' | 'volume' | 'weight';
  readonly before: string | null;
  readonly after: string | null;
}

/** As it was and as it is; once where it stayed, and with words for who does not see the arrow. */
export function Became({ before, after }: Omit<Figure, 'key'>) {
  const t = useText();
  if (before === null || after === null || before === after) return <span className="nowrap">{before ?? after}</span>;
  return (
    <>
      <span className="sr">{t('changes.before')} </span>
      <span className="faint nowrap">{before}</span>
      <span aria-hidden> → </span>
      <span className="sr">, {t('changes.after')} </span>
      <span className="nowrap">{after}</span>
    </>
  );
}

const useFigures = () => {
  const intl = useIntl();
  const t = useText();
  const number = (value: number, digits: number) => intl.formatNumber(value, { maximumFractionDigits: digits });
  const grams = (value: number) => t('parts.grams', { grams: number(value, value < 10 ? 1 : 0) });
  const of = (part: ComparedPart | null) => {
    if (!part) return { count: null, size: null, volume: null, weight: null };
    const [width = '', depth = '', height = ''] = part.sizeMm.map((side) => number(side, 1));
    return {
      count: part.quantity === null ? null : t('changes.times', { count: part.quantity }),
      size: t('parts.size', { width, depth, height }),
      volume: part.volumeCm3 === null ? null : t('changes.cubic', { volume: number(part.volumeCm3, 2) }),
      weight: part.grams === null ? null : grams(part.grams),
    };
  };
  return { of, grams };
};

/** Grams in the language of the page. */
export const useGrams = () => useFigures().grams;

/** Size, volume, weight and count of a part, before and after. */
export function PartFigures({ before, after }: { before: ComparedPart | null; after: ComparedPart | null }) {
  const t = useText();
  const { of } = useFigures();
  const [old, now] = [of(before), of(after)];
  const figures = (['size', 'volume', 'weight', 'count'] as const)
    .map((key): Figure => ({ key, before: old[key], after: now[key] }))
    .filter((figure) => figure.before !== null || figure.after !== null);
  return (
    <dl className="mch__f">
      {figures.map(({ key, ...figure }) => (
        <div key={key}>
          <dt>{t(`changes.figure.${key}`)}</dt>
          <dd className="num">
            <Became {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
