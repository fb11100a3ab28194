import '../legal.css';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import { Tag } from '../../../ui/badge.tsx';
import { useAdminLegalTextsQuery } from './AdminLegalTexts.gen.ts';
import { LEGAL_PAGES } from './pages.ts';
import type { LegalPageName } from '../documents.ts';

/** Every legal text, from when it holds, and whether a draft waits. */
export const LegalTextsPage = () => {
  const t = useText();
  const intl = useIntl();
  const { data } = useAdminLegalTextsQuery();
  return (
    <>
      <AdminTop title={t('settings.legal')} back={{ to: '/admin/settings', text: t('settings.title') }} />
      <ul className="panel legal-texts">
        {(Object.keys(LEGAL_PAGES) as LegalPageName[]).map((name) => {
          const text = data?.adminLegalTexts.find(({ page }) => page === LEGAL_PAGES[name]);
          const holds = text?.versions.find(({ coming }) => !coming);
          return (
            <li key={name}>
              <Link className="legal-texts__row" to={`/admin/settings/legal/${name}`}>
                <strong>{t(`settings.legal.${name}`)}</strong>
                {text?.draft && <Tag kind="warn">{t('settings.legal.draft')}</Tag>}
                <span className={holds ? 'num faint' : 'faint'}>
                  {holds
                    ? t('settings.legal.since', { day: formatDay(intl, holds.day) })
                    : data && t('settings.legal.builtIn')}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
};
