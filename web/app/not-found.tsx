import { useText } from '../intl/use-text.ts';
import { Head } from '../lib/head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** In the place of a page that does not exist; `reason` says more, where the server does. */
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
          <ButtonLink to="/products" small>
            {t('common.notFound.action')}
          </ButtonLink>
        }
      >
        {reason ? `${reason}. ` : ''}
        {t('common.notFound.text')}
      </EmptyState>
    </div>
  );
};
