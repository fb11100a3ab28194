import { ACCOUNT_PURPOSES, CHART_ACCOUNTS, POSTING_KINDS } from '../../codegen/accounts.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Select, TextInput } from '../../ui/form/field.tsx';
import { ErrorAt } from './error-at.tsx';
import { DayAt, TextAt } from './inputs.tsx';
import { useDraft } from './setting-context.ts';
import { useErrorAt } from './use-error-at.ts';

type Chart = keyof typeof CHART_ACCOUNTS;
type Entry = Readonly<Record<string, string>>;

/** One text of a list in which only what differs stands: an empty one takes the entry out. */
const useEntry = (list: 'accounts' | 'postings', [by, key]: readonly [string, string], field: string) => {
  const { value, change } = useDraft();
  const entries = (value as Record<typeof list, readonly Entry[]>)[list];
  const at = entries.findIndex((entry) => entry[by] === key);
  const put = (text: string) => {
    const written = { [by]: key, [field]: text };
    if (at < 0) return change(list, [...entries, written]);
    return change(
      list,
      text === '' ? entries.filter((_, i) => i !== at) : entries.map((one, i) => (i === at ? written : one)),
    );
  };
  return { text: entries[at]?.[field] ?? '', put, error: useErrorAt(`${list}.${at}.${field}`) };
};

const Account = ({ purpose, chart }: { purpose: (typeof ACCOUNT_PURPOSES)[number]; chart: Chart }) => {
  const t = useText();
  const { text, put, error } = useEntry('accounts', ['purpose', purpose], 'number');
  return (
    <TextInput
      label={t(`settings.accounting.account.${purpose}`)}
      inputMode="numeric"
      placeholder={CHART_ACCOUNTS[chart][purpose]}
      value={text}
      error={error}
      onChange={({ target }) => put(target.value)}
    />
  );
};

const Posting = ({ kind }: { kind: (typeof POSTING_KINDS)[number] }) => {
  const t = useText();
  const { text, put, error } = useEntry('postings', ['kind', kind], 'code');
  return (
    <TextInput
      label={t(`settings.accounting.posting.${kind}`)}
      value={text}
      error={error}
      onChange={({ target }) => put(target.value)}
    />
  );
};

const Accounts = () => {
  const t = useText();
  const { value, change } = useDraft();
  const { chart } = value as { chart: Chart };
  return (
    <section className="panel adm__stack" aria-label="DATEV">
      <h2 className="h3">DATEV</h2>
      <ErrorAt path="accounts" />
      <div className="fg">
        <Select
          label={t('settings.accounting.chart')}
          hint={t('settings.accounting.chartHint')}
          value={chart}
          onChange={({ target }) => change('chart', target.value)}
        >
          {Object.keys(CHART_ACCOUNTS).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </div>
      <div className="fg">
        {ACCOUNT_PURPOSES.map((purpose) => (
          <Account key={purpose} purpose={purpose} chart={chart} />
        ))}
      </div>
    </section>
  );
};

const Postings = () => {
  const t = useText();
  return (
    <section className="panel adm__stack" aria-label="POHODA">
      <h2 className="h3">POHODA</h2>
      <p className="hint">{t('settings.accounting.postingsHint')}</p>
      <ErrorAt path="postings" />
      <div className="fg">
        {POSTING_KINDS.map((kind) => (
          <Posting key={kind} kind={kind} />
        ))}
      </div>
    </section>
  );
};

const Sending = () => {
  const t = useText();
  return (
    <section className="panel adm__stack" aria-label={t('settings.accounting.sending')}>
      <h2 className="h3">{t('settings.accounting.sending')}</h2>
      <div className="fg">
        <DayAt
          path="peppolFrom"
          label={t('settings.accounting.peppolFrom')}
          hint={t('settings.accounting.peppolFromHint')}
        />
      </div>
      <p className="hint">{t('settings.accounting.sendingHint')}</p>
    </section>
  );
};

/** What the forms of the tax office and the files for accounting programs need beside the seller. */
export const AccountingForm = () => {
  const t = useText();
  return (
    <>
      <section className="panel adm__stack" aria-label={t('settings.accounting.forms')}>
        <h2 className="h3">{t('settings.accounting.forms')}</h2>
        <div className="fg">
          <TextAt
            path="taxOffice"
            label={t('settings.accounting.taxOffice')}
            hint={t('settings.accounting.taxOfficeHint')}
          />
          <TextAt
            path="signatory"
            label={t('settings.accounting.signatory')}
            hint={t('settings.accounting.signatoryHint')}
          />
        </div>
      </section>
      <Sending />
      <Accounts />
      <Postings />
    </>
  );
};
