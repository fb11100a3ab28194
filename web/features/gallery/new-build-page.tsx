import './gallery.css';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { useAccount } from '../../lib/use-account.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BuildForm } from './build-form.tsx';

const Sent = () => {
  const t = useText();
  const { user } = useAccount();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="empty" aria-labelledby="build-sent">
      <h2 className="h3" id="build-sent" tabIndex={-1} ref={title}>
        {t('gallery.sent')}
      </h2>
      <p className="muted">{t('gallery.sentHint')}</p>
      <ButtonLink variant="line" small to={`/gallery/${user?.id ?? ''}`}>
        {t('gallery.own')}
      </ButtonLink>
    </section>
  );
};

/** Where a customer adds a build; `?product=` names the model. */
export const NewBuildPage = () => {
  const [params] = useSearchParams();
  const [sent, setSent] = useState(false);
  return sent ? <Sent /> : <BuildForm chosen={params.get('product') ?? ''} onSent={() => setSent(true)} />;
};
