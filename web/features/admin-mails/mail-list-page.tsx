import './admin-mails.css';
import { Link } from 'react-router-dom';
import type { MailGroup, MailKind } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Tag } from '../../ui/badge.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { useMailTextsQuery, type MailTextsQuery } from './MailTexts.gen.ts';

type Text = MailTextsQuery['mailTexts'][number];

const GROUPS = ['ORDER', 'ACCOUNT', 'NEWS', 'SHOP'] as const satisfies readonly MailGroup[];

const Row = ({ kind, texts }: { kind: MailKind; texts: readonly Text[] }) => {
  const t = useText();
  const changed = texts.filter((text) => text.changed);
  return (
    <li>
      <Link className="mail-row" to={`/admin/settings/mails/${kind}`}>
        <span>{t(`settings.mails.kind.${kind}`)}</span>
        <span className="row">
          {changed.length === 0 && <span className="faint">{t('settings.builtIn')}</span>}
          {changed.map(({ language }) => (
            <Tag key={language} kind="ok">
              {t('settings.mails.changedIn', { language: t(`settings.language.${language}`) })}
            </Tag>
          ))}
        </span>
      </Link>
    </li>
  );
};

const Group = ({ group, texts }: { group: MailGroup; texts: readonly Text[] }) => {
  const t = useText();
  const kinds = [...new Set(texts.map(({ kind }) => kind))];
  return (
    <section aria-labelledby={`mails-${group}`}>
      <h2 className="h3" id={`mails-${group}`}>
        {t(`settings.mails.group.${group}`)}
      </h2>
      <ul className="panel mail-list">
        {kinds.map((kind) => (
          <Row key={kind} kind={kind} texts={texts.filter((text) => text.kind === kind)} />
        ))}
      </ul>
    </section>
  );
};

/** Every mail that the shop sends to others, with the languages in which the owner has changed it. */
export const MailListPage = () => {
  const t = useText();
  const { data, error, loading, refetch } = useMailTextsQuery();
  return (
    <>
      <AdminTop title={t('settings.mails')} back={{ to: '/admin/settings', text: t('settings.title') }} />
      <p className="muted mail-intro">{t('settings.mails.lead')}</p>
      {error && !data && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="640px" />}
      <div className="adm__stack">
        {data &&
          GROUPS.map((group) => (
            <Group key={group} group={group} texts={data.mailTexts.filter((text) => text.group === group)} />
          ))}
      </div>
    </>
  );
};
