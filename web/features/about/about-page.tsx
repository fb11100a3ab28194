import './about.css';
import { useText } from '../../intl/use-text.ts';
import { builtUrl } from '../../lib/cdn.ts';
import { Balloon } from '../../ui/drawing.tsx';
import { PublicBreadcrumb } from '../../ui/breadcrumb.tsx';
import { PublicHead } from '../../ui/public-head.tsx';
import small from './racer-exploded-640.webp?url';
import large from './racer-exploded.webp?url';

const STEPS = ['drawn', 'printed', 'built', 'used'] as const;

const Stage = () => {
  const t = useText();
  return (
    <div className="about-stage">
      <img
        src={builtUrl(large)}
        srcSet={`${builtUrl(small)} 640w, ${builtUrl(large)} 1056w`}
        sizes="(max-width: 960px) 100vw, 960px"
        alt={t('about.us.picture')}
        width="1056"
        height="792"
        fetchPriority="high"
      />
    </div>
  );
};

/** Who makes the models, and how. */
export const AboutPage = () => {
  const t = useText();
  return (
    <>
      <PublicHead title={t('about.us.title')} description={t('about.us.lead')} />
      <div className="wrap">
        <PublicBreadcrumb
          label={t('about.breadcrumb')}
          items={[{ to: '/', text: t('nav.home') }, { text: t('nav.about') }]}
        />
        <div className="two about-head">
          <h1 className="display">{t('about.us.headline')}</h1>
          <p className="lead">{t('about.us.lead')}</p>
        </div>
      </div>
      <Stage />
      <div className="wrap">
        <section className="sec" aria-labelledby="how">
          <div className="sec__h">
            <h2 className="h2" id="how">
              {t('about.us.how')}
            </h2>
          </div>
          <ol className="about-how">
            {STEPS.map((step, index) => (
              <li key={step}>
                <Balloon number={index + 1} />
                <h3 className="h3">{t(`about.us.${step}.title`)}</h3>
                <p className="muted">{t(`about.us.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
};
