import './gallery.css';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { isOpen } from './build-draft.ts';
import { BuildForm } from './build-form.tsx';
import { useMyBuildsQuery } from './OwnBuilds.gen.ts';

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

/** A build that was not sent in yet or was refused, to be gone on with. */
const Begun = ({ id, onSent }: { id: string; onSent: () => void }) => {
  const { data, error, loading, refetch } = useMyBuildsQuery();
  if (!data && error) return <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="640px" />;
  const build = data.myBuilds.find((each) => each.id === id && isOpen(each));
  return <BuildForm chosen={String(build?.product.id ?? '')} build={build} onSent={onSent} />;
};

/** Where a customer adds a build or goes on with one (`?build=`); `?product=` names the model. */
export const NewBuildPage = () => {
  const [params] = useSearchParams();
  const [sent, setSent] = useState(false);
  const onSent = () => setSent(true);
  const begun = params.get('build');
  if (sent) return <Sent />;
  if (begun) return <Begun id={begun} onSent={onSent} />;
  return <BuildForm chosen={params.get('product') ?? ''} onSent={onSent} />;
};
