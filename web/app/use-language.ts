import { useContext, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Locale } from '../intl/locale.ts';
import { SessionContext } from './session.ts';

export interface Language {
  locale: Locale;
  switching: boolean;
  failed: boolean;
  switchTo: (locale: Locale) => void;
}

const withoutLang = (search: string) => {
  const query = new URLSearchParams(search);
  if (!query.has('lang')) return null;
  query.delete('lang');
  return query.size ? `?${query}` : '';
};

/** The language of the page and the way to another one. */
export const useLanguage = (): Language => {
  const source = useContext(SessionContext);
  if (!source) throw new Error('useLanguage must be used inside the App');
  const [status, setStatus] = useState<'idle' | 'switching' | 'failed'>('idle');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const switchTo = (locale: Locale) => {
    setStatus('switching');
    source.switchTo(locale).then(
      () => {
        setStatus('idle');
        const rest = withoutLang(search);
        if (rest !== null) void navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true });
      },
      () => setStatus('failed'),
    );
  };
  return { locale: source.get().locale, switching: status === 'switching', failed: status === 'failed', switchTo };
};
