import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import type { DraftPart } from './use-model-draft.ts';

const VIEWS = ['above', 'below'] as const;

interface HeatPictureProps {
  heat: DraftPart['heat'];
  view: (typeof VIEWS)[number];
}

const HeatPicture = ({ heat, view }: HeatPictureProps) => {
  const t = useText();
  const [missing, setMissing] = useState(false);
  const { url, width, height } = heat[view];
  return (
    <figure className="mh__view">
      <div className="photo">
        {missing ? (
          <p className="muted">{t('catalogue.model.heat.missing')}</p>
        ) : (
          <img
            {...{ src: url, width, height }}
            loading="lazy"
            alt={t(`catalogue.model.heat.${view}.alt`)}
            onError={() => setMissing(true)}
          />
        )}
      </div>
      <figcaption className="muted">{t(`catalogue.model.heat.${view}`)}</figcaption>
    </figure>
  );
};

/** What printing a part takes, in colours: what lies on the bed, what hangs over and where walls are thin. */
export const PartHeat = ({ heat }: Pick<DraftPart, 'heat'>) => {
  const t = useText();
  return (
    <section className="stack mh" aria-label={t('catalogue.model.heat')}>
      <h3 className="h4">{t('catalogue.model.heat')}</h3>
      <div className="mh__views">
        {VIEWS.map((view) => (
          <HeatPicture key={heat[view].url} {...{ heat, view }} />
        ))}
      </div>
      <ul className="mh__legend">
        {heat.legend.map(({ kind, hex }) => (
          <li key={kind}>
            <span style={{ background: hex }} aria-hidden="true" />
            {t(`catalogue.model.heat.${kind}`)}
          </li>
        ))}
      </ul>
    </section>
  );
};
