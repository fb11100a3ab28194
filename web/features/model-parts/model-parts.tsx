import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { SectionSkeleton } from '../../ui/section-skeleton.tsx';
import { CheckedBeforeSale } from './checked-before-sale.tsx';
import { useModelPartsQuery, type ModelPartsQuery } from './ModelParts.gen.ts';
import { PartSheet } from './part-sheet.tsx';
import { versionLabel, VersionsSection, type CompareSlot } from './version-tree.tsx';
import './model-parts.css';

const SHOWN_AT_FIRST = 6;

function Sheets({ parts }: Pick<NonNullable<ModelPartsQuery['product']>, 'parts'>) {
  const t = useText();
  const [all, setAll] = useState(false);
  const isLong = parts.length > SHOWN_AT_FIRST + 1;
  return (
    <>
      <ul className="psheets">
        {(isLong && !all ? parts.slice(0, SHOWN_AT_FIRST) : parts).map((part) => (
          <PartSheet key={part.id} part={part} />
        ))}
      </ul>
      {isLong && (
        <Button variant="line" small aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('parts.fewer') : t('parts.all', { count: parts.length })}
        </Button>
      )}
    </>
  );
}

/** Every part photographed and drawn, and what was measured of the files. Asks the server when it is shown. */
export function ModelParts({ id, compare }: { id: number; compare: CompareSlot }) {
  const intl = useIntl();
  const t = useText();
  const { data, error } = useModelPartsQuery({ variables: { id } });
  if (error || data?.product === null) return null;
  if (!data?.product) {
    return <SectionSkeleton />;
  }
  const { parts, modelVersions } = data.product;
  const [newest] = modelVersions;
  if (parts.length === 0) return null;
  return (
    <section className="sec wrap" aria-labelledby="model-parts">
      <div className="sec__h">
        <h2 className="h2" id="model-parts">
          {t('parts.title')}
        </h2>
        {newest && (
          <span className="num faint">
            {versionLabel(newest.version)}, {formatDate(intl, newest.publishedAt)}
          </span>
        )}
      </div>
      <Sheets parts={parts} />
      <CheckedBeforeSale parts={parts} />
      <VersionsSection product={data.product} compare={compare} />
    </section>
  );
}
