import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { FullProduct } from './buy-box.tsx';
import type { TabContent } from './product-tabs.tsx';
import { bytesText } from './size-text.ts';
import { useOwnedCopy } from './owned/use-owned-copy.ts';

type DownloadsContent = Extract<TabContent, { __typename: 'DownloadsContent' }>;
type Download = DownloadsContent['downloads'][number];

/** In the place of a file that is not for everyone. */
function Locked({ owned }: { owned: boolean }) {
  const t = useText();
  if (!owned)
    return (
      <Button small icon="lock" disabled>
        {t('products.afterPurchase')}
      </Button>
    );
  return (
    <ButtonLink variant="line" small icon="down" to="/account/downloads">
      {t('products.download')}
    </ButtonLink>
  );
}

function Row({ item, owned }: { item: Download; owned: boolean }) {
  const intl = useIntl();
  const t = useText();
  return (
    <tr>
      <td>
        <span className="row dl__n">
          <Icon name="file" />
          {item.label}
        </span>
      </td>
      <td className="num muted">{item.format}</td>
      <td className="r num dl__s">{bytesText(intl, item.sizeBytes)}</td>
      <td className="r">
        {item.url ? (
          <a
            className="btn btn--line btn--sm"
            href={item.url}
            download
            aria-label={t('products.downloadNamed', { name: item.label })}
          >
            <Icon name="down" />
            {t('products.download')}
          </a>
        ) : (
          <Locked owned={owned} />
        )}
      </td>
    </tr>
  );
}

interface DownloadsListProps {
  content: DownloadsContent;
  product: Pick<FullProduct, 'id' | 'productType'>;
}

/** What can be downloaded: some files for everyone, the others after the purchase. */
export function DownloadsList({ content: { downloads }, product }: DownloadsListProps) {
  const t = useText();
  const owned = useOwnedCopy(product) !== null;
  const locked = !owned && downloads.some(({ url }) => url === null);
  return (
    <div className="two two--wide">
      <table className="tbl tbl--cards dl">
        <thead>
          <tr>
            <th scope="col">{t('products.file')}</th>
            <th scope="col">{t('products.format')}</th>
            <th scope="col" className="r dl__s">
              {t('products.fileSize')}
            </th>
            <th scope="col">
              <span className="sr">{t('products.download')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {downloads.map((item) => (
            <Row key={`${item.label} ${item.format}`} item={item} owned={owned} />
          ))}
        </tbody>
      </table>
      {locked && (
        <div>
          <Notice>{t('products.downloadNote')}</Notice>
        </div>
      )}
    </div>
  );
}
