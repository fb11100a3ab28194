import { useNavigation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';

/** A thin bar at the top while the next page is on its way; it shows after a moment, so that quick pages do not flash. */
export const NavigationBar = () => {
  const t = useText();
  const { state } = useNavigation();
  return (
    <div role="status" className="loading-bar" data-active={state !== 'idle' || undefined}>
      {state !== 'idle' && <span className="sr">{t('common.loading')}</span>}
    </div>
  );
};
