import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { LOCALES } from './locale.ts';
import { OriginContext } from '../lib/head.tsx';

/** Tells search engines where the page stands in each language. */
export const Alternates = () => {
  const origin = useContext(OriginContext);
  const { pathname, search } = useLocation();
  const hrefIn = (locale?: string) => {
    const params = new URLSearchParams(search);
    params.delete('lang');
    if (locale) params.set('lang', locale);
    return `${origin}${pathname}${params.size ? `?${params}` : ''}`;
  };
  return (
    <>
      {LOCALES.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={hrefIn(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={hrefIn()} />
    </>
  );
};
