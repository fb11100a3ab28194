import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import type { AdminUserQuery } from './AdminUser.gen.ts';

type Build = NonNullable<AdminUserQuery['adminUser']['latestBuilds']>[number];

const QUEUES = { SUBMITTED: 'WAITING', PUBLISHED: 'PUBLISHED', REJECTED: 'REJECTED', DRAFT: 'WAITING' } as const;
const KINDS = { SUBMITTED: 'warn', PUBLISHED: 'ok', REJECTED: 'error', DRAFT: undefined } as const;

/** What the person sent to the gallery, each with the way to its queue. */
export const UserBuilds = ({ builds, email }: { builds: readonly Build[]; email: string }) => {
  const t = useText();
  return (
    <section className="panel">
      <h2 className="h3">{t('people.builds')}</h2>
      {builds.length === 0 && <p className="muted">{t('people.noBuilds')}</p>}
      <ul className="people-builds">
        {builds.map(({ id, title, state, photo }) => (
          <li key={id}>
            {photo && (
              <span className="photo photo--cover thumb" style={{ background: photo.color }}>
                <img src={photo.url} alt="" loading="lazy" decoding="async" />
              </span>
            )}
            <Link className="link" to={`/admin/galleries?${new URLSearchParams({ queue: QUEUES[state], q: email })}`}>
              {title}
            </Link>
            <Tag kind={KINDS[state]}>{t(`people.build.${state}`)}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
};
