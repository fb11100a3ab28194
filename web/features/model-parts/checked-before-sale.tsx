import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ModelPart } from './part-sheet.tsx';

type Measured = ModelPart & { mesh: NonNullable<ModelPart['mesh']> };

const isMeasured = (part: ModelPart): part is Measured => part.mesh !== null;

function Row({ term, advice, children }: { term: string; advice?: boolean; children: ReactNode }) {
  return (
    <div className={advice ? 'pcheck__r' : 'pcheck__r is-sound'}>
      <dt>
        <Icon name={advice ? 'info' : 'check'} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const STEPS = ['COPIES_DROPPED', 'FOLDS_DROPPED', 'EDGES_SEWN', 'HOLES_CLOSED', 'TRIANGLES_TURNED', 'SCRAPS_DROPPED', 'BODIES_UNITED'] as const; // oxfmt-ignore

/** What the shop mended in the files, part by part; nothing where they are as their author made them. */
function MendedRow({ parts }: { parts: readonly Measured[] }) {
  const intl = useIntl();
  const t = useText();
  const mended = parts.filter(({ mesh }) => mesh.mended.length > 0);
  if (mended.length === 0) return null;
  const stepsOf = ({ mesh }: Measured) =>
    intl.formatList(STEPS.filter((step) => mesh.mended.includes(step)).map((step) => t(`parts.mended.${step}`)));
  return (
    <Row term={t('parts.mendedTerm')} advice>
      <ul>
        {mended.map((part) => (
          <li key={part.id}>{t('parts.mended', { name: part.name, steps: stepsOf(part) })}</li>
        ))}
      </ul>
    </Row>
  );
}

/** What was measured of the files that are sold; nothing where a part was not measured. */
export function CheckedBeforeSale({ parts }: { parts: readonly ModelPart[] }) {
  const intl = useIntl();
  const t = useText();
  const measured = parts.filter(isMeasured);
  if (measured.length < parts.length) return null;
  const closed = measured.filter(({ mesh }) => mesh.watertight).length;
  const overlapping = measured.filter(({ mesh }) => mesh.overlapping);
  const supported = parts.filter(({ supports }) => supports);
  const longest = Math.max(...parts.flatMap(({ sizeMm }) => sizeMm));
  const triangles = measured.reduce((sum, { mesh }) => sum + mesh.triangles, 0);
  const names = (of: readonly ModelPart[]) => intl.formatList(of.map(({ name }) => name));
  return (
    <div className="pcheck">
      <h3 className="h3">{t('parts.checked')}</h3>
      <dl>
        <Row term={t('parts.surface')} advice={closed < parts.length}>
          {t('parts.closed', { closed, count: parts.length })}
        </Row>
        <MendedRow parts={measured} />
        <Row term={t('parts.units')}>{t('parts.longest', { mm: intl.formatNumber(Math.round(longest)) })}</Row>
        <Row term={t('parts.shells')} advice={overlapping.length > 0}>
          {overlapping.length > 0 ? t('parts.overlapping', { names: names(overlapping) }) : t('parts.apart')}
        </Row>
        {parts.every(({ supports }) => supports !== null) && (
          <Row term={t('parts.supportsTerm')} advice={supported.length > 0}>
            {supported.length > 0 ? names(supported) : t('parts.noneNeeded')}
          </Row>
        )}
        <Row term={t('parts.triangles')}>
          {t('parts.inFiles', { triangles: intl.formatNumber(triangles), count: parts.length })}
        </Row>
      </dl>
    </div>
  );
}
