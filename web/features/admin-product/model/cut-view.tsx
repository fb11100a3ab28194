import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { MeshState } from './mesh-state.tsx';
import type { Draft } from './use-model-draft.ts';

export type Cutting = Draft['cuttings'][number];

const Joints = ({ cuts }: Pick<Cutting, 'cuts'>) => {
  const t = useText();
  const intl = useIntl();
  return (
    <div>
      <h4 className="label">{t('catalogue.model.cutting.joints')}</h4>
      <ul className="mm__found">
        {cuts.map(({ pieces: [first = 0, second = 0], joint, count, dowelMm }) => (
          <li key={`${first} ${second}`}>
            {t(`catalogue.model.cutting.between.${joint}`, {
              first,
              second,
              count,
              mm: intl.formatNumber(dowelMm ?? 0),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The whole part, then each piece and the dowels, and what joins them. */
export const CutView = ({ cutting: { before, pieces, cuts } }: { cutting: Cutting }) => {
  const t = useText();
  const count = pieces.filter(({ dowelMm }) => dowelMm === null).length;
  return (
    <>
      <div className="mh__views">
        <MeshState
          lies
          state={before}
          title={t('catalogue.model.cutting.before')}
          alt={t('catalogue.model.cutting.before.alt')}
        />
        {pieces.map((piece, i) => {
          const title =
            piece.dowelMm === null
              ? t('catalogue.model.cutting.piece', { number: i + 1, count })
              : t('catalogue.model.cutting.dowel', { copies: piece.count });
          return (
            <MeshState
              key={piece.fileName}
              lies
              state={piece.state}
              title={title}
              alt={t('catalogue.model.cutting.piece.alt', { title })}
            />
          );
        })}
      </div>
      <Joints cuts={cuts} />
    </>
  );
};
