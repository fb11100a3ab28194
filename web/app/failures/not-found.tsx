import { Link } from 'react-router-dom';
import { SearchForm } from '../../features/shell/search-form.tsx';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const WAYS = [
  { to: '/', text: 'nav.home' },
  { to: '/products?type=kit', text: 'common.notFound.kits' },
  { to: '/products?type=files', text: 'common.notFound.files' },
  { to: '/contact', text: 'nav.contact' },
] as const;

const WaysOn = () => {
  const t = useText();
  return (
    <nav className="not-found__ways" aria-label={t('common.notFound.ways')}>
      {WAYS.map(({ to, text }) => (
        <Link key={to} className="link" to={to}>
          {t(text)}
        </Link>
      ))}
    </nav>
  );
};

/** In the place of a page that does not exist, with ways on; `reason` says more, where the server does. */
export const NotFound = ({ reason }: { reason?: string }) => {
  const t = useText();
  return (
    <div className="wrap not-found">
      <Head title={t('common.notFound.title')} />
      <EmptyState
        art="search"
        level={1}
        title={t('common.notFound.title')}
        action={
          <>
            <SearchForm className="search--block" />
            <ButtonLink to="/products" small>
              {t('common.notFound.action')}
            </ButtonLink>
            <WaysOn />
          </>
        }
      >
        {reason ? `${reason}. ` : ''}
        {t('common.notFound.text')}
      </EmptyState>
    </div>
  );
};
