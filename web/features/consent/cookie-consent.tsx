import './consent.css';
import { lazy, Suspense, useLayoutEffect, useSyncExternalStore, type ComponentType } from 'react';
import { consent } from '../../lib/consent.ts';
import type { SheetProps } from './consent-sheet.tsx';
import { sheetOpener } from './sheet-opener.ts';

const loadSheet = () => import('./consent-sheet.tsx').then(({ ConsentSheet }) => ConsentSheet);

const loadedSheet = import.meta.env.SSR ? await loadSheet() : null;

/** Where it cannot be loaded the question waits for the next page; nothing is allowed meanwhile. */
const Sheet: ComponentType<SheetProps> =
  loadedSheet ??
  lazy<ComponentType<SheetProps>>(() =>
    loadSheet().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  );

const isUndecided = () => consent.get() === null;

/** The mark that the head's script set before the first paint stays true. */
const useMark = (undecided: boolean, opener: HTMLElement | null) =>
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (opener || isUndecided()) dataset.consent = 'ask';
    else delete dataset.consent;
  }, [undecided, opener]);

/** Asks what may be stored, until that is decided and whenever the footer asks. In the HTML it stands for everybody. */
export const CookieConsent = () => {
  const undecided = useSyncExternalStore(consent.subscribe, isUndecided, () => true);
  const opener = useSyncExternalStore(sheetOpener.subscribe, sheetOpener.get, sheetOpener.initial);
  useMark(undecided, opener);
  if (!undecided && !opener) return null;
  return (
    <Suspense>
      <Sheet key={opener ? 'reopened' : 'first'} opener={opener} closable={!undecided} />
    </Suspense>
  );
};
