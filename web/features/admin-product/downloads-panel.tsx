import { useIntl } from 'react-intl';
import { formatSize } from '../../intl/file-size.ts';
import { useText } from '../../intl/use-text.ts';
import { Link } from 'react-router-dom';
import { useProductModelStateQuery } from './EditProduct.gen.ts';

const Files = ({ id }: { id: number }) => {
  const t = useText();
  const intl = useIntl();
  const { data } = useProductModelStateQuery({ variables: { id } });
  const content = data?.productPreview.tabs.find((tab) => tab.id === 'download')?.content;
  const files = content?.__typename === 'DownloadsContent' ? content.downloads : [];
  return (
    <>
      <p className="muted">{t(files.length > 0 ? 'catalogue.edit.filesText' : 'catalogue.edit.noFiles')}</p>
      <ul className="pe-files num">
        {files.map(({ label, format, sizeBytes }) => (
          <li key={label + format}>
            {label} <span className="faint">{`${format}, ${formatSize(intl, sizeBytes)}`}</span>
          </li>
        ))}
      </ul>
      <Link className="link" to={`/admin/products/${id}/model`}>
        {t('catalogue.edit.toModel')}
      </Link>
    </>
  );
};

/** What buyers download: made from the published version of the model, so it is changed there. */
export const DownloadsPanel = ({ id }: { id: number | null }) => {
  const t = useText();
  return id === null ? <p className="muted">{t('catalogue.edit.afterSaving')}</p> : <Files id={id} />;
};
