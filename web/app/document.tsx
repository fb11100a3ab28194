import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { Locale } from '../intl/locale.ts';
import { directionOf } from '../intl/locale.ts';
import { ACCOUNT_SCRIPT } from '../lib/account/account-boot.ts';
import { builtUrl } from '../lib/cdn.ts';
import { CONSENT_SCRIPT } from '../lib/consent.ts';
import { THEME_COLORS, THEME_SCRIPT } from '../lib/theme.ts';
import favicon from './favicon.svg?no-inline';
import monoExtended from '../ui/fonts/martian-mono-latin-ext-normal.woff2?url';
import mono from '../ui/fonts/martian-mono-latin-normal.woff2?url';
import sansExtended from '../ui/fonts/instrument-sans-latin-ext-wdth-normal.woff2?url';
import sans from '../ui/fonts/instrument-sans-latin-wdth-normal.woff2?url';

/** It has run when the page becomes React's, which leaves it as the server wrote it. */
const BOOT_SCRIPT = import.meta.env.SSR ? `${THEME_SCRIPT};${ACCOUNT_SCRIPT};${CONSENT_SCRIPT}` : '';

/** The extended one in every language: models have Slovak names. */
const FONTS: Record<Locale, readonly string[]> = {
  en: [sans, mono, sansExtended],
  sk: [sans, mono, sansExtended, monoExtended],
  de: [sans, mono, sansExtended],
};

interface DocumentProps {
  locale: Locale;
  /** Addresses of the style sheets of the page. */
  styles: readonly string[];
  /** Only the server knows it; browsers hide it from scripts. */
  nonce?: string;
  children: ReactNode;
}

/** The whole page from `<html>` down, the same on the server and in the browser. */
export const Document = ({ locale, styles, nonce, children }: DocumentProps) => {
  for (const font of FONTS[locale])
    preload(builtUrl(font), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href={builtUrl(favicon)} />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        {/* With the cookie that passes the development gate. */}
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        {(['light', 'dark'] as const).map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={THEME_COLORS[theme]}
          />
        ))}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
};
