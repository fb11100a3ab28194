import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../ui/button.tsx';

interface LoadStripProps {
  /** Bytes; `total` is 0 while nobody knows. */
  loaded: number;
  total: number;
  onCancel: () => void;
}

/** What has arrived of the model, in words, kilobytes and a bar. */
export function LoadStrip({ loaded, total, onCancel }: LoadStripProps) {
  const intl = useIntl();
  const t = useText();
  const kilobytes = (bytes: number) => intl.formatNumber(Math.round(bytes / 1000));
  const known = total > 0;
  return (
    <div className="v3__strip">
      <div>
        <p className="row between">
          <span role="status">{t('products.viewerLoading')}</span>
          <span className="num">
            {known
              ? t('products.viewerLoaded', { loaded: kilobytes(loaded), total: kilobytes(total) })
              : t('products.viewerLoadedOnly', { loaded: kilobytes(loaded) })}
          </span>
        </p>
        <div
          className={known ? 'prog' : 'prog prog--open'}
          role="progressbar"
          aria-label={t('products.viewerLoading')}
          {...(known && {
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': Math.round((loaded / total) * 100),
          })}
        >
          <i style={known ? { width: `${(loaded / total) * 100}%` } : undefined} />
        </div>
      </div>
      <IconButton icon="x" label={t('products.viewerCancel')} onClick={onCancel} />
    </div>
  );
}
