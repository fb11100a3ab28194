import './admin-mails.css';
import { useSearchParams } from 'react-router-dom';
import type { MailKind, MailLanguage } from '../../codegen/schema.gen.ts';
import { LOCALES } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { MailKey } from './unsaved-words.ts';
import { MailEditor } from './mail-editor.tsx';
import { useMailTextQuery } from './MailTexts.gen.ts';

const LoadedMail = ({ mail }: { mail: MailKey }) => {
  const t = useText();
  const { data, error, loading, refetch } = useMailTextQuery({ variables: { mail } });
  if (data) return <MailEditor mail={mail} loaded={data.mailText} />;
  if (error) return <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />;
  return (
    <div aria-busy>
      <Spinner label={t('common.loading')} />
      <Skeleton height="640px" />
    </div>
  );
};

/** The words of a mail, language by language; the language stands in the address. */
export const MailPage = ({ kind }: { kind: MailKind }) => {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const language: MailLanguage = LOCALES.find((locale) => locale === search.get('text')) ?? 'en';
  const tabs = LOCALES.map((locale) => ({
    id: locale,
    label: t(`settings.language.${locale}`),
    href: `/admin/settings/mails/${kind}?text=${locale}`,
  }));
  return (
    <>
      <AdminTop
        title={t(`settings.mails.kind.${kind}`)}
        back={{ to: '/admin/settings/mails', text: t('settings.mails') }}
      />
      <Tabs
        label={t('settings.mails.language')}
        tabs={tabs}
        selected={language}
        onSelect={(text) => setSearch({ text }, { replace: true, preventScrollReset: true })}
      >
        <LoadedMail key={language} mail={{ kind, language }} />
      </Tabs>
    </>
  );
};
