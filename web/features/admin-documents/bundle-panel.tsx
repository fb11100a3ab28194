import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatSize } from '../../intl/file-size.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { lastMonths, monthBefore, monthName } from './months.ts';
import { useBundle } from './use-bundle.ts';

type Bundle = ReturnType<typeof useBundle>;

/** The size is known about: only who has all of it is at the end. */
const shareOf = ({ bytes, size }: Bundle): number => Math.min(0.99, bytes / Math.max(1, size?.byteCount ?? 1));

const Progress = ({ bundle, name }: { bundle: Bundle; name: string }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <div className="doc-progress">
      <progress aria-label={t('documents.bundle.progress', { month: name })} max={1} value={shareOf(bundle)} />
      <span className="num muted">
        {t('documents.bundle.loaded', {
          loaded: formatSize(intl, bundle.bytes),
          all: formatSize(intl, bundle.size?.byteCount ?? 0),
        })}
      </span>
      <Button variant="quiet" small onClick={bundle.stop}>
        {t('documents.bundle.stop')}
      </Button>
    </div>
  );
};

const Size = ({ size }: Pick<Bundle, 'size'>) => {
  const t = useText();
  const intl = useIntl();
  if (!size) return <span className="muted">{t('documents.bundle.measuring')}</span>;
  return (
    <span className="muted">
      {t('documents.bundle.size', { count: size.documentCount, size: formatSize(intl, size.byteCount) })}
    </span>
  );
};

/** All documents of a month as one file, by default of the month that is over. */
export const BundlePanel = ({ month: shown }: { month: string | null }) => {
  const t = useText();
  const intl = useIntl();
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? shown ?? monthBefore(1);
  const bundle = useBundle(month);
  const name = monthName(intl, month);
  const months = lastMonths();
  return (
    <section className="panel adm__stack" aria-label={t('documents.bundle')}>
      <h2 className="h3">{t('documents.bundle')}</h2>
      <p className="hint">{t('documents.bundle.hint')}</p>
      <div className="doc-bundle">
        <select
          className="in doc-choice"
          aria-label={t('documents.bundle.month')}
          value={month}
          disabled={bundle.busy}
          onChange={({ target }) => setChosen(target.value)}
        >
          {(months.includes(month) ? months : [month, ...months]).map((one) => (
            <option key={one} value={one}>
              {monthName(intl, one)}
            </option>
          ))}
        </select>
        <Button
          variant="line"
          small
          icon="down"
          busy={bundle.busy}
          disabled={bundle.size?.documentCount === 0}
          onClick={() => void bundle.save()}
        >
          {t('documents.bundle.save')}
        </Button>
        {bundle.busy ? <Progress bundle={bundle} name={name} /> : <Size size={bundle.size} />}
      </div>
      <ErrorLine>{bundle.problem}</ErrorLine>
    </section>
  );
};
