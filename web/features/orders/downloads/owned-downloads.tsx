import '../order-list.css';
import { useEffect } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { keptDownloads } from '../../../lib/files/kept-downloads.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useMyDownloadsQuery } from './MyDownloads.gen.ts';
import type { MyDownloadsQuery } from './MyDownloads.gen.ts';
import { OrdersSkeleton } from '../list/order-list.tsx';
import { OwnedDownloadCard } from './owned-download.tsx';
import { renewedFrom } from './renewed-links.ts';
import type { FileLink } from './renewed-links.ts';
import { versionLinks } from '../versions/use-item-version.ts';

type Me = MyDownloadsQuery['me'];

const linksOf = (me: Me | undefined): FileLink[] =>
  (me?.downloads.nodes ?? []).flatMap(({ line: { id, newest } }) => versionLinks(id, newest[0]));

/** The last purchase of each product: the same files bought twice stand once. */
const oncePerProduct = ({ downloads: { nodes } }: NonNullable<Me>) =>
  nodes.filter(({ line }, place) => nodes.findIndex((other) => other.line.productId === line.productId) === place);

const NoDownloads = () => {
  const t = useText();
  return (
    <EmptyState
      art="paper"
      title={t('checkout.downloads.empty.title')}
      action={
        <ButtonLink small to="/products?type=files">
          {t('checkout.downloads.empty.action')}
        </ButtonLink>
      }
    >
      {t('checkout.downloads.empty.text')}
    </EmptyState>
  );
};

/** For the offline page, while the customer is signed in. */
const useKept = (me: Me | undefined) =>
  useEffect(() => {
    if (!me) return;
    const downloads = oncePerProduct(me).map(({ boughtAt, line: { id, productName: name, newest } }) => ({
      id,
      name,
      boughtAt,
      file: newest[0] ? { name: newest[0].download.fileName, sizeBytes: newest[0].download.sizeBytes } : null,
    }));
    keptDownloads.keep(me.id, downloads);
  }, [me]);

/** Every set of files that the account owns. */
export const OwnedDownloads = () => {
  const t = useText();
  const { data, error, loading, refetch } = useMyDownloadsQuery();
  const me = data?.me;
  useKept(me);
  const failure = error && (
    <LoadFailure error={error} busy={loading} onRetry={() => void refetch().catch(() => undefined)} />
  );
  if (!me) return failure ?? <OrdersSkeleton />;
  if (me.downloads.nodes.length === 0) return <NoDownloads />;
  const renew = renewedFrom(linksOf(me), async () => linksOf((await refetch()).data?.me));
  return (
    <>
      {failure}
      {oncePerProduct(me).map((owned) => (
        <OwnedDownloadCard key={owned.line.id} owned={owned} renew={renew} />
      ))}
      <Notice>
        <p>{t('checkout.downloads.note')}</p>
      </Notice>
    </>
  );
};
