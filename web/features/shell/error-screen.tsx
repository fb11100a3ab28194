import './error-screen.css';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { builtUrl } from '../../lib/cdn.ts';
import { Head } from '../../lib/head.tsx';
import { Button } from '../../ui/button.tsx';
import drawing from './rocket-drawing.webp?url';

interface ErrorScreenProps {
  /** Code of what went wrong, to be told to the workshop. */
  code: string;
  /** What happened, where it is known better than that something of ours broke. */
  text?: string | undefined;
  /** More about it, in English. */
  reason?: string | undefined;
  onRetry: () => void;
  onReload: () => void;
}

/** A page that could not be shown, with ways on that need nothing of it. Its heading and buttons are Slovak everywhere, the sentence is in the page's language. */
export const ErrorScreen = ({ code, text, reason, onRetry, onReload }: ErrorScreenProps) => {
  const t = useText();
  const [drawn, setDrawn] = useState(true);
  return (
    <div className="er">
      <Head title="Chyba" />
      <div>
        <span className="pn">{code}</span>
        <h1 className="display" lang="sk">
          Nastala neočakávaná chyba
        </h1>
        <p className="lead">{text ?? t('common.failure.text')}</p>
        {reason && <p lang="en">{reason}</p>}
        <div className="row er__actions" lang="sk">
          <Button icon="rot" title={t('common.failure.retry')} onClick={onRetry}>
            Skúsiť znovu
          </Button>
          <Button variant="line" title={t('common.failure.reload')} onClick={onReload}>
            Obnoviť stránku
          </Button>
        </div>
        <p>
          <a className="link" href="/contact">
            {t('common.failure.contact')}
          </a>
        </p>
      </div>
      {drawn && (
        <div className="er__art">
          <img src={builtUrl(drawing)} alt="" width="1000" height="300" onError={() => setDrawn(false)} />
          <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden>
            <path d="M57 0v18l-3 4 5 6-6 5 4 5v22" vectorEffect="non-scaling-stroke" />
          </svg>
        </div>
      )}
    </div>
  );
};
