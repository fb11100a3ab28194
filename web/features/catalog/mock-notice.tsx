import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that these are no products to buy. Asks for the true ones when the network is back, or at the visitor's wish. */
export function MockNotice() {
  const t = useText();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);
  return (
    <Notice
      kind="warn"
      action={
        <Button variant="line" small busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('common.failure.retry')}
        </Button>
      }
    >
      <strong>{t('products.mock.title')}</strong> {t('products.mock.text')}
    </Notice>
  );
}
