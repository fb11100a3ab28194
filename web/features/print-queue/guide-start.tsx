import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Guide } from './queue.ts';

interface GuideStartProps {
  guide: Guide;
  hidden: boolean;
  show: (page: number) => void;
}

const Contents = ({ guide, show }: Omit<GuideStartProps, 'hidden'>) => {
  const t = useText();
  return (
    <nav aria-labelledby="guide-contents" className="bg__toc">
      <h3 className="h3" id="guide-contents">
        {t('queue.guide.contents')}
      </h3>
      <ol>
        {guide.steps.map(({ id, title, done }, place) => (
          <li key={id}>
            <button type="button" onClick={() => show(place + 1)}>
              <span className="num">{place + 1}</span>
              <span>{title}</span>
              {done && (
                <span className="bg__ok">
                  <Icon name="check" />
                  <span className="sr">{t('queue.guide.stepDone')}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** What comes before the first step: what else is needed, safety, the steps. */
export const GuideStart = ({ guide, hidden, show }: GuideStartProps) => {
  const t = useText();
  const { subtitle, hardware, safety, steps } = guide;
  const done = steps.filter((step) => step.done).length;
  return (
    <section className="bg__s" aria-labelledby="guide-start" hidden={hidden}>
      <h2 className="h2" id="guide-start" tabIndex={-1}>
        {t('queue.guide.title')}
      </h2>
      <p className="bg__lead">
        {subtitle} · {t('queue.guide.progress', { done, all: steps.length })}
      </p>
      <div className="bg__two">
        <Contents guide={guide} show={show} />
        <div>
          <h3 className="h3">{t('queue.guide.hardware')}</h3>
          <ul className="bg__need">
            {hardware.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Notice kind="warn">
            <h3 className="h3">{t('queue.guide.safety')}</h3>
            <ul className="bg__need">
              {safety.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
        </div>
      </div>
    </section>
  );
};
