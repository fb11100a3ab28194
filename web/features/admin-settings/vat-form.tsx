import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Select, TextInput } from '../../ui/form/field.tsx';
import { ErrorAt } from './error-at.tsx';
import { amountOf } from './amounts.ts';
import { CrossBorderPanel } from './cross-border-panel.tsx';
import { DayAt } from './inputs.tsx';
import { useDraft } from './setting-context.ts';
import { countryName } from './country-name.ts';
import { useErrorAt } from './use-error-at.ts';
import { COUNTRIES, rateOn, shopDay, TAX_CLASSES, type Rate, type VatValue } from './vat.ts';

const RateText = ({ percent }: { percent: number }) => {
  const intl = useIntl();
  return (
    <span className="num">{intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 })}</span>
  );
};

const Coming = ({ index, rate }: { index: number; rate: Rate }) => {
  const t = useText();
  const intl = useIntl();
  const { value, change } = useDraft();
  const { rates } = value as VatValue;
  const name = `${countryName(intl, rate.country)}, ${t(`settings.vat.class.${rate.taxClass}`)}`;
  const wrongDay = useErrorAt(`rates.${index}.from`);
  const wrongPercent = useErrorAt(`rates.${index}.percent`);
  const error = wrongDay ?? wrongPercent;
  return (
    <li className="set-line">
      <span>
        {name}
        {error && <span className="err">{error}</span>}
      </span>
      <span className="num">{formatDate(intl, `${rate.from}T12:00:00Z`)}</span>
      {typeof rate.percent === 'number' ? <RateText percent={rate.percent} /> : <span>{String(rate.percent)}</span>}
      <IconButton
        icon="x"
        label={t('settings.vat.remove', { name })}
        onClick={() =>
          change(
            'rates',
            rates.filter((_, i) => i !== index),
          )
        }
      />
    </li>
  );
};

const AddRate = () => {
  const t = useText();
  const intl = useIntl();
  const { value, change } = useDraft();
  const [country, setCountry] = useState('SK');
  const [taxClass, setTaxClass] = useState<Rate['taxClass']>('goods');
  const [from, setFrom] = useState('');
  const [percent, setPercent] = useState('');
  const { rates } = value as VatValue;
  const add = () => {
    change('rates', [...rates, { country, taxClass, from, percent: amountOf(percent, 1) as number }]);
    setFrom('');
    setPercent('');
  };
  return (
    <div className="set-add">
      <Select label={t('settings.country')} value={country} onChange={(event) => setCountry(event.target.value)}>
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {countryName(intl, code)}
          </option>
        ))}
      </Select>
      <Select
        label={t('settings.vat.class')}
        value={taxClass}
        onChange={(event) => setTaxClass(event.target.value as Rate['taxClass'])}
      >
        {TAX_CLASSES.map((each) => (
          <option key={each} value={each}>
            {t(`settings.vat.class.${each}`)}
          </option>
        ))}
      </Select>
      <TextInput
        type="date"
        label={t('settings.vat.from')}
        min={shopDay()}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextInput
        label={t('settings.vat.percent')}
        inputMode="decimal"
        value={percent}
        onChange={(event) => setPercent(event.target.value)}
      />
      <Button variant="line" disabled={!from || !percent} onClick={add}>
        {t('settings.vat.add')}
      </Button>
    </div>
  );
};

const Current = () => {
  const t = useText();
  const intl = useIntl();
  const { rates } = useDraft().value as VatValue;
  return (
    <table className="tbl set-rates" aria-label={t('settings.vat.current')}>
      <thead>
        <tr>
          <th scope="col">{t('settings.country')}</th>
          {TAX_CLASSES.map((taxClass) => (
            <th key={taxClass} scope="col" className="r">
              {t(`settings.vat.class.${taxClass}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COUNTRIES.map((country) => (
          <tr key={country}>
            <th scope="row">{countryName(intl, country)}</th>
            {TAX_CLASSES.map((taxClass) => (
              <td key={taxClass} className="r">
                <RateText percent={rateOn(rates, { country, taxClass }, shopDay())} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const VatForm = () => {
  const t = useText();
  const { rates } = useDraft().value as VatValue;
  const coming = rates.map((rate, index) => ({ rate, index })).filter(({ rate }) => rate.from >= shopDay());
  return (
    <div className="adm__stack">
      <section className="panel adm__stack" aria-labelledby="coming">
        <h2 className="h3" id="coming">
          {t('settings.vat.coming')}
        </h2>
        <ErrorAt path="rates" />
        {coming.length === 0 && <p className="muted">{t('settings.vat.none')}</p>}
        <ul>
          {coming.map(({ rate, index }) => (
            <Coming key={`${rate.country} ${rate.taxClass} ${rate.from} ${index}`} rate={rate} index={index} />
          ))}
        </ul>
        <AddRate />
      </section>
      <CrossBorderPanel />
      <section className="panel fg" aria-label={t('settings.vat.oss')}>
        <DayAt path="ossFrom" label={t('settings.vat.oss')} hint={t('settings.vat.ossHint')} min={shopDay()} />
      </section>
      <section className="panel">
        <Current />
      </section>
    </div>
  );
};
