import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate, formatDay } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { LegalPageName } from '../documents.ts';
import { versionAddress } from '../versions.ts';
import { useRemoveLegalVersionMutation, type EditedLegalTextFragment } from './AdminLegalTexts.gen.ts';
import { LEGAL_PAGES, PUBLIC_PATHS } from './pages.ts';

interface VersionsProps {
  name: LegalPageName;
  versions: EditedLegalTextFragment['versions'];
}

/** What was published, the latest first; one whose day has not come can be taken back. */
export const LegalVersions = ({ name, versions }: VersionsProps) => {
  const t = useText();
  const intl = useIntl();
  const [remove] = useRemoveLegalVersionMutation();
  const { busy, problem, run } = useAction();
  return (
    <section className="panel" aria-labelledby="legal-published">
      <h2 className="h3" id="legal-published">
        {t('settings.legal.versions')}
      </h2>
      {versions.length === 0 && <p className="muted">{t('settings.legal.none')}</p>}
      <ul className="legal-published">
        {versions.map(({ day, publishedAt, coming }) => (
          <li key={day} className="row">
            {coming ? (
              <b>{formatDay(intl, day)}</b>
            ) : (
              <Link className="link" to={PUBLIC_PATHS[name] + versionAddress(day)}>
                {formatDay(intl, day)}
              </Link>
            )}
            <span className="muted">{t('settings.legal.publishedAt', { date: formatDate(intl, publishedAt) })}</span>
            {coming && (
              <Button
                variant="quiet"
                small
                busy={busy}
                onClick={() => void run(() => remove({ variables: { page: LEGAL_PAGES[name], day } }))}
              >
                {t('settings.legal.takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorLine>{problem}</ErrorLine>
    </section>
  );
};
