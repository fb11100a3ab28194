import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Select, TextInput } from '../../ui/form/field.tsx';
import { ErrorAt } from './error-at.tsx';
import { useDraft } from './setting-context.ts';
import { useErrorAt } from './use-error-at.ts';
import { shopDay } from './vat.ts';

const STATUSES = ['PAYER', 'NOT_PAYER', 'REGISTERED_7', 'REGISTERED_7A'] as const;

interface Period {
  /** ISO day of the shop's time zone. */
  from: string;
  status: (typeof STATUSES)[number];
}

const usePeriods = () => {
  const { value, change } = useDraft();
  const { periods } = value as { periods: readonly Period[] };
  return { periods, put: (next: readonly Period[]) => change('periods', next) };
};

const Line = ({ period, index, now }: { period: Period; index: number; now: boolean }) => {
  const t = useText();
  const intl = useIntl();
  const { periods, put } = usePeriods();
  const wrongDay = useErrorAt(`periods.${index}.from`);
  const wrongStatus = useErrorAt(`periods.${index}.status`);
  const error = wrongDay ?? wrongStatus;
  const day = formatDate(intl, `${period.from}T12:00:00Z`);
  return (
    <li className="set-line">
      <span>
        {t(`settings.taxpayer.status.${period.status}`)} {now && <Tag>{t('settings.taxpayer.now')}</Tag>}
        {error && <span className="err">{error}</span>}
      </span>
      <span className="num">{t('settings.taxpayer.since', { day })}</span>
      {period.from >= shopDay() && periods.length > 1 ? (
        <IconButton
          icon="x"
          label={t('settings.taxpayer.remove', { day })}
          onClick={() => put(periods.filter((_, i) => i !== index))}
        />
      ) : (
        <span />
      )}
    </li>
  );
};

const AddPeriod = () => {
  const t = useText();
  const { periods, put } = usePeriods();
  const [status, setStatus] = useState<Period['status']>('NOT_PAYER');
  const [from, setFrom] = useState(shopDay);
  return (
    <div className="set-add">
      <Select
        label={t('settings.taxpayer.status')}
        value={status}
        onChange={(event) => setStatus(event.target.value as Period['status'])}
      >
        {STATUSES.map((each) => (
          <option key={each} value={each}>
            {t(`settings.taxpayer.status.${each}`)}
          </option>
        ))}
      </Select>
      <TextInput
        type="date"
        label={t('settings.taxpayer.from')}
        min={shopDay()}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Button variant="line" disabled={!from} onClick={() => put([...periods, { from, status }])}>
        {t('settings.taxpayer.add')}
      </Button>
    </div>
  );
};

/** What the seller is by the VAT Act, from which day on. */
export const TaxpayerForm = () => {
  const t = useText();
  const { periods } = usePeriods();
  const sorted = periods.map((period, index) => ({ period, index }));
  sorted.sort((a, b) => (a.period.from < b.period.from ? -1 : 1));
  const current = sorted.findLast(({ period }) => period.from <= shopDay()) ?? sorted[0];
  return (
    <section className="panel adm__stack" aria-label={t('settings.taxpayer')}>
      <ErrorAt path="periods" />
      <ul>
        {sorted.map(({ period, index }) => (
          <Line
            key={`${period.from} ${period.status} ${index}`}
            period={period}
            index={index}
            now={index === current?.index}
          />
        ))}
      </ul>
      <AddPeriod />
      <p className="hint">{t('settings.taxpayer.hint')}</p>
    </section>
  );
};
