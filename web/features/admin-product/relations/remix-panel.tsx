import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { ProductPicker } from '../product-picker.tsx';
import { useOriginVersionsQuery, useProductOriginQuery } from './Remix.gen.ts';

interface RemixPanelProps {
  /** Of the product that is made. */
  id: number;
  busy: boolean;
  onBegin: (originId: number, versionId: string) => void;
}

const VersionOf = ({ originId, busy, onBegin }: Omit<RemixPanelProps, 'id'> & { originId: number }) => {
  const t = useText();
  const intl = useIntl();
  const { data, error, refetch } = useOriginVersionsQuery({ variables: { id: originId } });
  const [chosen, setChosen] = useState<string | null>(null);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const versions = data?.productPreview.modelVersions;
  const [newest] = versions ?? [];
  if (versions && !newest) return <p className="muted">{t('catalogue.remix.noVersion')}</p>;
  const versionId = chosen ?? newest?.id;
  return (
    <div className="row rmx__row">
      <Select
        label={t('catalogue.remix.version')}
        value={versionId}
        disabled={!versions}
        onChange={({ target }) => setChosen(target.value)}
      >
        {versions?.map(({ id, version, publishedAt }) => (
          <option key={id} value={id}>
            {version}, {formatDate(intl, publishedAt)}
          </option>
        ))}
      </Select>
      <Button
        variant="line"
        busy={busy}
        disabled={!versionId}
        onClick={() => versionId && onBegin(originId, versionId)}
      >
        {t('catalogue.remix.begin')}
      </Button>
    </div>
  );
};

/** Begins the first version of a model with the parts of another one. */
export const RemixPanel = ({ id, ...begin }: RemixPanelProps) => {
  const t = useText();
  const [originId, setOriginId] = useState<number | null>(null);
  return (
    <section className="panel stack">
      <h2 className="h3">{t('catalogue.remix.title')}</h2>
      <p className="muted">{t('catalogue.remix.hint')}</p>
      <ProductPicker label={t('catalogue.remix.origin')} value={originId} except={id} onChange={setOriginId} />
      {originId !== null && <VersionOf key={originId} originId={originId} {...begin} />}
    </section>
  );
};

/** What the model of a product was made from, on sale or not; nothing where it is no remix. */
export const OriginLine = ({ id }: { id: number }) => {
  const t = useText();
  const origin = useProductOriginQuery({ variables: { id } }).data?.adminProduct.remixOf;
  if (!origin) return null;
  const { product, version } = origin;
  return (
    <p>
      {t('catalogue.remix.of')}{' '}
      <Link className="link" to={`/admin/products/${product.id}/model`}>
        {product.name}
      </Link>{' '}
      <span className="num faint">{version}</span>
      {!product.active && <span className="faint"> · {t('catalogue.edit.offSale')}</span>}
    </p>
  );
};
