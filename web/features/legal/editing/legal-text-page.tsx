import '../legal.css';
import { use, useMemo, useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { useShopInfo } from '../../../lib/shop-info.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton, Spinner } from '../../../ui/loading.tsx';
import { useAdminLegalTextsQuery, type EditedLegalTextFragment } from './AdminLegalTexts.gen.ts';
import type { LegalPageName } from '../documents.ts';
import { LegalEditor } from './legal-editor.tsx';
import { builtInTexts, LEGAL_PAGES, type Texts } from './pages.ts';
import { LegalVersions } from './legal-versions.tsx';

interface LoadedProps {
  name: LegalPageName;
  text: EditedLegalTextFragment;
  /** What the shop came with. */
  coming: Promise<Texts>;
}

const Loaded = ({ name, text, coming }: LoadedProps) => {
  const builtIn = use(coming);
  const [round, setRound] = useState(0);
  const begin = text.draft ?? text.current ?? builtIn;
  return (
    <>
      <LegalEditor
        key={`${text.versions.length}.${round}`}
        name={name}
        text={text}
        begin={begin}
        onDiscarded={() => setRound(round + 1)}
      />
      <LegalVersions name={name} versions={text.versions} />
    </>
  );
};

/** A legal text as the owner words it: the draft in each language, its publishing, and the versions that there are. */
export const LegalTextPage = ({ name }: { name: LegalPageName }) => {
  const t = useText();
  const shop = useShopInfo();
  const coming = useMemo(() => builtInTexts(name, shop), [name, shop]);
  const { data, error, loading, refetch } = useAdminLegalTextsQuery({ variables: { page: LEGAL_PAGES[name] } });
  const [text] = data?.adminLegalTexts ?? [];
  return (
    <>
      <AdminTop title={t(`settings.legal.${name}`)} back={{ to: '/admin/settings/legal', text: t('settings.legal') }} />
      {text && <Loaded name={name} text={text} coming={coming} />}
      {!text && error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
      {!text && !error && (
        <div aria-busy>
          <Spinner label={t('common.loading')} />
          <Skeleton height="640px" />
        </div>
      )}
    </>
  );
};
